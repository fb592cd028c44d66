/* ---- Playing: the form for a new game, and one game ---- */

import { byId, element } from './board.js';
import { attempt, refusal, request, tell } from './api.js';
import { clockText } from './clock.js';
import { numberOf, writeMoves } from './movelist.js';
import { MoveBoard } from './moveboard.js';
import { connectSwitch, playSound } from './sounds.js';

/* ---- The form and the list of games ---- */

const form = byId('new-game');

async function openStart() {
  document.title = 'Parachute';
  const [{ variants, levels, elo }, games] = await Promise.all([request('GET', '/api/variants'), request('GET', '/api/games')]);
  form.variant.replaceChildren(...variants.map(({ name, title }) => element('option', { value: name }, title)));
  form.opponent.querySelectorAll('[value^="level "]').forEach(each => each.remove());
  form.opponent.prepend(...levels.map(({ name, number, elo: rating }) =>
    element('option', { value: 'level ' + name }, `Engine ${number}: ${name}${rating ? ` (${rating})` : ''}`)));
  form.opponent.selectedIndex = Math.floor((levels.length - 1) / 2);
  Object.assign(form.elo, { min: elo.lowest, max: elo.highest, value: Math.round((elo.lowest + elo.highest) / 100) * 50 });
  const asked = new URLSearchParams(location.search);
  form.variant.value = asked.get('variant') ?? variants[0].name;
  form.chess960.checked = asked.has('chess960');
  form.fen.value = asked.get('fen') ?? '';
  form.querySelector('details').open = form.fen.value !== '';
  writeGames(games, variants);
  adaptForm();
  byId('start').hidden = false;
}

function adaptForm() {
  const isPerson = form.opponent.value === 'person';
  byId('elo').hidden = form.opponent.value !== 'elo';
  form.querySelector('fieldset').hidden = isPerson;
  byId('other-clock').hidden = form.clock.value !== 'other';
}

function writeGames(games, variants) {
  byId('earlier').hidden = games.length === 0;
  const titles = Object.fromEntries(variants.map(({ name, title }) => [name, title]));
  byId('games').replaceChildren(...games.map(game => {
    const { id, variant, plies, result, changed } = game;
    const when = new Date(changed).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
    const state = result === '*' ? `move ${Math.floor(plies / 2) + 1}` : result.replaceAll('1/2', '½');
    return element('li', {},
      element('a', { href: '/?game=' + id }, playerNames(game).join(' – ')),
      element('span', {}, `${titles[variant] ?? variant}, ${state}`),
      element('time', { datetime: changed }, when),
      deletion(game, when));
  }));
}

function deletion(game, when) {
  const name = `${playerNames(game).join(' – ')}, ${when}`;
  const button = element('button', { type: 'button', 'aria-label': `Delete ${name}` }, 'Delete');
  button.addEventListener('click', () => ask(`Delete the game ${name}?`, 'Delete', 'Keep', async () => {
    await request('DELETE', '/api/games/' + game.id);
    const row = button.closest('li');
    const next = row.nextElementSibling ?? row.previousElementSibling;
    row.remove();
    byId('earlier').hidden = !next;
    (next?.querySelector('button') ?? form.variant).focus();
  }));
  return button;
}

/* Asks whether an action is meant, and carries it out if so. */
function ask(question, yes, no, action) {
  const dialog = byId('sure');
  byId('sure-question').textContent = question;
  byId('sure-yes').textContent = yes;
  byId('sure-no').textContent = no;
  dialog.returnValue = '';
  dialog.addEventListener('close', () => {
    if (dialog.returnValue === 'yes') {
      attempt(action);
    }
  }, { once: true });
  dialog.showModal();
}

/* What the two sides of a game are called. */
function playerNames({ white, black }) {
  const isShared = white.kind === 'person' && black.kind === 'person';
  return [isShared ? 'White' : playerName(white), isShared ? 'Black' : playerName(black)];
}

function playerName(player) {
  if (player.kind === 'person') {
    return 'You';
  }
  return ['Parachute', player.level, player.elo ? `Elo ${player.elo}` : ''].filter(Boolean).join(', ');
}

function opponent() {
  const chosen = form.opponent.value;
  if (chosen === 'person') {
    return { kind: 'person' };
  }
  const strength = chosen === 'elo' ? { elo: form.elo.valueAsNumber } : {};
  return { kind: 'engine', ...strength, ...(chosen.startsWith('level ') ? { level: chosen.slice(6) } : {}) };
}

function clock() {
  if (form.clock.value === '') {
    return {};
  }
  const [base, increment] = form.clock.value === 'other'
    ? [60 * form.minutes.valueAsNumber, form.increment.valueAsNumber]
    : form.clock.value.split('+').map(Number);
  return { clock: { base, increment } };
}

