/* ---- Watching work that takes long: its parts, the games being played, and those that are over ---- */

import {
  button, byId, drawBoard, drawn, element, handOf, parseBoard, pieceImage, squaresOf,
} from './board.js';
import { attempt, request, tell } from './api.js';
import { clockText } from './clock.js';
import { writeMoves } from './movelist.js';
import { MoveBoard } from './moveboard.js';

/* The list of the games that are over: the newest, or after it was asked for all. */
let wantsAll = false;

function show(work) {
  byId('watch').hidden = false;
  byId('title').textContent = work.title;
  byId('state').textContent = work.over ? 'It is over.' : '';
  byId('report').hidden = !work.report;
  document.title = [work.over ? '' : percent(work.parts), work.title].filter(Boolean).join(' ');
  showParts(work.parts);
  showRunning(work.running);
  byId('over').hidden = work.finishedInAll === 0;
  if (!wantsAll) {
    showFinished(work.finished);
    byId('all-games').hidden = work.finishedInAll <= work.finished.length;
  }
  byId('said').hidden = work.messages.length === 0;
  byId('messages').replaceChildren(...work.messages.toReversed().map(text => element('li', {}, text)));
}

/* How far the first part is that is not done. */
function percent(parts) {
  const bar = parts.find(({ kind, content }) => kind === 'bar' && content.done < content.all)?.content;
  return bar ? Math.floor((100 * bar.done) / bar.all) + ' %' : '';
}

/* ---- Parts: bars, tables, ratios and diagrams; their elements stay, so that a selection is not lost ---- */

const WRITERS = { bar: writeBar, table: writeTable, boards: writeBoards, ratio: writeRatio, diagram: writeDiagram };
const places = new Map();
let shown = [];

/* Diagrams are drawn as wide as they are shown. */
window.addEventListener('resize', () => showParts(shown));

function showParts(parts) {
  shown = parts;
  const names = new Set(parts.map(({ title }) => title));
  [...places].filter(([title]) => !names.has(title)).forEach(([title, place]) => {
    place.remove();
    places.delete(title);
  });
  showIn(byId('bars'), parts.filter(({ kind }) => kind === 'bar'));
  showIn(byId('parts'), parts.filter(({ kind }) => kind !== 'bar'));
}

function showIn(list, parts) {
  parts.forEach(({ title, kind, content }, i) => {
    const place = places.get(title) ?? newPlace(title);
    places.set(title, place);
    if (list.children[i] !== place) {
      list.insertBefore(place, list.children[i] ?? null);
    }
    WRITERS[kind](place, content, title);
  });
}

function newPlace(title) {
  const id = 'part-' + title.toLowerCase().replaceAll(' ', '-');
  return element('section', { 'aria-labelledby': id }, element('h2', { id }, title));
}

/* The element of a part that has this tag and class; made when it is asked for the first time. */
function within(place, tag, className, attributes = {}) {
  const found = place.querySelector(`:scope > ${tag}.${className}`);
  if (found) {
    return found;
  }
  const made = element(tag, { class: className, ...attributes });
  place.append(made);
  return made;
}

function writeBar(place, { done, all, text }, title) {
  Object.assign(within(place, 'progress', 'done', { 'aria-label': title }), { max: all || 1, value: done });
  within(place, 'p', 'text').textContent = text;
}

function writeTable(place, { lines }, title) {
  const table = within(place, 'pre', 'lines', { tabindex: '0', 'aria-label': title });
  const text = lines.join('\n');
  if (table.textContent !== text) {
    table.textContent = text;
  }
}

/* Games of which only the position is known. */
function writeBoards(place, { boards }) {
  place.hidden = boards.length === 0;
  const list = within(place, 'ul', 'boards');
  while (list.children.length > boards.length) {
    list.lastElementChild.remove();
  }
  boards.forEach(({ number, fen, move }, i) => {
    if (!list.children[i]) {
      list.append(element('li', {}));
    }
    writeGame(list.children[i], { fen, move, white: { name: 'White' }, black: { name: `Black, game ${number}` } });
  });
}

/* A ratio on its way between its bounds. */
function writeRatio(place, { value, lower, upper, text }) {
  const track = within(place, 'div', 'track', { 'aria-hidden': 'true' });
  const mark = within(track, 'i', 'mark');
  mark.style.left = 100 * Math.max(0, Math.min(1, (value - lower) / (upper - lower))) + '%';
  const zero = within(track, 'i', 'zero');
  zero.style.left = (-100 * lower) / (upper - lower) + '%';
  const bounds = within(place, 'div', 'bounds', { 'aria-hidden': 'true' });
  bounds.replaceChildren(...[lower, value, upper].map(number => element('span', {}, number.toFixed(2))));
  within(place, 'p', 'text').textContent = text;
}

/* ---- Diagrams ---- */

const LEFT = 56, TOP = 12, BOTTOM = 176, HEIGHT = 204;

