/* ---- Watching work that takes long: its parts, the games being played, and those that are over ---- */

import { button, byId, drawn, element, showEach } from './board.js';
import { attempt, request, tell } from './api.js';
import { clockText } from './clock.js';
import { makeSteps, showKeys } from './frame.js';
import { GameTree } from './gametree.js';
import { writeMoves } from './movelist.js';
import { clockOf } from './movetimes.js';
import { MoveBoard } from './moveboard.js';
import { smallBoard } from './smallboard.js';

/* The element with the state of a page that was saved. */
const saved = byId('saved');

/* The last state. */
let state = null;

/* The games that are over, with their moves; null while they have to be asked for. */
let wholeGames = null;

/* A refused connection is tried again after this time, in milliseconds; the browser itself does so with one that is lost. */
const RETRY = 2000;

function show(work) {
  byId('watch').hidden = false;
  byId('title').textContent = work.title;
  byId('state').textContent = work.summary;
  byId('report').hidden = !work.report;
  nameTab(work);
  showParts(work.parts);
  showRunning(work.running);
  byId('over').hidden = work.finishedInAll === 0;
  showFinished(work);
  byId('said').hidden = work.messages.length === 0;
  byId('messages').replaceChildren(...work.messages.toReversed().map(text => element('li', {}, text)));
}

/* The title of a tab has the end of the work, or else how far the first part is that is not done. */
function nameTab({ title, over, summary, parts }) {
  const bar = parts.find(({ kind, content }) => kind === 'bar' && content.done < content.all)?.content;
  const state = over ? summary.split(':')[0] + ':' : bar ? Math.floor((100 * bar.done) / bar.all) + ' %' : '';
  document.title = [state, title].filter(Boolean).join(' ');
}

/* ---- Parts: bars, tables, ratios, histograms and diagrams. What has not changed stays, so that a selection is not lost. ---- */

const WRITERS = {
  bar: writeBar, table: writeTable, boards: writeBoards, ratio: writeRatio, histogram: writeHistogram, diagram: writeDiagram,
};

/* What parts were written from, by their elements. */
const written = new WeakMap();

/* Diagrams are drawn as wide as they are shown. */
window.addEventListener('resize', () => state && showParts(state.parts, true));

function showParts(parts, isResized = false) {
  const isBar = ({ kind }) => kind === 'bar';
  showIn(byId('bars'), saved ? [] : parts.filter(isBar), isResized);
  showIn(byId('parts'), parts.filter(part => !isBar(part)), isResized);
}

function showIn(list, parts, isResized) {
  showEach(list, parts, ({ title }) => title, newPlace).forEach((place, i) => {
    const { title, kind, content } = parts[i];
    const text = JSON.stringify(content);
    if (isResized || written.get(place) !== text) {
      written.set(place, text);
      place.hidden = false;
      [...place.children].slice(1).forEach(each => each.remove());
      WRITERS[kind](place, content, title);
    }
  });
}

function newPlace({ title, kind }) {
  const id = 'part-' + title.toLowerCase().replaceAll(' ', '-');
  return element('section', { 'data-kind': kind, 'aria-labelledby': id }, element('h2', { id }, title));
}

function writeBar(place, { done, all, text }, title) {
  place.append(element('progress', { 'aria-label': title, max: all || 1, value: done }), element('p', {}, text));
}

/* A table with more columns takes the whole width of the page. */
const HALF = 6;

function writeTable(place, { headings, rows, notes }, title) {
  const row = cells => element('tr', { role: 'row' }, ...cells);
  const box = element('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': title }, element('table', { role: 'table' },
    element('thead', {}, row(headings.map(name => element('th', { scope: 'col', role: 'columnheader' }, name)))),
    element('tbody', {}, ...rows.map(([name, ...cells]) => row([
      element('th', { scope: 'row', role: 'rowheader' }, name),
      ...cells.map((cell, i) => element('td', { role: 'cell', 'data-name': headings[i + 1] }, cell)),
    ])))));
  place.classList.toggle('wide', headings.length > HALF);
  place.append(box, element('div', { class: 'notes' }, ...notes.map(note => element('p', {}, note))));
  /* A table that is too wide shows each row as a card. Roles stay where the style is not that of a table. */
  box.classList.toggle('cards', box.scrollWidth > box.clientWidth);
}

/* Bars, each of parts that count different things. */
function writeHistogram(place, { names, bars }) {
  const total = ({ counts }) => counts.reduce((sum, count) => sum + count, 0);
  const longest = Math.max(...bars.map(total));
  place.append(legendOf(names), element('ol', { class: 'counts' }, ...bars.map(bar => {
    const parts = bar.counts.map((count, i) => ({ count, i })).filter(({ count }) => count > 0);
    const text = parts.map(({ count, i }) => `${count} ${names[i]}`).join(', ');
    const drawnParts = parts.map(({ count, i }) => {
      const part = coloured(element('i'), i);
      part.style.width = (100 * count) / longest + '%';
      return part;
    });
    return element('li', { title: text },
      element('span', {}, bar.label),
      element('span', { class: 'stack', 'aria-hidden': 'true' }, ...drawnParts),
      element('span', {}, String(total(bar)), element('span', { class: 'heard' }, `: ${text}`)));
  })));
}