async function begin() {
  const isBlack = form.colour.value === 'black' || (form.colour.value === 'random' && Math.random() < 0.5);
  const players = isBlack ? [opponent(), { kind: 'person' }] : [{ kind: 'person' }, opponent()];
  const fen = form.fen.value.trim();
  const { id } = await request('POST', '/api/games', {
    variant: form.variant.value,
    chess960: form.chess960.checked,
    ...(fen ? { fen } : {}),
    white: players[0],
    black: players[1],
    ...clock(),
  });
  history.pushState(null, '', '/?game=' + id);
  openGame(id);
}

form.addEventListener('change', adaptForm);
form.addEventListener('submit', event => {
  event.preventDefault();
  attempt(begin);
});

/* ---- A game. What the program sends is the whole game each time; the page adds what its reader looks at. ---- */

const board = new MoveBoard(byId('board'), move => attempt(() => makeMove(move.uci)), by => lookAt(shown.ply + by));

/* The game as it came last and when, the ply that is looked at, and a hint for the last position. */
const shown = { game: null, since: 0, ply: 0, hint: '', events: null };

const gamePath = () => '/api/games/' + shown.game.id;

function openGame(id) {
  byId('start').hidden = true;
  shown.game = null;
  listen(id);
}

function listen(id) {
  shown.events?.close();
  const path = `/api/games/${id}/events`;
  const events = new EventSource(path);
  shown.events = events;
  events.addEventListener('open', () => tell(''));
  events.addEventListener('game', async ({ data }) => {
    const since = performance.now();
    await board.landed;
    if (shown.events === events) {
      receive(JSON.parse(data), since);
    }
  });
  events.addEventListener('error', () => onLost(events, path));
}

/* A page that nobody sees has no stream: a browser has few connections to one program for all its pages. */
document.addEventListener('visibilitychange', () => {
  if (shown.game && document.hidden) {
    shown.events.close();
  } else if (shown.game) {
    listen(shown.game.id);
  }
});

/* A connection that breaks comes again by itself, one that was refused does not. */
async function onLost(events, path) {
  if (events.readyState !== EventSource.CLOSED) {
    tell('The connection is lost; trying again.');
  } else {
    tell(await refusal(path) || 'The connection was lost; load the page again.');
  }
}

/* Takes a game that the program sent at some time. Who looks at its last position follows the game. */
function receive(game, since) {
  const before = shown.game;
  const isLast = !before || shown.ply === before.moves.length;
  const isNew = game.moves.length !== before?.moves.length || game.id !== before.id;
  Object.assign(shown, { game, since });
  shown.ply = isLast ? game.moves.length : Math.min(shown.ply, game.moves.length);
  if (isNew) {
    shown.hint = '';
  }
  if (!before) {
    byId('game').hidden = false;
    board.flipped = game.black.kind === 'person' && game.white.kind !== 'person';
  }
  show();
  if (before?.id === game.id) {
    playSound(soundOf(before, game));
  }
  if (game.unsaved || before?.unsaved) {
    tell(game.unsaved ? `The game goes on and is saved later: ${game.unsaved}` : '');
  }
}

/* The name of the sound for what has changed in a game, empty for none. */
function soundOf(before, game) {
  if (game.result !== '*') {
    return before.result === '*' ? 'end' : '';
  }
  if (game.moves.length <= before.moves.length) {
    return '';
  }
  const { san } = game.moves.at(-1);
  if (game.position.check) {
    return 'check';
  }
  return san.includes('x') ? 'capture' : san.includes('@') ? 'drop' : 'move';
}

const isOver = () => shown.game.result !== '*';

/* Whether the move is that of somebody at this page. */
function isToMove() {
  const { game } = shown;
  return !isOver() && game[game.position.turn].kind === 'person';
}

const otherSide = { white: 'black', black: 'white' };

/* Whether somebody at this page waits for the move of an engine. */
function isWaiting() {
  const { game } = shown;
  return !isOver() && !isToMove() && game[otherSide[game.position.turn]].kind === 'person';
}

/* Shows the ply that is looked at, and what can be done in the game. */
function show() {
  const { game, ply } = shown;
  const last = ply === game.moves.length;
  board.show({
    fen: ply === 0 ? game.start : game.moves[ply - 1].fen,
    legal: last && isToMove() ? game.position.legal : [],
    played: ply === 0 ? '' : game.moves[ply - 1].uci,
    check: last ? game.position.check : '',
    waiting: last && isWaiting() ? otherSide[game.position.turn] : '',
    arrows: last && shown.hint ? [{ move: shown.hint, white: game.position.turn === 'white', className: 'better' }] : [],
  });
  writeSides();
  writeMoves(byId('moves'), game.start, game.moves, ply, lookAt);
  byId('status').textContent = status();
  byId('earlier-position').hidden = last;
  const title = playerNames(game).join(' – ');
  document.title = (isToMove() ? '● ' : '') + title;
  byId('title').textContent = title;
  allow();
}

function status() {
  const { game } = shown;
  if (isOver()) {
    return `${game.result.replaceAll('1/2', '½')} ${game.reason}`;
  }
  const side = game.position.turn === 'white' ? 'White' : 'Black';
  const check = game.position.check ? 'Check. ' : '';
  const last = game.moves.at(-1);
  const played = last ? `${numberOf(game.start, game.moves.length - 1)} ${last.san}. ` : '';
  if (isToMove()) {
    const isAlone = game.white.kind !== game.black.kind;
    return `${played}${check}${isAlone ? 'Your move' : side + ' to move'}`;
  }
  return `${played}${check}${game.thinking ? 'Parachute is thinking' : side + ' to move'} …`;
}

