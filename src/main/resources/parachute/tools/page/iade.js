/* ---- The chess variant of IADE: its board ---- */

import { drawn, drawPiece } from './board.js';
import { PLACE } from './placeboard.js';
import { runGame } from './smallgame.js';

const KINDS = { P: 'pawn', R: 'rook', H: 'knight', B: 'bishop', Q: 'queen', K: 'king' };

const letterOf = piece => {
  const letter = piece[1] === 'H' ? 'N' : piece[1];
  return piece[0] === 'W' ? letter : letter.toLowerCase();
};

function describe({ pieces, check, used }, place) {
  const piece = pieces[place];
  if (!piece) {
    return place;
  }
  const said = [`${piece[0] === 'W' ? 'white' : 'black'} ${KINDS[piece[1]]} ${piece} ${place}`];
  return [...said, ...(check.includes(place) ? ['in check'] : []), ...(used.includes(place) ? ['special operation used'] : [])]
    .join(', ');
}

function draw(svg, { pieces, used, check }, { corner, selected, played, flipped }) {
  const square = (place, className) => drawn(svg, 'rect', { ...corner(place), width: PLACE, height: PLACE, class: className });
  for (let i = 0; i < 64; i++) {
    square(placeAt(i % 8, Math.floor(i / 8)), (i + Math.floor(i / 8)) % 2 === 1 ? 'dark' : 'light');
  }
  [played?.from, played?.to].filter(Boolean).forEach(place => square(place, 'played'));
  check.forEach(place => square(place, 'check'));
  if (selected) {
    square(selected, 'selected');
  }
  for (let i = 0; i < 8; i++) {
    drawn(svg, 'text', { x: i * PLACE + 2, y: 8 * PLACE - 3, class: 'coordinate' }, 'ABCDEFGH'[flipped ? 7 - i : i]);
    drawn(svg, 'text', { x: 2, y: i * PLACE + 10, class: 'coordinate' }, flipped ? 8 - i : i + 1);
  }
  Object.entries(pieces).forEach(([place, piece]) => {
    const { x, y } = corner(place);
    drawPiece(svg, letterOf(piece), { x, y });
    if (piece[1] !== 'K') {
      drawn(svg, 'text', { x: x + 38, y: y + 10, class: 'coordinate index' }, piece.slice(2));
    }
    if (used.includes(place)) {
      drawn(svg, 'circle', { cx: x + 35, cy: y + 35, r: 3, class: 'used' });
    }
  });
}

/* Row 1 is Black's, on top. */
const placeAt = (column, row) => 'ABCDEFGH'[column] + (row + 1);

runGame({
  name: 'iade',
  sides: ['white', 'black'],
  titles: ['White', 'Black'],
  look: {
    columns: 8, rows: 8, label: 'Board', placeAt, describe, draw,
    taken: ({ pieces }, place) => place in pieces,
    pieceOn: ({ pieces }, place) => pieces[place],
  },
});