/* Games of which only the position is known. */
function writeBoards(place, { boards }) {
  place.hidden = boards.length === 0;
  place.append(element('ul', { class: 'boards' }, ...boards.map(({ number, fen, move }) => {
    const board = element('li');
    writeGame(board, { fen, move, white: { name: 'White' }, black: { name: `Black, game ${number}` } });
    return board;
  })));
}

/* A ratio on its way between its bounds. */
function writeRatio(place, { value, lower, upper, text }) {
  const [mark, zero] = ['mark', 'zero'].map(name => element('i', { class: name }));
  mark.style.left = 100 * Math.max(0, Math.min(1, (value - lower) / (upper - lower))) + '%';
  zero.style.left = (-100 * lower) / (upper - lower) + '%';
  place.append(
    element('div', { class: 'track', 'aria-hidden': 'true' }, mark, zero),
    element('div', { class: 'bounds', 'aria-hidden': 'true' },
      ...[lower, value, upper].map(bound => element('span', {}, bound.toFixed(2)))),
    element('p', {}, text));
}

/* ---- Diagrams ---- */

const LEFT = 56, TOP = 12, BOTTOM = 176, HEIGHT = 204;

/* Pixels at the right end of an axis that its last number and its name need. */
const NAME = 110;

/* The colours of lines, after which they begin again. */
const COLOURS = 8;

/* An error is far larger than the last one if it is more than this many times as large. */
const FAR_LARGER = 4;

function coloured(made, i) {
  made.style.setProperty('--colour', `var(--colour${i % COLOURS})`);
  return made;
}

const legendOf = names => element('p', { class: 'legend' }, ...names.map((name, i) =>
  element('span', {}, coloured(element('i', { 'aria-hidden': 'true' }), i), name)));

function writeDiagram(place, { across, lines }, title) {
  const drawable = lines.filter(({ points }) => points.length > 1);
  place.hidden = drawable.length === 0;
  if (place.hidden) {
    return;
  }
  const box = element('div', { class: 'curve' });
  const curve = drawn(box, 'svg', { role: 'img' });
  place.append(legendOf(lines.map(({ name }) => name)), box);
  const width = Math.max(240, box.clientWidth);
  curve.setAttribute('viewBox', `0 0 ${width} ${HEIGHT}`);
  const right = width - 12;
  const last = drawable.map(({ name, points }) => `${name}: ${number(points.at(-1).y)}`).join(', ');
  curve.setAttribute('aria-label', `${title} by ${across}; ${last}`);
  const [low, high] = range(drawable);
  const all = drawable.flatMap(({ points }) => points.map(point => point.x));
  const [first, end] = [Math.min(...all), Math.max(...all)];
  const x = value => LEFT + ((right - LEFT) * (value - first)) / (end - first);
  const y = value => BOTTOM - ((BOTTOM - TOP) * (value - low)) / (high - low);
  ticks(low, high).forEach(value => {
    drawn(curve, 'line', { class: value === 0 ? 'zero' : 'tick', x1: LEFT, x2: right, y1: y(value), y2: y(value) });
    drawn(curve, 'text', { x: LEFT - 6, y: y(value) + 4, 'text-anchor': 'end' }, number(value));
  });
  ticks(first, end).filter(value => x(value) < right - NAME).forEach(value =>
    drawn(curve, 'text', { x: x(value), y: HEIGHT - 8, 'text-anchor': 'middle' }, number(value)));
  drawn(curve, 'text', { x: right, y: HEIGHT - 8, 'text-anchor': 'end' }, `${number(end)} ${across}`);
  /* What is outside of it is cut off. */
  const plot = drawn(curve, 'svg', {
    x: LEFT, y: TOP, width: right - LEFT, height: BOTTOM - TOP, viewBox: `${LEFT} ${TOP} ${right - LEFT} ${BOTTOM - TOP}`,
  });
  lines.forEach(({ points }, i) => {
    const path = key => points.map(point => `${x(point.x).toFixed(1)},${y(point[key]).toFixed(1)}`);
    if (points.some(point => point.low !== point.high)) {
      coloured(drawn(plot, 'polygon', { class: 'error', points: [...path('low'), ...path('high').reverse()].join(' ') }), i);
    }
    coloured(drawn(plot, 'polyline', { points: path('y').join(' ') }), i);
  });
}