function allow() {
  const { game } = shown;
  const over = isOver();
  byId('hint').disabled = !isToMove();
  byId('takeback').disabled = game.moves.length === 0;
  byId('draw').hidden = over;
  byId('draw').disabled = !isToMove();
  byId('resign').hidden = over;
  byId('rematch').hidden = !over;
  byId('move').disabled = !isToMove();
  byId('typed').hidden = over;
  byId('first').disabled = byId('back').disabled = shown.ply === 0;
  byId('last').disabled = byId('forward').disabled = shown.ply === game.moves.length;
  byId('pgn').href = gamePath() + '/pgn';
  byId('analyse').href = '/analysis#game=' + game.id;
}

/* ---- Clocks ---- */

/* When a clock warns that there is little time left, in milliseconds. */
const LOW_TIME = 20_000;

function writeSides() {
  const names = playerNames(shown.game);
  ['white', 'black'].forEach((colour, i) => {
    board.name(colour === 'white').textContent = names[i];
    writeClock(colour);
  });
}

function writeClock(colour) {
  const { clock: clocks } = shown.game;
  const note = board.note(colour === 'white');
  note.hidden = !clocks;
  if (clocks) {
    const isRunning = clocks.running === colour;
    const left = Math.max(0, clocks[colour] - (isRunning ? performance.now() - shown.since : 0));
    if (left < LOW_TIME && note.matches('.running:not(.short)') && shown.game[colour].kind === 'person') {
      playSound('low');
    }
    note.className = ['note clock', isRunning && 'running', left < LOW_TIME && 'short'].filter(Boolean).join(' ');
    note.textContent = clockText(left);
  }
}

setInterval(() => {
  if (shown.game?.clock?.running) {
    writeClock(shown.game.clock.running);
  }
}, 100);

/* ---- What can be done ---- */

/* Asks for a move; where it is refused, the board shows again what the game is. What becomes of the game comes as an
   event alone: an answer might be older than the last event. */
async function makeMove(move) {
  try {
    await request('POST', gamePath() + '/moves', { move, after: shown.game.moves.length });
  } catch (error) {
    show();
    throw error;
  }
}

async function act(name) {
  if ((await request('POST', `${gamePath()}/${name}`, {})).declined) {
    tell('The engine declines the draw.');
  }
}

async function hint() {
  const { game } = shown;
  const { uci } = await request('POST', gamePath() + '/hint', {});
  if (shown.game.moves.length === game.moves.length) {
    shown.hint = uci;
    lookAt(game.moves.length);
  }
}

async function rematch() {
  const { id } = await request('POST', gamePath() + '/rematch', {});
  history.pushState(null, '', '/?game=' + id);
  openGame(id);
}

function lookAt(ply) {
  if (shown.game) {
    shown.ply = Math.max(0, Math.min(ply, shown.game.moves.length));
    show();
  }
}

const ACTIONS = {
  first: () => lookAt(0),
  back: () => lookAt(shown.ply - 1),
  forward: () => lookAt(shown.ply + 1),
  last: () => lookAt(shown.game.moves.length),
  'to-last': () => lookAt(shown.game.moves.length),
  flip: () => {
    board.flipped = !board.flipped;
    show();
  },
  hint: () => attempt(hint),
  takeback: () => attempt(() => act('takeback')),
  draw: () => attempt(() => act('draw')),
  resign: () => ask('Resign this game?', 'Resign', 'Play on', () => act('resign')),
  rematch: () => attempt(rematch),
};
const KEYS = {
  ArrowLeft: ACTIONS.back, ArrowRight: ACTIONS.forward, Home: ACTIONS.first, End: ACTIONS.last, f: ACTIONS.flip,
};

Object.entries(ACTIONS).forEach(([id, action]) => byId(id).addEventListener('click', action));
byId('typed').addEventListener('submit', event => {
  event.preventDefault();
  const move = byId('move').value.trim();
  if (move) {
    lookAt(shown.game.moves.length);
    attempt(async () => {
      await makeMove(move);
      byId('move').value = '';
    });
  }
});
document.addEventListener('keydown', event => {
  const action = KEYS[event.key];
  const isTyping = event.target.matches('input, select, textarea');
  if (action && shown.game && !isTyping && !event.ctrlKey && !event.altKey && !event.metaKey) {
    action();
    event.preventDefault();
  }
});

/* ---- The address names the game ---- */

function followAddress() {
  const id = new URLSearchParams(location.search).get('game');
  byId('start').hidden = byId('game').hidden = true;
  shown.events?.close();
  shown.game = null;
  if (id) {
    openGame(id);
  } else {
    attempt(openStart);
  }
}

connectSwitch(byId('sounds'));
addEventListener('popstate', followAddress);
followAddress();
