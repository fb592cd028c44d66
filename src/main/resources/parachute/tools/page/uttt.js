/* ---- Ultimate Tic-Tac-Toe: its boards ---- */

import { drawn } from './board.js';
import { PLACE } from './placeboard.js';
import { runGame } from './smallgame.js';

const NAMES = ['nw', 'n', 'ne', 'w', 'c', 'e', 'sw', 's', 'se'];
const SAID = ['top left', 'top', 'top right', 'left', 'centre', 'right', 'bottom left', 'bottom', 'bottom right'];
const WIDTH = 3 * PLACE;

function placeAt(column, row) {
  const board = 3 * Math.floor(row / 3) + Math.floor(column / 3);
  return `${NAMES[board]}/${NAMES[3 * (row % 3) + (column % 3)]}`;
}

/* The numbers of a place's board and cell. */
const numbersOf = place => place.split('/').map(name => NAMES.indexOf(name));

function describe({ boards, big, open }, place) {
  const [board, cell] = numbersOf(place);
  const mark = boards[board][cell];
  const state = { x: 'won by x', 0: 'won by 0', r: 'drawn', '.': open.includes(NAMES[board]) ? 'open' : 'not open now' }[big[board]];
  return `board ${SAID[board]}, ${state}; cell ${SAID[cell]}, ${mark === '.' ? 'free' : mark}`;
}

function draw(svg, { boards, big, open }, { corner, played }) {
  boards.forEach((marks, board) => {
    const at = corner(`${NAMES[board]}/nw`);
    const isOpen = open.includes(NAMES[board]);
    drawn(svg, 'rect', {
      x: at.x + 2, y: at.y + 2, width: WIDTH - 4, height: WIDTH - 4, rx: 4,
      class: ['small-board', isOpen && 'open', big[board] !== '.' && 'decided'].filter(Boolean).join(' ') });
    [...marks].forEach((mark, cell) => {
      const place = `${NAMES[board]}/${NAMES[cell]}`;
      if (played?.to === place) {
        const { x, y } = corner(place);
        drawn(svg, 'rect', { x: x + 4, y: y + 4, width: PLACE - 8, height: PLACE - 8, rx: 4, class: 'played' });
      }
      drawMark(svg, mark, corner(place), PLACE, big[board] === '.' ? '' : 'faded');
    });
    for (const i of [1, 2]) {
      drawn(svg, 'path', {
        class: 'thin', d: `M${at.x + i * PLACE} ${at.y + 8} v${WIDTH - 16} M${at.x + 8} ${at.y + i * PLACE} h${WIDTH - 16}` });
    }
    drawMark(svg, big[board], at, WIDTH, 'won');
  });
  drawn(svg, 'path', {
    class: 'thick', d: `M${WIDTH} 4 V${3 * WIDTH - 4} M${2 * WIDTH} 4 V${3 * WIDTH - 4} M4 ${WIDTH} H${3 * WIDTH - 4} M4 ${2 * WIDTH} H${3 * WIDTH - 4}` });
}

/* The mark of a cell, or of a board that is decided. */
function drawMark(svg, mark, { x, y }, width, className) {
  const edge = width / (className === 'won' ? 6 : 4);
  const middle = width / 2;
  const across = width - 2 * edge;
  if (mark === 'x') {
    drawn(svg, 'path', {
      class: 'mark of-x ' + className,
      d: `M${x + edge} ${y + edge} l${across} ${across} M${x + width - edge} ${y + edge} l${-across} ${across}` });
  } else if (mark === '0') {
    drawn(svg, 'circle', { class: 'mark of-0 ' + className, cx: x + middle, cy: y + middle, r: middle - edge });
  } else if (mark === 'r') {
    drawn(svg, 'path', { class: 'mark of-r ' + className, d: `M${x + edge} ${y + middle} h${across}` });
  }
}

runGame({
  name: 'uttt',
  players: [['x', 'x'], ['0', '0']],
  canTurn: false,
  look: {
    columns: 9, rows: 9, label: 'Nine boards of nine cells', placeAt, describe, draw,
    taken: ({ boards }, place) => {
      const [board, cell] = numbersOf(place);
      return boards[board][cell] !== '.';
    },
  },
});
