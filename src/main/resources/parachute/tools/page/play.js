/* ---- A game. What the program sends is the game; the page adds what its reader looks at. ---- */

import { byId } from './board.js';
import { attempt, request, tell } from './api.js';
import { clockText } from './clock.js';
import { ask, makeSteps, showKeys } from './frame.js';
import { openStream } from './gamestream.js';
import { numberOf, writeMoves } from './movelist.js';
import { timeText } from './movetimes.js';
import { board, choices, levelText, playerNames, shown, variantOf } from './playpage.js';
import { playSound, soundOf } from './sounds.js';

const gamePath = () => '/api/games/' + shown.id;

/* Opens the game that a request begins; the keyboard then is at the board. */
export async function beginGame(path, settings) {
  const { id } = await request('POST', path, settings);
  history.pushState(null, '', '/?game=' + id);
  openGame(id);
  shown.isNew = true;
}

export function openGame(id) {
  byId('start').hidden = true;
  Object.assign(shown, { id, game: null });
  leaveEnd();
  stream.watch(id);
}

const stream = openStream(onMessage);

shown.close = () => {
  Object.assign(shown, { id: '', game: null });
  leaveEnd();
  markTab('');
  stream.leave();
};

/* Takes what the stream says. */
async function onMessage({ game, at, gone, isOpen }) {
  if (game) {
    await board.landed;
    if (game.id === shown.id) {
      receive(game, at - performance.timeOrigin);
    }
  } else if (gone && gone === shown.id) {
    history.replaceState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
    tell('There is no such game.', true);
  } else if (!gone && shown.id) {
    tell(isOpen ? '' : 'The connection is lost; trying again.', true);
  }
}

/* Follows the game, but not where nobody sees the page and the stream is its own, or the engine plays against itself. */
function follow() {
  const { id, game } = shown;
  if (id && !document.hidden) {
    stream.watch(id);
  } else if (game && !(stream.isShared && [game.white, game.black].some(({ kind }) => kind === 'person'))) {
    stream.leave();
  }
}

document.addEventListener('visibilitychange', follow);
addEventListener('pageshow', ({ persisted }) => persisted && follow());
addEventListener('pagehide', stream.leave);

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
  if (!isOver()) {
    leaveEnd();
  } else if (!afterEnd) {
    attempt(writeEnd);
  }
  if (shown.isNew) {
    shown.isNew = false;
    board.focus();
  }
  if (before?.id === game.id) {
    announce(soundAfter(before, game));
  }
  if (game.unsaved || before?.unsaved) {
    tell(game.unsaved ? `The game goes on and is saved later: ${game.unsaved}` : '', true);
  }
}

/* Says that something has happened, also to somebody who sees another page. */
async function announce(sound) {
  playSound(sound);
  if (sound && document.hidden && (isOver() || isToMove())) {
    const { title } = document;
    const body = status();
    (await import('./notifications.js')).notify(title, body);
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

/* Whether one person plays against the engine. */
const isAlone = ({ white, black }) => white.kind !== black.kind;

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
  writeMoves(byId('moves'), game.start, game.moves.map(timed), ply, lookAt);
  byId('status').textContent = status();
  const title = playerNames(game).join(' – ');
  const mark = isToMove() && isAlone(game) ? '● Your move – ' : '';
  document.title = mark + title;
  markTab(mark);
  byId('title').textContent = title;
  allow();
}

/* A move as its list shows it: in a game with clocks with the time that it took. */
const timed = ({ san, millis }) => ({ san, spent: millis === undefined ? '' : timeText(millis / 1000) });

/* Puts a dot on the icon of the tab, or not. */
function markTab(isMarked) {
  const icon = document.querySelector('link[rel="icon"]');
  const href = `/static/${isMarked ? 'turn' : 'icon'}.svg`;
  if (icon.getAttribute('href') !== href) {
    icon.setAttribute('href', href);
  }
}

/* How strong the engine is, in words. */
function strengthOf({ white, black }, levels) {
  const engine = [white, black].find(({ kind }) => kind === 'engine');
  const level = levels.find(({ name }) => name === engine?.level);
  return engine && (level ? `level ${levelText(level)}` : engine.elo ? `Elo ${engine.elo}` : 'full strength');
}

/* Variant, clock and opponent. */
async function writeFacts() {
  const { games, levels } = await choices;
  const { clock: clocks } = shown.game;
  const { title } = games.find(({ name }) => name === variantOf(shown.game));
  const strength = strengthOf(shown.game, levels);
  byId('facts').textContent = [
    title,
    clocks ? `${clocks.base < 60 ? clocks.base + ' s' : clocks.base / 60 + ' min'}${clocks.increment ? ` + ${clocks.increment} s` : ''}` : 'no clock',
    strength ? `Parachute, ${strength}` : 'two people',
  ].join(' · ');
}

/* ---- The end of a game ---- */

/* Ends what is done about the end of a game; null while it goes on. */
let afterEnd = null;

async function writeEnd() {
  const { game } = shown;
  const { signal } = afterEnd = new AbortController();
  const [{ showEnd }, { levels }] = await Promise.all([import('./gameend.js'), choices]);
  if (!signal.aborted) {
    byId('next-level').hidden = !nextLevel(levels);
    await showEnd(byId('card'), game,
      { names: playerNames(game), level: isAlone(game) ? strengthOf(game, levels) : '', signal });
  }
}

function leaveEnd() {
  afterEnd?.abort();
  afterEnd = null;
  byId('card').replaceChildren();
}

/* The level above that of the engine; undefined if there is none, or no person played against a level. */
function nextLevel(levels) {
  const { white, black } = shown.game;
  const { level } = isAlone(shown.game) && [white, black].find(({ kind }) => kind === 'engine');
  return level && levels[levels.findIndex(({ name }) => name === level) + 1];
}

/* Begins the same game with colours exchanged, against the level above. */
async function playNextLevel() {
  const { variant, chess960, start, white, black, clock: clocks } = shown.game;
  const { name: level } = nextLevel((await choices).levels);
  const [first, second] = [black, white].map(player => (player.kind === 'engine' ? { kind: 'engine', level } : player));
  await beginGame('/api/games', {
    variant, chess960, fen: start, white: first, black: second,
    ...(clocks ? { clock: { base: clocks.base, increment: clocks.increment } } : {}),
  });
}

/* How a game has ended, for its person if there is one. */
function ending({ result, reason, white, black }) {
  const said = reason.replace('resigns', 'resigned').replace('forfeits', 'lost').replace(/^\w+ mates$/, 'checkmate');
  if (result === '1/2-1/2') {
    return said.startsWith('Draw') ? said : `Draw: ${said}`;
  }
  const winner = result === '1-0' ? 'white' : 'black';
  const won = isAlone({ white, black }) ? `You ${{ white, black }[winner].kind === 'person' ? 'won' : 'lost'}` : result === '1-0' ? 'White won' : 'Black won';
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
    return `${played}${check}${isAlone(game) ? 'Your move' : side + ' to move'}`;
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
  byId('after').hidden = !over;
  byId('end').classList.toggle('panel', over);
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

export const enterMove = move => attempt(() => makeMove(move));

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

export const lookBy = by => lookAt(shown.ply + by);

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
  rematch: () => attempt(() => beginGame(gamePath() + '/rematch', {})),
  'next-level': () => attempt(playNextLevel),
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
showKeys(steps.keys);