/* From the lowest value to the highest, without the first ones, whose errors are far larger than the last; with the last
   errors as far as they leave a third of the height to the lines. */
function range(lines) {
  const error = ({ low, high }) => high - low;
  const values = lines.flatMap(({ points }) =>
    points.filter(point => error(point) <= FAR_LARGER * error(points.at(-1))).map(point => point.y));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = most - least || Infinity;
  const last = lines.map(({ points }) => points.at(-1));
  const low = Math.min(least, Math.max(least - room, ...last.map(point => point.low)));
  const high = Math.max(most, Math.min(most + room, ...last.map(point => point.high)));
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
  const { board, hands: [blackHand, whiteHand] } = smallBoard(fen, move);
  const whiteMoves = fen.split(' ')[1] === 'w';
  place.replaceChildren(
    side(black, !whiteMoves), ...blackHand, board, ...whiteHand, side(white, whiteMoves));
}

const side = ({ name, clock, score }, moves) => element('div', { class: moves ? 'player moves-now' : 'player' },
  element('span', { class: 'name' }, name),
  element('span', { class: 'evaluation' }, score ?? ''),
  element('span', { class: 'time' }, clock === undefined ? '' : clockText(clock)));

/* ---- Games that are over ---- */

const replay = { game: null, ply: 0 };
const board = new MoveBoard(byId('board'), () => {}, by => lookAt(replay.ply + by));

/* The number of games that are listed before all are asked for. */
const NEWEST = 20;

/* The games that are listed once all were asked for. */
let allGames = null;

function showFinished({ finished, finishedInAll }) {
  if (allGames) {
    const listed = new Set(allGames.map(({ number }) => number));
    allGames = [...finished.filter(({ number }) => !listed.has(number)), ...allGames];
  }
  showEach(byId('finished'), allGames ?? finished.slice(0, NEWEST), ({ number }) => number, finishedRow);
  byId('all-games').hidden = Boolean(allGames) || finishedInAll <= Math.min(NEWEST, finished.length);
}

const finishedRow = game =>
  element('li', {}, button({}, () => attempt(() => openGame(game.number)),
    element('span', {}, String(game.number)), element('span', {}, game.result.replaceAll('1/2', '½')),
    element('span', {}, `${game.white} – ${game.black}`),
    element('span', {}, `${game.ending}, ${Math.ceil(game.plies / 2)} moves`)));

async function openGame(number) {
  const { white, black, result, game } = wholeGames?.find(each => each.number === number)
    ?? await request('GET', '/api/watch/games/' + number);
  if (!game) {
    throw new Error('This game cannot be read.');
  }
  const tree = new GameTree(game);
  replay.game = { start: tree.start, moves: tree.mainLine(), result: result.replaceAll('1/2', '½') };
  byId('replay-title').textContent = `${number}: ${white} – ${black}`;
  board.name(true).textContent = white;
  board.name(false).textContent = black;
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
  byId('comment').textContent = [played?.said, isLast ? result : ''].filter(Boolean).join(' ');
  [true, false].forEach(white => { board.note(white).textContent = clockOf(moves.slice(0, replay.ply), white); });
  steps.write();
}

const steps = makeSteps({
  at: () => [replay.ply, replay.game.moves.length],
  lookAt,
  flip: () => { board.flipped = !board.flipped; },
});
showKeys(steps.keys.map(([key, text, action]) => [key, 'in a game: ' + text, () => byId('replay').open && action()]));
byId('close').addEventListener('click', () => byId('replay').close());
byId('all-games').addEventListener('click', () => attempt(async () => {
  allGames = wholeGames ?? await request('GET', '/api/watch/games');
  showFinished(state);
}));

/* ---- The state as the program sends it, or as it was saved at the end ---- */

function update(work) {
  state = work;
  nameTab(work);
  /* A page that nobody sees keeps listening, but draws only what it shows when it is seen, and the end. */
  if (!document.hidden || work.over) {
    show(work);
  }
}

/* When the work is over the program sends the games and ends, and the page stays. */
function listen() {
  const events = new EventSource('/api/watch/events');
  events.addEventListener('open', () => tell(''));
  events.addEventListener('state', event => update(JSON.parse(event.data)));
  events.addEventListener('games', event => {
    wholeGames = JSON.parse(event.data);
    events.close();
  });
  events.addEventListener('error', () => {
    if (state?.over) {
      events.close();
      return;
    }
    tell('The program cannot be reached: it was stopped, or the connection is lost. Trying again.');
    if (events.readyState === EventSource.CLOSED) {
      setTimeout(listen, RETRY);
    }
  });
}

document.addEventListener('visibilitychange', () => {
  if (state && !document.hidden) {
    show(state);
  }
});
if (saved) {
  const work = JSON.parse(saved.textContent);
  wholeGames = work.finished;
  update(work);
} else {
  listen();
}
