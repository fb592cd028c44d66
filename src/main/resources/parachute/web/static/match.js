/* ---- Watching a match: its table, its games, and those that are over ---- */

import {
  button, byId, drawBoard, drawn, element, handOf, parseBoard, pieceImage, squaresOf,
} from './board.js';
import { attempt, request, tell } from './api.js';
import { clockText } from './clock.js';
import { writeMoves } from './movelist.js';
import { MoveBoard } from './moveboard.js';

/* The list of the games that are over: the newest, or after it was asked for all. */
let wantsAll = false;

function show(match) {
  byId('match').hidden = false;
  const title = match.engines.length === 2 ? match.engines.join(' – ') : `Match of ${match.engines.length} engines`;
  byId('title').textContent = title;
  document.title = `${match.played}/${match.all} ${title}`;
  Object.assign(byId('bar'), { max: match.all || 1, value: match.played });
  byId('status').textContent = status(match);
  byId('table').textContent = match.table.join('\n');
  showTest(match.sprt);
  showCurve(match);
  showRunning(match.running);
  if (!wantsAll) {
    showFinished(match.finished);
    byId('all-games').hidden = match.played <= match.finished.length;
  }
  byId('said').hidden = match.events.length === 0;
  byId('events').replaceChildren(...match.events.map(text => element('li', {}, text)));
}

function status({ played, all, over, gamesPerMinute }) {
  const done = `${played} of ${all} games`;
  if (over) {
    return `${done}: the match is over.`;
  }
  if (gamesPerMinute === 0) {
    return `${done}.`;
  }
  const minutes = (all - played) / gamesPerMinute;
  const left = minutes < 100 ? `${Math.ceil(minutes)} min` : `${Math.round(minutes / 60)} h`;
  return `${done}, ${gamesPerMinute.toPrecision(3)} a minute, ${left} left.`;
}

/* The ratio of the test on its way between its bounds. */
function showTest(test) {
  byId('test').hidden = !test;
  if (test) {
    const { llr, lower, upper, elo0, elo1, decision } = test;
    const place = Math.max(0, Math.min(1, (llr - lower) / (upper - lower)));
    byId('test').querySelector('i').style.left = 100 * place + '%';
    byId('test-said').textContent =
      `SPRT of Elo ${elo0} against ${elo1}: ${llr.toFixed(2)} between ${lower.toFixed(2)} and ${upper.toFixed(2)}, ${decision}`;
  }
}

/* The Elo of the first engine and its error in the course of the match. */
function showCurve({ course, engines }) {
  byId('elo-course').hidden = course.length < 2;
  if (course.length < 2) {
    return;
  }
  byId('elo-title').textContent = `Elo of ${engines[0]} with its error`;
  const curve = byId('curve');
  curve.replaceChildren();
  const { low, high } = course.at(-1);
  const most = Math.max(Math.abs(low), Math.abs(high), 10) * 1.6;
  const x = games => 40 + (550 * games) / course.at(-1).games;
  const y = elo => 90 - (80 * Math.max(-most, Math.min(most, elo))) / most;
  const points = key => course.map(point => `${x(point.games).toFixed(1)},${y(point[key]).toFixed(1)}`);
  drawn(curve, 'polygon', { class: 'error', points: [...points('low'), ...points('high').reverse()].join(' ') });
  drawn(curve, 'line', { class: 'zero', x1: 40, x2: 590, y1: y(0), y2: y(0) });
  drawn(curve, 'polyline', { class: 'elo', points: points('elo').join(' ') });
  [most / 1.6, 0, -most / 1.6].forEach(elo => drawn(curve, 'text', { x: 4, y: y(elo) + 4 }, String(Math.round(elo))));
}

/* ---- Games being played ---- */

/* Elements stay while a game goes on, so that the page does not flicker. */
const boards = new Map();

function showRunning(games) {
  byId('running-title').hidden = games.length === 0;
  const numbers = new Set(games.map(({ number }) => number));
  [...boards].filter(([number]) => !numbers.has(number)).forEach(([number, place]) => {
    place.remove();
    boards.delete(number);
  });
  games.forEach(game => {
    if (!boards.has(game.number)) {
      const place = element('li', {});
      boards.set(game.number, place);
      byId('running').append(place);
    }
    writeGame(boards.get(game.number), game);
  });
}

function writeGame(place, { fen, move, white, black }) {
  const { pieces, hands } = parseBoard(fen.split(' ')[0]);
  const board = element('div', {});
  const drawing = drawn(board, 'svg', { class: 'board', viewBox: '0 0 320 320', role: 'img', 'aria-label': fen });
  drawBoard(drawing, pieces, false, { marks: { played: squaresOf(move) } });
  place.replaceChildren(side(black, hands, false), board, side(white, hands, true));
}

