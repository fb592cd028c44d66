/* ---- Which moves can be made on a board: functions of what it shows, see MoveBoard.show ---- */

import { isWhite, squareName, squareNumber, squaresOf } from './board.js';

const PROMOTIONS = 'QNRB';

/* The most squares that a move changes: castling. */
const MAX_CHANGED = 4;

/* Where a move comes from: a square as "e2", or the hand as "N@". */
const sourceOf = move => move.from ?? move.drop + '@';

/* How many pieces of a kind are in hand. */
export const countOf = (hands, letter) => (hands ?? []).filter(other => other === letter).length;

/* Whether White may make a move, now or in advance. */
export const isWhitesTurn = ({ waiting, white }) => (waiting ? waiting === 'white' : white);

/* Where moves may come from, now or in advance. */
export function sourcesOf(view) {
  const { pieces, hands, legal, waiting } = view;
  if (!waiting) {
    return new Set(legal.map(sourceOf));
  }
  const isOwn = piece => piece !== '' && isWhite(piece) === isWhitesTurn(view);
  return new Set([
    ...pieces.flatMap((piece, square) => (isOwn(piece) ? [squareName(square)] : [])),
    ...(hands ?? []).filter(isOwn).map(letter => letter.toUpperCase() + '@'),
  ]);
}

/* Where what is selected may go. */
export function targetsOf(view, selected) {
  const { pieces, legal, waiting } = view;
  if (waiting && selected) {
    const source = selected[1] === '@' ? selected[0] : squareNumber(selected);
    return new Set(premoveTargets(source, pieces, isWhitesTurn(view)).map(squareName));
  }
  return new Set(legal.filter(move => sourceOf(move) === selected)
    .flatMap(move => (move.rook ? [move.to, move.rook] : [move.to])));
}

/* The legal moves from a source to a square, of promotions that to a queen first. A click on the rook castles, and one on
   the square that the king goes to unless a move of the king alone leads there. */
export function movesTo({ legal }, source, square) {
  const moves = legal.filter(move => sourceOf(move) === source);
  const found = [
    moves.filter(move => move.rook === square),
    moves.filter(move => move.to === square && !move.rook),
    moves.filter(move => move.to === square),
  ].find(some => some.length > 0) ?? [];
  return found.sort((a, b) => PROMOTIONS.indexOf(a.promotion) - PROMOTIONS.indexOf(b.promotion));
}

/* What is shown after a move until the program says what the position is: the piece stays where it was put. */
export function afterMove(view, { uci, from, to, drop, promotion, rook }) {
  const after = { ...view, pieces: [...view.pieces], legal: [] };
  if (rook) {
    return after;
  }
  const { pieces, hands, white } = after;
  const letter = promotion ?? drop;
  const piece = letter ? (white ? letter.toUpperCase() : letter.toLowerCase()) : pieces[squareNumber(from)];
  pieces[squareNumber(to)] = piece;
  if (from) {
    pieces[squareNumber(from)] = '';
  } else {
    after.hands = hands.toSpliced(hands.indexOf(piece), 1);
  }
  return { ...after, played: uci };
}

/* The ways of pieces that were elsewhere before: from square to square, and into and out of a hand, which is written as the
   piece. None after a jump to another position; undefined if nothing has moved. */
export function waysOf({ pieces: before, hands: handsBefore }, { pieces: now, hands, played }) {
  const changed = now.map((_, square) => square).filter(square => now[square] !== before[square]);
  const taken = [...new Set(hands ?? [])].filter(letter => countOf(hands, letter) > countOf(handsBefore, letter));
  if (changed.length + taken.length === 0) {
    return undefined;
  }
  if (changed.length > MAX_CHANGED || taken.length > 1) {
    return [];
  }
  const [first, last = first] = squaresOf(played);
  const onBoard = changed.filter(square => now[square]).map(to => {
    const from = changed.find(square => before[square] === now[to] && now[square] !== now[to])
      ?? (to === last && !now[first] ? first : undefined);
    return { from: from ?? (to === last && played[1] === '@' ? now[to] : undefined), to };
  });
  const intoHand = last === undefined ? [] : taken.map(letter => ({ from: last, to: letter }));
  return [...onBoard.filter(({ from }) => from !== undefined), ...intoHand];
}

/* ---- Moves entered before the other side has moved. Whether one is legal the program says once it is to be made. ---- */

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
