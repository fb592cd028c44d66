/* ---- Knight's tours: drawn while they are looked for, and step by step ---- */

import { byId, drawn, sizes } from './board.js';
import { attempt, listenTo, request, tell } from './api.js';
import { makeSteps, showKeys } from './frame.js';

/* Units of the drawing that a square is wide. */
const SQUARE = 20;

/* The largest boards on which the numbers of the steps, and of each column and row, can be read. */
const MOST_NUMBERED = 16;
const MOST_COLUMNS = 20;

const settings = byId('settings');
const svg = drawn(byId('board'), 'svg', { class: 'board tour-board', role: 'img' });
const slider = byId('step');

/* The path on the board, squares as numbers in the order of the steps; whether its end leads to its beginning; how many
   of its steps are drawn. */
const shown = { size: 8, squares: [0], closed: false, step: 0 };

/* Ends the search that goes on, if any; and the timer of a path that is being drawn. */
let end = null;
let timer = 0;

const isAll = () => settings.kind.value.startsWith('all');
const isClosed = () => settings.kind.value.endsWith('closed');
const size = () => settings.size.valueAsNumber;
const nameOf = square => `${square % shown.size},${Math.floor(square / shown.size)}`;

/* ---- The drawing ---- */

/* What changes from step to step. */
const parts = { line: null, end: null, numbers: [] };

function middle(square) {
  return [(square % shown.size) * SQUARE + SQUARE / 2, (shown.size - 1 - Math.floor(square / shown.size)) * SQUARE + SQUARE / 2];
}

/* Draws the board and the ends of a path. */
function drawPath() {
  const width = shown.size * SQUARE;
  svg.setAttribute('viewBox', `0 0 ${width} ${width}`);
  svg.replaceChildren();
  drawn(svg, 'rect', { width, height: width, class: 'light' });
  let dark = '';
  for (let y = 0; y < shown.size; y++) {
    for (let x = y % 2; x < shown.size; x += 2) {
      dark += `M${x * SQUARE} ${width - (y + 1) * SQUARE}h${SQUARE}v${SQUARE}h${-SQUARE}z`;
    }
  }
  drawn(svg, 'path', { d: dark, class: 'dark' });
  for (let i = 0; i < shown.size; i += Math.ceil(shown.size / MOST_COLUMNS)) {
    const on = i % 2 === 0 ? 'coordinate on-dark' : 'coordinate';
    drawn(svg, 'text', { x: i * SQUARE + 0.7, y: width - 0.9, class: on }, i);
    drawn(svg, 'text', { x: 0.7, y: width - (i + 1) * SQUARE + 0.7, class: 'rank ' + on }, i);
  }
  sizes.observe(svg);
  parts.line = drawn(svg, 'path', { class: 'tour-line', 'stroke-width': 1.3 });
  drawn(svg, 'circle', { class: 'tour-start', r: 4.2, cx: middle(shown.squares[0])[0], cy: middle(shown.squares[0])[1] });
  parts.end = drawn(svg, 'circle', { class: 'tour-end', r: 4.2 });
  parts.numbers = shown.size > MOST_NUMBERED ? [] : shown.squares.map((square, i) => {
    const [x, y] = middle(square);
    const on = (square + Math.floor(square / shown.size) * (shown.size + 1)) % 2 === 0 ? ' on-dark' : '';
    return drawn(svg, 'text', { x: x + 9.3, y: y - 5.2, 'font-size': 5, class: 'tour-number' + on }, i);
  });
  drawStep();
}

function drawStep() {
  const { squares, closed, step } = shown;
  const isWhole = step === squares.length - 1;
  parts.line.setAttribute('d',
    'M' + squares.slice(0, step + 1).map(square => middle(square).join(' ')).join('L') + (closed && isWhole ? 'z' : ''));
  const [cx, cy] = middle(squares[step]);
  parts.end.setAttribute('cx', cx);
  parts.end.setAttribute('cy', cy);
  parts.end.style.display = step === 0 ? 'none' : '';
  parts.numbers.forEach((number, i) => { number.style.display = i > step ? 'none' : ''; });
  svg.setAttribute('aria-label',
    `A knight’s path on ${shown.size} by ${shown.size} squares from ${nameOf(squares[0])}, step ${step} on ${nameOf(squares[step])}`);
  slider.max = squares.length - 1;
  slider.value = step;
  slider.setAttribute('aria-valuetext', `step ${step} of ${squares.length - 1}, square ${nameOf(squares[step])}`);
  steps.write();
  byId('play').disabled = squares.length < 2;
  byId('play').textContent = timer ? '❚❚' : '▶▶';
  byId('play').setAttribute('aria-label', timer ? 'Stop' : 'Play');
}

function showPath(squares, closed, step = squares.length - 1) {
  Object.assign(shown, { squares, closed, step });
  drawPath();
}

function toStep(step) {
  pause();
  shown.step = Math.max(0, Math.min(step, shown.squares.length - 1));
  drawStep();
}

/* ---- A path that is being drawn ---- */

function play() {
  pause();
  if (shown.step === shown.squares.length - 1) {
    shown.step = 0;
  }
  const begin = performance.now();
  const from = shown.step;
  const go = () => {
    const step = Math.min(shown.squares.length - 1, from + Math.floor((performance.now() - begin) / 1000 * settings.speed.value));
    const isDone = step === shown.squares.length - 1;
    timer = isDone ? 0 : requestAnimationFrame(go);
    if (step !== shown.step || isDone) {
      shown.step = step;
      drawStep();
    }
  };
  timer = requestAnimationFrame(go);
  drawStep();
}

