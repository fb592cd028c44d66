/* ---- Shogun: its board ---- */

import { byId, drawn, element } from './board.js';
import { drawSquares } from './placeboard.js';
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

function draw(svg, { pieces, check }, marks) {
  drawSquares(svg, { placeAt, columns: '12345678', rows: '87654321', check }, marks);
  Object.entries(pieces).forEach(([place, piece]) => drawShogunPiece(svg, piece, marks.corner(place)));
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

byId('settings').append(element('label', { class: 'field' }, 'Line-up', element('select', { name: 'setup' },
  element('option', { value: 'start' }, 'usual'), element('option', { value: 'b_init' }, 'from examples'))));
runGame({ name: 'shogun', players: [['white', 'White'], ['red', 'Red']], look: { placeAt, describe, draw } });
