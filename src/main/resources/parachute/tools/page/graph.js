/* ---- The graph of White's winning chance in the course of a game, with its mistakes ---- */

import { drawn } from './board.js';

/* The classes of what is said about marked moves. */
export const MARK_NAMES = { '??': 'blunder', '?': 'mistake', '?!': 'inaccuracy' };

const WIDTH = 600;
const HEIGHT = 150;

const across = (i, count) => (WIDTH * i) / Math.max(1, count - 1);

function clear(graph) {
  graph.replaceChildren();
  Object.entries({ viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', role: 'img' })
    .forEach(([name, value]) => graph.setAttribute(name, value));
}

/* Draws the positions of a game into an element svg; each has White's chance, from 0 to 1, and the mark of its move. */
export function drawGraph(graph, positions) {
  clear(graph);
  const y = ({ chance }) => HEIGHT * (1 - chance);
  const points = positions.map((position, i) => `${across(i, positions.length)},${y(position)}`);
  drawn(graph, 'polygon', { points: `0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}`, class: 'share' });
  drawn(graph, 'line', { x1: 0, y1: HEIGHT / 2, x2: WIDTH, y2: HEIGHT / 2, class: 'middle' });
  positions.forEach((position, i) => {
    if (position.mark) {
      const x = across(i, positions.length);
      const className = 'mark ' + MARK_NAMES[position.mark];
      drawn(graph, 'line', { x1: x, y1: y(position) - 7, x2: x, y2: y(position) + 7, class: className });
    }
  });
  drawn(graph, 'line', { y1: 0, y2: HEIGHT, class: 'here' });
}

/* Draws the times of the moves that led to positions: White's above the middle, Black's below; roots of them, as one long
   thought would make all others invisible. */
export function drawTimes(graph, positions) {
  clear(graph);
  const longest = Math.max(...positions.map(({ time = 0 }) => time), 1);
  const width = 0.8 * across(1, positions.length);
  positions.forEach(({ time = 0, isWhites }, i) => {
    const height = (HEIGHT / 2) * Math.sqrt(time / longest);
    const y = HEIGHT / 2 - (isWhites ? height : 0);
    drawn(graph, 'rect', { x: across(i, positions.length) - width / 2, y, width, height, class: isWhites ? 'of-white' : 'of-black' });
  });
  drawn(graph, 'line', { y1: 0, y2: HEIGHT, class: 'here' });
}

/* Marks the position that is looked at, of so many. */
export function markInGraph(graph, i, count) {
  ['x1', 'x2'].forEach(end => graph.lastElementChild?.setAttribute(end, across(i, count)));
}

/* The number of the position, from 0, that a click meets. */
export function clickedInGraph(graph, { clientX }, count) {
  const { left, width } = graph.getBoundingClientRect();
  return Math.max(0, Math.min(Math.round(((clientX - left) / width) * (count - 1)), count - 1));
}
