/* ---- The chess variant of IADE: its board ---- */

import { KINDS, drawn, drawPiece } from './board.js';
import { PLACE, drawSquares } from './placeboard.js';
import { runGame } from './smallgame.js';

const letterOf = piece => {
  const letter = piece[1] === 'H' ? 'N' : piece[1];
  return piece[0] === 'W' ? letter : letter.toLowerCase();
};

function describe({ pieces, check, used }, place) {
  const piece = pieces[place];
  if (!piece) {
    return place;
  }
  const said = [`${piece[0] === 'W' ? 'white' : 'black'} ${KINDS[letterOf(piece).toUpperCase()]} ${piece} ${place}`];
  return [...said, ...(check.includes(place) ? ['in check'] : []), ...(used.includes(place) ? ['special operation used'] : [])]
    .join(', ');
}

/* Row 1 is Black's, on top. */
const placeAt = (column, row) => 'ABCDEFGH'[column] + (row + 1);

function draw(svg, { pieces, used, check }, marks) {
  drawSquares(svg, { placeAt, columns: 'ABCDEFGH', rows: '12345678', check }, marks);
  Object.entries(pieces).forEach(([place, piece]) => {
    const { x, y } = marks.corner(place);
    drawPiece(svg, letterOf(piece), { x, y });
    if (piece[1] !== 'K') {
      const on = ((x + y) / PLACE) % 2 === 1 ? ' on-dark' : '';
      drawn(svg, 'text', { x: x + 38, y: y + 10, class: 'coordinate index' + on }, piece.slice(2));
    }
    if (used.includes(place)) {
      drawn(svg, 'circle', { cx: x + 35, cy: y + 35, r: 3, class: 'used' });
    }
  });
}

runGame({
  name: 'iade',
  players: [['white', 'White'], ['black', 'Black']],
  look: { placeAt, describe, draw, pieceOn: ({ pieces }, place) => pieces[place] },
});
