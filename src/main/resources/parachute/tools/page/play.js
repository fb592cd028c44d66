/* ---- Playing: the form for a new game, and one game ---- */

import { byId, element } from './board.js';
import { attempt, request, tell } from './api.js';
import { clockText } from './clock.js';
import { BOARD_KEYS, makeSteps, showKeys } from './frame.js';
import { numberOf, writeMoves } from './movelist.js';
import { MoveBoard } from './moveboard.js';
import { putSetting, setting } from './settings.js';
import { playSound, soundOf } from './sounds.js';

/* ---- The form and the list of games ---- */

const form = byId('new-game');

/* What there is to choose. */
const choices = request('GET', '/api/variants').then(({ variants, ...others }) => {
  const sorted = [...variants].sort((a, b) => b.drops - a.drops);
  const mixed = sorted.toReversed().map(({ name, title, ...variant }) => ({ name: name + '960', title: title + '960', ...variant }));
  return { ...others, games: [...sorted, ...mixed] };
});

function about({ name, drops }) {
  if (drops) {
    return 'Pieces you capture are yours: click one below the board, then an empty square.';
  }
  return name.endsWith('960') ? 'Chess with the pieces of the first rank in one of 960 orders.' : 'Chess by the usual rules.';
}

const choice = (name, value, text, title = text) =>
  element('label', { title }, element('input', { type: 'radio', name, value, 'aria-label': title }), text);

async function openStart() {
  document.title = 'Parachute';
  [true, false].forEach(white => {
    board.name(white).textContent = '';
    board.note(white).hidden = true;
  });
  const [{ games, levels, elo }, earlier] = await Promise.all([choices, request('GET', '/api/games')]);
  byId('variants').querySelectorAll('label').forEach(each => each.remove());
  byId('variants').append(...games.map(({ name, title }) => choice('variant', name, title)));
  byId('levels').querySelectorAll('label').forEach(each => each.remove());
  byId('levels').append(...levels.map(level => choice('level', level.name, level.number, levelText(level))));
  Object.assign(form.elo, { min: elo.lowest, max: elo.highest, value: Math.round((elo.lowest + elo.highest) / 100) * 50 });
  const asked = new URLSearchParams(location.search);
  const variant = asked.has('variant') ? { variant: asked.get('variant') + (asked.has('chess960') ? '960' : '') } : {};
  const last = Object.fromEntries(new URLSearchParams(setting('new-game') ?? ''));
  const defaults = { variant: games[0].name, level: levels[Math.floor((levels.length - 1) / 2)].name };
  Object.entries({ ...last, ...variant }).filter(([key]) => form[key]).forEach(([key, value]) => { form[key].value = value; });
  Object.entries(defaults).forEach(([key, value]) => { form[key].value ||= value; });
  form.fen.value = asked.get('fen') ?? '';
  byId('more').open = form.fen.value !== '' || form.opponent.value !== 'level';
  writeGames(earlier, games);
  byId('start').hidden = false;
  await adaptForm();
}

/* Shows what belongs to the choice, and on the board the position that the game begins with. */
async function adaptForm() {
  const { games, levels } = await choices;
  const { opponent: opponentField, variant, level, fen, colour, clock: clockField } = form;
  const isPerson = opponentField.value === 'person';
  byId('elo').hidden = opponentField.value !== 'elo';
  byId('levels').hidden = opponentField.value !== 'level';
  byId('sides').hidden = isPerson;
  byId('other-clock').hidden = clockField.value !== 'other';
  const game = games.find(({ name }) => name === variant.value);
  byId('about').textContent = about(game);
  byId('show-rules').hidden = !game.drops;
  byId('level-name').textContent = levelText(levels.find(({ name }) => name === level.value));
  board.flipped = !isPerson && colour.value === 'black';
  const text = fen.value.trim();
  board.show({ fen: text ? (await request('POST', '/api/position', { variant: variant.value, fen: text })).fen : game.start });
}

const levelText = ({ number, name, elo }) => `${number}: ${name}${elo ? `, Elo ${elo}` : ''}`;

