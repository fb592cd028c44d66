/* ---- Shogun: its board ---- */

import { drawn } from './board.js';
import { PLACE } from './placeboard.js';
import { runGame } from './smallgame.js';

const placeAt = (column, row) => `${column + 1},${8 - row}`;
const isKing = piece => piece[1] === 'K';

function describe({ pieces, check }, place) {
  const piece = pieces[place];
  if (!piece) {
    return place;
  }
  const said = `${piece[0] === 'W' ? 'white' : 'red'} ${isKing(piece) ? 'king' : 'pawn'} ${piece[2]} on ${place}`;
  return check.includes(place) ? said + ', attacked' : said;
}

function draw(svg, { pieces, check }, { corner, selected, played, flipped }) {
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
    drawn(svg, 'text', { x: i * PLACE + 33, y: 8 * PLACE - 2, class: 'coordinate' }, flipped ? 8 - i : i + 1);
    drawn(svg, 'text', { x: 1.5, y: i * PLACE + 9, class: 'coordinate' }, flipped ? i + 1 : 8 - i);
  }
  Object.entries(pieces).forEach(([place, piece]) => drawShogunPiece(svg, piece, corner(place)));
}

/* A die with its energy; a king's has corners cut off and a crown. */
function drawShogunPiece(svg, piece, { x, y }) {
  const tile = drawn(svg, 'g', {
    class: 'shogun ' + (piece[0] === 'W' ? 'of-white' : 'of-red'), transform: `translate(${x} ${y})` });
  if (isKing(piece)) {
    drawn(tile, 'path', { d: 'M12 5 H28 L35 12 V28 L28 35 H12 L5 28 V12 Z' });
    drawn(tile, 'path', { d: 'M12.5 16.5 L11 9 L16 12.5 L20 7.5 L24 12.5 L29 9 L27.5 16.5 Z', class: 'crown' });
    drawn(tile, 'text', { x: 20, y: 31.5, class: 'energy of-king' }, piece[2]);
  } else {
    drawn(tile, 'rect', { x: 6, y: 6, width: 28, height: 28, rx: 6 });
    drawn(tile, 'text', { x: 20, y: 27.5, class: 'energy' }, piece[2]);
  }
}

runGame({
  name: 'shogun',
  sides: ['white', 'red'],
  titles: ['White', 'Red'],
  look: {
    columns: 8, rows: 8, label: 'Board', placeAt, describe, draw,
    taken: ({ pieces }, place) => place in pieces,
  },
});
