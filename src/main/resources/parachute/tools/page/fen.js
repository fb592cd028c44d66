/* ---- Positions after moves, made without the rules: a move says which pieces go where ---- */

import { isWhite, parseBoard, squareName, squaresOf } from './board.js';

const fileOf = square => square % 8;
const rankOf = square => Math.floor(square / 8);
const isRook = (piece, white) => piece === (white ? 'R' : 'r');

/* The rooks that may castle, by their squares. K and Q name the outermost rooks, other letters the file of one. */
function castlingRooks(field, pieces) {
  return [...field.replace('-', '')].map(letter => {
    const white = isWhite(letter);
    const side = letter.toUpperCase();
    const rank = Array.from({ length: 8 }, (_, file) => (white ? 56 : 0) + file);
    const isOwn = square => isRook(pieces[square], white);
    return side === 'K' ? rank.findLast(isOwn) : side === 'Q' ? rank.find(isOwn) : rank['ABCDEFGH'.indexOf(side)];
  });
}

function castlingField(rooks, pieces) {
  const letters = rooks.map(rook => {
    const white = rankOf(rook) === 7;
    const king = pieces.indexOf(white ? 'K' : 'k');
    const isOutside = square => rankOf(square) === rankOf(rook) && isRook(pieces[square], white)
      && (rook > king ? square > rook : square < rook);
    const isOutermost = !pieces.some((_, square) => isOutside(square));
    const letter = isOutermost ? (rook > king ? 'K' : 'Q') : 'ABCDEFGH'[fileOf(rook)];
    return white ? letter : letter.toLowerCase();
  });
  return letters.join('') || '-';
}

export function placementOf(pieces, hands) {
  const ranks = Array.from({ length: 8 }, (_, rank) =>
    pieces.slice(8 * rank, 8 * rank + 8).map(piece => piece || ' ').join('').replace(/ +/g, empty => empty.length));
  const inHand = hands && [...'QRBNPqrbnp'].flatMap(letter => hands.filter(each => each === letter)).join('');
  return ranks.join('/') + (hands ? `[${inHand}]` : '');
}

/* The FEN of the position after a move in coordinate notation; 0000 passes. */
export function fenAfter(fen, uci) {
  const [placement, turn, castling, , clock, number] = fen.split(' ');
  const { pieces, hands } = parseBoard(placement);
  const white = turn === 'w';
  const coloured = letter => (white ? letter.toUpperCase() : letter.toLowerCase());
  let rooks = castlingRooks(castling, pieces);
  let [from, to] = squaresOf(uci);
  let isPawn = false;
  let victim = '';
  let passed = '-';
  if (uci[1] === '@') {
    to = from;
    isPawn = uci[0] === 'P';
    pieces[to] = coloured(uci[0]);
    hands.splice(hands.indexOf(pieces[to]), 1);
  } else if (from !== undefined) {
    const moved = pieces[from];
    const across = fileOf(to) - fileOf(from);
    const kind = moved.toUpperCase();
    isPawn = kind === 'P';
    pieces[from] = '';
    if (kind === 'K' && (isRook(pieces[to], white) || Math.abs(across) > 1)) {
      const rook = isRook(pieces[to], white) ? to
        : rooks.find(each => rankOf(each) === rankOf(from) && (each > from) === (across > 0));
      const corner = 8 * rankOf(from);
      pieces[rook] = '';
      pieces[corner + (rook > from ? 6 : 2)] = moved;
      pieces[corner + (rook > from ? 5 : 3)] = coloured('r');
    } else {
      const taken = isPawn && across !== 0 && !pieces[to] ? 8 * rankOf(from) + fileOf(to) : to;
      victim = pieces[taken];
      pieces[taken] = '';
      const [promotion] = uci.match(/[nbrq]$/) ?? [];
      pieces[to] = promotion ? coloured(promotion) + (hands ? '~' : '') : moved;
      const isPassable = [to - 1, to + 1].some(next =>
        rankOf(next) === rankOf(to) && pieces[next] === (white ? 'p' : 'P'));
      if (isPawn && Math.abs(to - from) === 16 && isPassable) {
        passed = squareName((from + to) / 2);
      }
    }
    rooks = rooks.filter(rook => rook !== from && rook !== to && !(kind === 'K' && (rankOf(rook) === 7) === white));
  }
  if (victim && hands) {
    hands.push(coloured(victim.endsWith('~') ? 'p' : victim));
  }
  return [
    placementOf(pieces, hands), white ? 'b' : 'w', castlingField(rooks, pieces), passed,
    isPawn || victim ? 0 : Number(clock) + 1, Number(number) + (white ? 0 : 1),
  ].join(' ');
}