function pause() {
  cancelAnimationFrame(timer);
  timer = 0;
}

/* ---- Searches ---- */

const start = () => ({ size: size(), x: settings.x.valueAsNumber, y: settings.y.valueAsNumber });

function search() {
  stop();
  pause();
  tell('');
  byId('counts').textContent = '';
  writeAddress();
  if (settings.kind.value === 'count') {
    listen('/api/tours/count?' + new URLSearchParams({ size: size() }), 'count', writeCount);
  } else if (isAll()) {
    const asked = { ...start(), closed: isClosed(), order: settings.order.value, pace: settings.pace.value };
    listen('/api/tours?' + new URLSearchParams(asked), 'path', writePath);
  } else {
    return attempt(find);
  }
  return undefined;
}

async function find() {
  byId('status').textContent = 'Searching …';
  try {
    const { closed, squares } = await request('GET', '/api/tour?' + new URLSearchParams({ ...start(), closed: isClosed() }));
    if (squares.length === 0) {
      byId('status').textContent = `There is no ${closed ? 'closed tour' : 'tour'} from there.`;
      return;
    }
    byId('status').textContent = `A ${closed ? 'closed tour' : 'tour'} of ${squares.length} squares.`;
    showPath(squares, closed, 0);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      toStep(squares.length - 1);
    } else {
      play();
    }
  } catch (error) {
    byId('status').textContent = '';
    throw error;
  }
}

/* Follows a search until it ends. */
function listen(path, name, write) {
  let last = null;
  byId('status').textContent = 'Searching …';
  byId('stop').disabled = false;
  end = listenTo(path, {
    [name]: found => {
      last = found;
      write(found);
    },
    end: ({ complete, reason }) => {
      stop();
      byId('status').textContent = reason ? '' : complete ? ended(last) : 'The search was ended after 15 minutes.';
    },
  });
}

function ended({ tours }) {
  const count = tours === 0 ? 'no tours' : tours === 1 ? 'one tour' : `${tours.toLocaleString()} tours`;
  const kind = isClosed() ? count.replace('tour', 'closed tour') : count;
  return `There ${tours === 1 ? 'is' : 'are'} ${kind} ${isAll() ? 'from there' : 'from all squares together'}.`;
}

function stop() {
  if (end) {
    end();
    end = null;
    byId('status').textContent = 'Stopped.';
  }
  byId('stop').disabled = true;
}

function writePath({ squares, tour, tours, steps }) {
  showPath(squares, tour && isClosed());
  byId('counts').textContent = `${tours.toLocaleString()} tours, ${steps.toLocaleString()} steps`;
}

function writeCount({ tours, share }) {
  const percent = share < 0.01 ? (100 * share).toPrecision(2) : Math.floor(100 * share);
  byId('counts').textContent = `${tours.toLocaleString()} tours, ${share < 1 ? 'about ' + percent + ' % searched' : 'all searched'}`;
}

/* ---- What can be chosen ---- */

function adapt() {
  const isCount = settings.kind.value === 'count';
  byId('column-label').hidden = byId('row-label').hidden = isCount;
  byId('order-label').hidden = byId('pace-label').hidden = !isAll();
  byId('speed-label').hidden = isAll() || isCount;
  settings.size.max = isCount ? 8 : isAll() ? 20 : 60;
  settings.x.max = settings.y.max = Math.max(0, size() - 1 || 0);
}

/* Shows the board that was chosen, with nothing but the first square. */
function showStart() {
  adapt();
  stop();
  pause();
  byId('status').textContent = '';
  byId('counts').textContent = '';
  if (settings.size.checkValidity()) {
    shown.size = size();
    const within = field => Math.max(0, Math.min(field.valueAsNumber || 0, size() - 1));
    showPath([within(settings.x) + size() * within(settings.y)], false);
  }
}

function chooseSquare(event) {
  const { left, top, width, height } = svg.getBoundingClientRect();
  settings.x.value = Math.min(size() - 1, Math.floor((event.clientX - left) / width * size()));
  settings.y.value = size() - 1 - Math.min(size() - 1, Math.floor((event.clientY - top) / height * size()));
  showStart();
}

function writeAddress() {
  const values = Object.fromEntries(['kind', 'size', 'x', 'y', 'order', 'pace', 'speed'].map(key => [key, settings[key].value]));
  history.replaceState(null, '', '#' + new URLSearchParams(values));
}

function followAddress() {
  const asked = new URLSearchParams(location.hash.slice(1));
  for (const [key, value] of asked) {
    const field = settings[key];
    if (field?.matches?.('input') || [...field?.options ?? []].some(option => option.value === value)) {
      field.value = value;
    }
  }
  showStart();
  if (asked.has('kind') && settings.checkValidity()) {
    search();
  }
}

const steps = makeSteps({ at: () => [shown.step, shown.squares.length - 1], lookAt: toStep });

byId('play').addEventListener('click', () => (timer ? toStep(shown.step) : play()));
byId('stop').addEventListener('click', stop);
slider.addEventListener('input', () => toStep(Number(slider.value)));
settings.addEventListener('change', event => event.target !== settings.speed && showStart());
settings.addEventListener('submit', event => {
  event.preventDefault();
  search();
});
svg.addEventListener('click', chooseSquare);
showKeys(steps.keys);
document.addEventListener('visibilitychange', () => document.hidden && end && stop());
addEventListener('pagehide', stop);
addEventListener('hashchange', followAddress);
followAddress();