function writeGames(all, variants) {
  const games = all.filter(({ plies }) => plies > 0);
  byId('earlier').hidden = games.length === 0;
  const titles = Object.fromEntries(variants.map(({ name, title }) => [name, title]));
  byId('games').replaceChildren(...games.map(game => {
    const { id, plies, result, changed } = game;
    const when = new Date(changed).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
    const state = result === '*' ? `move ${Math.floor(plies / 2) + 1}` : result.replaceAll('1/2', '½');
    return element('li', {},
      element('a', { href: '/?game=' + id }, playerNames(game).join(' – ')),
      element('span', {}, `${titles[variantOf(game)]}, ${state}`),
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
    (next?.querySelector('button') ?? form.querySelector('.main')).focus();
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

const variantOf = ({ variant, chess960 }) => variant + (chess960 ? '960' : '');

/* What the two sides of a game are called. */
function playerNames({ white, black }) {
  const isShared = white.kind === 'person' && black.kind === 'person';
  return [isShared ? 'White' : playerName(white), isShared ? 'Black' : playerName(black)];
}

function playerName(player) {
  if (player.kind === 'person') {
    return player.name ?? 'You';
  }
  return ['Parachute', player.level, player.elo ? `Elo ${player.elo}` : ''].filter(Boolean).join(', ');
}

function opponent() {
  const { opponent: { value }, level, elo } = form;
  return value === 'person' ? { kind: 'person' }
    : { kind: 'engine', ...(value === 'elo' ? { elo: elo.valueAsNumber } : { level: level.value }) };
}

function clock() {
  if (form.clock.value === '') {
    return {};
  }
  const [base, increment] = form.clock.value === 'other'
    ? [60 * form.minutes.valueAsNumber, form.increment.valueAsNumber].map(Math.round)
    : form.clock.value.split('+').map(Number);
  return { clock: { base, increment } };
}

async function begin() {
  const isBlack = form.colour.value === 'black' || (form.colour.value === 'random' && Math.random() < 0.5);
  const other = opponent();
  const name = other.kind === 'engine' && setting('name')?.trim();
  const person = { kind: 'person', ...(name ? { name } : {}) };
  const players = isBlack ? [other, person] : [person, other];
  const fen = form.fen.value.trim();
  const fields = new URLSearchParams(new FormData(form));
  fields.delete('fen');
  putSetting('new-game', fields);
  await openNew('/api/games', {
    variant: form.variant.value,
    ...(fen ? { fen } : {}),
    white: players[0],
    black: players[1],
    ...clock(),
  });
}

/* Opens the game that a request begins; the keyboard then is at the board. */
async function openNew(path, settings) {
  const { id } = await request('POST', path, settings);
  history.pushState(null, '', '/?game=' + id);
  openGame(id);
  shown.isNew = true;
}

form.addEventListener('change', () => attempt(adaptForm));
form.addEventListener('submit', event => {
  event.preventDefault();
  attempt(begin);
});

byId('show-rules').addEventListener('click', async () => (await import('./rules.js')).showRules());

/* ---- A game. What the program sends is the game; the page adds what its reader looks at. ---- */

const board = new MoveBoard(byId('board'), move => attempt(() => makeMove(move.uci)), by => lookAt(shown.ply + by));

/* The game as it is shown and since when, the ply that is looked at, a hint for the last position, and whether the game
   was begun here just now. */
const shown = { game: null, since: 0, ply: 0, hint: '', events: null, isNew: false };

const gamePath = () => '/api/games/' + shown.game.id;

function openGame(id) {
  byId('start').hidden = true;
  shown.game = null;
  listen(id);
}

/* The program sends the game, and then of its moves those that are new. */
function listen(id) {
  shown.events?.close();
  const events = new EventSource(`/api/games/${id}/events`);
  let game = null;
  shown.events = events;
  events.addEventListener('open', () => tell(''));
  events.addEventListener('game', async ({ data }) => {
    const since = performance.now();
    const { kept = 0, ...news } = JSON.parse(data);
    const now = { ...news, moves: [...game?.moves.slice(0, kept) ?? [], ...news.moves] };
    game = now;
    await board.landed;
    if (shown.events === events) {
      receive(now, since);
    }
  });
  events.addEventListener('error', () => attempt(() => onLost(events, id)));
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
async function onLost(events, id) {
  if (events.readyState !== EventSource.CLOSED) {
    tell('The connection is lost; trying again.', true);
    return;
  }
  try {
    await request('GET', '/api/games/' + id);
    tell('The connection was lost; load the page again.', true);
  } catch (error) {
    if (error.status === 404) {
      history.replaceState(null, '', '/');
      await followAddress();
    }
    tell(error.message, true);
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
    byId('by-text').open = matchMedia('(min-width: 48rem)').matches;
    board.flipped = game.black.kind === 'person' && game.white.kind !== 'person';
    attempt(writeFacts);
  }
  show();
  if (shown.isNew) {
    shown.isNew = false;
    board.focus();
  }
  if (before?.id === game.id) {
    playSound(soundAfter(before, game));
  }
  if (game.unsaved || before?.unsaved) {
    tell(game.unsaved ? `The game goes on and is saved later: ${game.unsaved}` : '', true);
  }
}

/* The name of the sound for what has changed in a game, empty for none. */
function soundAfter(before, game) {
  if (game.result !== '*') {
    return before.result === '*' ? 'end' : '';
  }
  if (game.moves.length <= before.moves.length) {
    return '';
  }
  return soundOf(game.moves.at(-1).san);
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
  const title = playerNames(game).join(' – ');
  document.title = (isToMove() ? '● ' : '') + title;
  byId('title').textContent = title;
  allow();
}

/* Variant, clock and opponent. */
async function writeFacts() {
  const { games, levels } = await choices;
  const { white, black, clock: clocks } = shown.game;
  const { title } = games.find(({ name }) => name === variantOf(shown.game));
  const engine = [white, black].find(({ kind }) => kind === 'engine');
  const level = levels.find(({ name }) => name === engine?.level);
  const strength = level ? `level ${levelText(level)}` : engine?.elo ? `Elo ${engine.elo}` : 'full strength';
  byId('facts').textContent = [
    title,
    clocks ? `${clocks.base < 60 ? clocks.base + ' s' : clocks.base / 60 + ' min'}${clocks.increment ? ` + ${clocks.increment} s` : ''}` : 'no clock',
    engine ? `Parachute, ${strength}` : 'two people',
  ].join(' · ');
}

/* How a game has ended, for its person if there is one. */
function ending({ result, reason, white, black }) {
  const said = reason.replace('resigns', 'resigned').replace('forfeits', 'lost').replace(/^\w+ mates$/, 'checkmate');
  if (result === '1/2-1/2') {
    return said.startsWith('Draw') ? said : `Draw: ${said}`;
  }
  const winner = result === '1-0' ? 'white' : 'black';
  const isAlone = white.kind !== black.kind;
  const won = isAlone ? `You ${{ white, black }[winner].kind === 'person' ? 'won' : 'lost'}` : result === '1-0' ? 'White won' : 'Black won';
  return `${won}: ${said}`;
}

function status() {
  const { game } = shown;
  if (isOver()) {
    return ending(game);
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

/* Allows what can be done; what had the keyboard and can be done no longer leaves it to what comes next. */
function allow() {
  const { game } = shown;
  const over = isOver();
  const focused = document.activeElement;
  byId('hint').disabled = !isToMove();
  byId('takeback').disabled = game.moves.length === 0;
  byId('draw').disabled = !isToMove();
  byId('acts').hidden = byId('by-text').hidden = over;
  byId('rematch').hidden = !over;
  byId('move').disabled = !isToMove();
  steps.write();
  byId('pgn').href = gamePath() + '/pgn';
  byId('analyse').href = '/analysis#game=' + game.id;
  if (focused.disabled || focused.closest('[hidden]')) {
    (over ? byId('rematch') : board).focus();
  }
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

function lookAt(ply) {
  if (shown.game) {
    shown.ply = Math.max(0, Math.min(ply, shown.game.moves.length));
    show();
  }
}

function flip() {
  board.flipped = !board.flipped;
  if (shown.game) {
    show();
  }
}

const steps = makeSteps({ at: () => [shown.ply, shown.game?.moves.length], lookAt, flip });

const ACTIONS = {
  hint: () => attempt(hint),
  takeback: () => attempt(() => act('takeback')),
  draw: () => ask('Offer a draw?', 'Offer a draw', 'Play on', () => act('draw')),
  resign: () => ask('Resign this game?', 'Resign', 'Play on', () => act('resign')),
  rematch: () => attempt(() => openNew(gamePath() + '/rematch', {})),
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
showKeys([...steps.keys, ...BOARD_KEYS]);

/* ---- The address names the game ---- */

async function followAddress() {
  const id = new URLSearchParams(location.search).get('game');
  byId('start').hidden = byId('game').hidden = true;
  shown.events?.close();
  shown.game = null;
  if (id) {
    openGame(id);
  } else {
    await attempt(openStart);
  }
}

addEventListener('popstate', followAddress);
followAddress();