function writeDiagram(place, { across, lines }, title) {
  const drawable = lines.filter(({ points }) => points.length > 1);
  place.hidden = drawable.length === 0;
  if (place.hidden) {
    return;
  }
  const legend = within(place, 'p', 'legend');
  legend.replaceChildren(...lines.map(({ name }, i) =>
    element('span', {}, element('i', { class: 'line' + i, 'aria-hidden': 'true' }), name)));
  const box = within(place, 'div', 'curve');
  const curve = box.querySelector('svg') ?? drawn(box, 'svg', { role: 'img' });
  const width = Math.max(240, box.clientWidth);
  curve.setAttribute('viewBox', `0 0 ${width} ${HEIGHT}`);
  const right = width - 12;
  const last = drawable.map(({ name, points }) => `${name}: ${number(points.at(-1).y)}`).join(', ');
  curve.setAttribute('aria-label', `${title} by ${across}; ${last}`);
  curve.replaceChildren();
  const points = drawable.flatMap(line => line.points);
  const [low, high] = range(drawable);
  const first = Math.min(...points.map(point => point.x));
  const end = Math.max(...points.map(point => point.x));
  const x = value => LEFT + ((right - LEFT) * (value - first)) / (end - first);
  const y = value => BOTTOM - ((BOTTOM - TOP) * (Math.max(low, Math.min(high, value)) - low)) / (high - low);
  ticks(low, high).forEach(value => {
    drawn(curve, 'line', { class: value === 0 ? 'zero' : 'tick', x1: LEFT, x2: right, y1: y(value), y2: y(value) });
    drawn(curve, 'text', { x: LEFT - 6, y: y(value) + 4, 'text-anchor': 'end' }, number(value));
  });
  lines.forEach((line, i) => {
    const path = key => line.points.map(point => `${x(point.x).toFixed(1)},${y(point[key]).toFixed(1)}`);
    if (line.points.some(({ low: bottom, high: top }) => bottom !== top)) {
      drawn(curve, 'polygon', { class: 'error line' + i, points: [...path('low'), ...path('high').reverse()].join(' ') });
    }
    drawn(curve, 'polyline', { class: 'line' + i, points: path('y').join(' ') });
  });
  drawn(curve, 'text', { x: LEFT, y: HEIGHT - 8 }, number(first));
  drawn(curve, 'text', { x: right, y: HEIGHT - 8, 'text-anchor': 'end' }, `${number(end)} ${across}`);
}

/* From the lowest value to the highest, with the last error bars; those at the beginning may be far wider. */
function range(lines) {
  const values = lines.flatMap(({ points }) => [...points.map(point => point.y), points.at(-1).low, points.at(-1).high]);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const space = (high - low || Math.abs(high) || 1) * 0.08;
  return [low - space, high + space];
}

/* Three to six round numbers. */
function ticks(low, high) {
  const magnitude = 10 ** Math.floor(Math.log10((high - low) / 3));
  const step = magnitude * ([5, 2].find(factor => (high - low) / (factor * magnitude) >= 3) ?? 1);
  const result = [];
  for (let i = Math.ceil(low / step); i * step <= high; i++) {
    result.push(i * step);
  }
  return result;
}

const number = value => String(Number(value.toPrecision(4)));

/* ---- Games being played ---- */

/* A board stays while its game goes on, and a moment longer: the next game takes its place, so that nothing below jumps. */
const STAYS = 2000;
const boards = new Map();

function showRunning(games) {
  const numbers = new Set(games.map(({ number }) => number));
  const ended = [...boards.keys()].filter(number => !numbers.has(number));
  games.forEach(game => {
    if (!boards.has(game.number)) {
      giveBoard(game.number, ended.shift());
    }
    writeGame(boards.get(game.number), game);
  });
  ended.forEach(number => setTimeout(() => removeBoard(number), STAYS));
  byId('playing').hidden = boards.size === 0;
}

/* A game gets the board of one that ended, or a new one. */
function giveBoard(number, ended) {
  const place = boards.get(ended) ?? element('li', {});
  boards.delete(ended);
  boards.set(number, place);
  if (!place.isConnected) {
    byId('running').append(place);
  }
}

function removeBoard(number) {
  boards.get(number)?.remove();
  boards.delete(number);
  byId('playing').hidden = boards.size === 0;
}

function writeGame(place, { fen, move, white, black }) {
  const { pieces, hands } = parseBoard(fen.split(' ')[0]);
  const board = element('div', {});
  const drawing = drawn(board, 'svg', { class: 'board', viewBox: '0 0 320 320', role: 'img', 'aria-label': fen });
  drawBoard(drawing, pieces, false, { marks: { played: squaresOf(move) } });
  const [blackHand, whiteHand] = fen.includes('[') ? [false, true].map(isWhite => [hand(hands, isWhite)]) : [[], []];
  const whiteMoves = fen.split(' ')[1] === 'w';
  place.replaceChildren(
    side(black, !whiteMoves), ...blackHand, board, ...whiteHand, side(white, whiteMoves));
}

const side = ({ name, clock, score }, moves) => element('div', { class: moves ? 'player moves-now' : 'player' },
  element('span', { class: 'name' }, name),
  element('span', { class: 'evaluation' }, score ?? ''),
  element('span', { class: 'time' }, clock === undefined ? '' : clockText(clock)));

const hand = (hands, white) => element('div', { class: 'hand' }, ...handOf(hands, white).map(({ letter, count }) =>
  element('span', {}, pieceImage(letter), count > 1 ? String(count) : '')));

/* ---- Games that are over ---- */

const replay = { game: null, ply: 0 };
const board = new MoveBoard(byId('board'), () => {}, by => lookAt(replay.ply + by));

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
  replay.game = await request('GET', '/api/watch/games/' + number);
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
  showFinished(await request('GET', '/api/watch/games'));
}));

/* ---- The state as the program sends it; when the work is over the program ends, and the page stays ---- */

let events = null;
let isOver = false;

function listen() {
  events = new EventSource('/api/watch/events');
  events.addEventListener('open', () => tell(''));
  events.addEventListener('state', event => {
    const work = JSON.parse(event.data);
    show(work);
    isOver = work.over;
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