function side({ name, clock, score }, hands, white) {
  const note = [score, clock === undefined ? '' : clockText(clock)].filter(Boolean).join('  ');
  const hand = handOf(hands, white).map(({ letter, count }) =>
    element('span', {}, pieceImage(letter), count > 1 ? String(count) : ''));
  return element('div', { class: 'side' }, element('span', { class: 'name' }, name),
    element('span', { class: 'hand' }, ...hand), element('span', { class: 'note' }, note));
}

/* ---- Games that are over ---- */

const replay = { game: null, ply: 0 };
const board = new MoveBoard(byId('board'), () => {});

/* The rows of the list by the numbers of their games. */
const rows = new Map();

/* A row stays in its place while others come and go, so that a click on it, or the focus, is not lost. */
function showFinished(games) {
  const list = byId('finished');
  const numbers = new Set(games.map(({ number }) => number));
  [...rows].filter(([number]) => !numbers.has(number)).forEach(([number, row]) => {
    row.remove();
    rows.delete(number);
  });
  games.forEach((game, i) => {
    const row = rows.get(game.number) ?? finishedRow(game);
    rows.set(game.number, row);
    if (list.children[i] !== row) {
      list.insertBefore(row, list.children[i] ?? null);
    }
  });
}

const finishedRow = ({ number, white, black, result, plies }) =>
  element('li', {}, button({}, () => attempt(() => openGame(number)),
    element('span', {}, String(number)), element('span', {}, result.replaceAll('1/2', '½')),
    element('span', {}, `${white} – ${black}`), element('span', {}, `${Math.ceil(plies / 2)} moves`)));

async function openGame(number) {
  replay.game = await request('GET', '/api/match/games/' + number);
  const { White, Black } = replay.game.tags;
  byId('replay-title').textContent = `${number}: ${White} – ${Black}`;
  board.name(true).textContent = White;
  board.name(false).textContent = Black;
  if (!byId('replay').open) {
    byId('replay').showModal();
  }
  lookAt(replay.game.moves.length);
}

function lookAt(ply) {
  const { start, moves, result } = replay.game;
  replay.ply = Math.max(0, Math.min(ply, moves.length));
  const played = moves[replay.ply - 1];
  board.show({ fen: played?.fen ?? start, played: played?.uci ?? '' });
  writeMoves(byId('moves'), start, moves, replay.ply, lookAt);
  const isLast = replay.ply === moves.length;
  byId('comment').textContent = [played?.comment, isLast ? result.replaceAll('1/2', '½') : ''].filter(Boolean).join(' ');
  byId('first').disabled = byId('back').disabled = replay.ply === 0;
  byId('last').disabled = byId('forward').disabled = isLast;
}

const ACTIONS = {
  first: () => lookAt(0),
  back: () => lookAt(replay.ply - 1),
  forward: () => lookAt(replay.ply + 1),
  last: () => lookAt(replay.game.moves.length),
  flip: () => { board.flipped = !board.flipped; },
};
const KEYS = {
  ArrowLeft: ACTIONS.back, ArrowRight: ACTIONS.forward, Home: ACTIONS.first, End: ACTIONS.last, f: ACTIONS.flip,
};
Object.entries(ACTIONS).forEach(([id, action]) => byId(id).addEventListener('click', action));
byId('close').addEventListener('click', () => byId('replay').close());
byId('replay').addEventListener('keydown', event => {
  if (KEYS[event.key] && !event.ctrlKey && !event.altKey && !event.metaKey) {
    KEYS[event.key]();
    event.preventDefault();
  }
});
byId('all-games').addEventListener('click', () => attempt(async () => {
  wantsAll = true;
  byId('all-games').hidden = true;
  showFinished(await request('GET', '/api/match/games'));
}));

/* ---- The match as the program sends it; when it is over the program ends, and the page stays ---- */

let events = null;
let isOver = false;

function listen() {
  events = new EventSource('/api/match/events');
  events.addEventListener('open', () => tell(''));
  events.addEventListener('match', event => {
    const match = JSON.parse(event.data);
    show(match);
    isOver = match.over;
    if (isOver) {
      events.close();
    }
  });
  events.addEventListener('error', () => {
    if (!isOver) {
      tell('The connection is lost; trying again.');
    }
  });
}

/* A page that nobody sees asks for nothing. */
document.addEventListener('visibilitychange', () => {
  if (isOver) {
    return;
  }
  events.close();
  if (!document.hidden) {
    listen();
  }
});
listen();
