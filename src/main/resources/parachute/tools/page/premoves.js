/* ---- Moves entered before the other side has moved. Whether one is legal the program says once it is to be made. ---- */

import { isWhite } from './board.js';

const isOfKind = {
  P: (across, down) => (down === 1 && across <= 1) || (down === 2 && across === 0),
  N: (across, down) => across * down === 2,
  B: (across, down) => across === down,
  R: (across, down) => across * down === 0,
  Q: (across, down) => across === down || across * down === 0,
  K: (across, down) => (across <= 1 && down <= 1) || down === 0,
};

/* The squares that a piece might go to from a square, whatever else is on the board; the king to castle along its rank. */
function reached(piece, from) {
  const forward = isWhite(piece) ? -1 : 1;
  const kind = piece[0].toUpperCase();
  return to => {
    const across = Math.abs((to % 8) - (from % 8));
    const down = Math.floor(to / 8) - Math.floor(from / 8);
    return to !== from && isOfKind[kind](across, kind === 'P' ? down * forward : Math.abs(down));
  };
}

/* The squares that a piece in hand might be dropped on. */
const dropped = (kind, pieces, white) => to =>
  (pieces[to] === '' || isWhite(pieces[to]) !== white) && (kind !== 'P' || (to >= 8 && to < 56));

/* The numbers of the squares that a piece of one side, on a square by its number or in hand as "N", might be moved to. */
export function premoveTargets(source, pieces, white) {
  const isTarget = typeof source === 'string' ? dropped(source, pieces, white) : reached(pieces[source], source);
  return pieces.map((_, square) => square).filter(isTarget);
}
