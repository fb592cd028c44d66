/* ---- Elements, and the board drawn of them. Texts of games become text, never markup. ---- */

const SVG = 'http://www.w3.org/2000/svg';
/* How wide the drawing of a square is, in its own units. */
export const SQUARE = 40;

export const byId = id => document.getElementById(id);

export function element(name, attributes = {}, ...content) {
  const made = document.createElement(name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
  made.append(...content);
  return made;
}

export function drawn(parent, name, attributes, text = '') {
  const made = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
  made.textContent = text;
  parent.append(made);
  return made;
}

export function button(attributes, onClick, ...content) {
  const made = element('button', { type: 'button', ...attributes }, ...content);
  made.addEventListener('click', onClick);
  return made;
}

/* Has a list show an element for each of some things, and returns these. Elements stay while those of other keys come and
   go, so that a click on one of them, or the focus, is not lost. */
export function showEach(list, things, keyOf, make) {
  const left = new Map([...list.children].map(each => [each.dataset.key, each]));
  const elements = things.map((thing, i) => {
    const key = String(keyOf(thing, i));
    const each = left.get(key) ?? make(thing);
    each.dataset.key = key;
    left.delete(key);
    return each;
  });
  left.forEach(each => each.remove());
  elements.forEach((each, i) => list.children[i] !== each && list.insertBefore(each, list.children[i] ?? null));
  return elements;
}

/* Scrolls a list by as little as shows an entry, and nothing around the list. */
export function scrollWithin(list, entry) {
  const box = list.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  if (list.scrollHeight > list.clientHeight && (top < box.top || bottom > box.bottom)) {
    list.scrollTop += top < box.top ? top - box.top : bottom - box.bottom;
  }
}

/* Squares are numbers, 0 for a8, 7 for h8. */
export const squareNumber = name => (8 - Number(name[1])) * 8 + name.charCodeAt(0) - 97;
export const squareName = square => 'abcdefgh'[square % 8] + (8 - Math.floor(square / 8));

/* The squares of a move such as "e2e4" or "N@f3". */
export const squaresOf = move => (move.match(/[a-h][1-8]/g) ?? []).map(squareNumber);

/* The kinds of pieces by their letters. */
export const KINDS = { P: 'pawn', N: 'knight', B: 'bishop', R: 'rook', Q: 'queen', K: 'king' };

/* Pieces are the letters of FEN; those that were pawns have a ~ behind. */
export const isWhite = piece => piece[0] === piece[0].toUpperCase();

/* A piece in words, such as "white knight". */
export const pieceName = piece => `${isWhite(piece) ? 'white' : 'black'} ${KINDS[piece[0].toUpperCase()]}`;

/* The pieces by the number of their square; and the letters of those in hand, null in a game without hands. */
export function parseBoard(text) {
  const [ranks, hands] = text.replace(']', '').split('[');
  const pieces = Array(64).fill('');
  let square = 0;
  for (const c of ranks) {
    if (c === '~') {
      pieces[square - 1] += c;
    } else if (c >= '1' && c <= '8') {
      square += Number(c);
    } else if (c !== '/') {
      pieces[square++] = c;
    }
  }
  return { pieces, hands: hands === undefined ? null : [...hands] };
}

export function drawPiece(parent, piece, place, className = 'piece') {
  return drawn(parent, 'use', {
    href: '#' + piece[0].toUpperCase(),
    class: className + ' ' + (isWhite(piece) ? 'white' : 'black'),
    width: SQUARE,
    height: SQUARE,
    ...place,
  });
}

/* A piece as an image of its own. */
export function pieceImage(piece) {
  const image = document.createElementNS(SVG, 'svg');
  image.setAttribute('viewBox', `0 0 ${SQUARE} ${SQUARE}`);
  drawPiece(image, piece, { x: 0, y: 0 });
  return image;
}

/* Coordinates are of the same size on boards of any size: a drawing that is observed has the units of a pixel in --pixel. */
export const sizes = new ResizeObserver(entries => entries.forEach(({ target, contentRect }) =>
  target.style.setProperty('--pixel', target.viewBox.baseVal.width / contentRect.width + 'px')));

/*
 * Draws a position: its pieces by square; which squares are marked, lists of them by the name of the mark; the moves shown
 * by arrows, each with its class; texts by the name of their square.
 */
export function drawBoard(board, pieces, flipped, { marks = {}, arrows = [], texts = {} } = {}) {
  board.replaceChildren();
  const corner = square => {
    const seen = flipped ? 63 - square : square;
    return { x: (seen % 8) * SQUARE, y: Math.floor(seen / 8) * SQUARE };
  };
  const drawSquare = (square, className) =>
    drawn(board, 'rect', { ...corner(square), width: SQUARE, height: SQUARE, class: className });
  for (let square = 0; square < 64; square++) {
    drawSquare(square, (square + Math.floor(square / 8)) % 2 === 1 ? 'dark' : 'light');
  }
  Object.entries(marks).forEach(([name, squares]) => squares.forEach(square => drawSquare(square, name)));
  pieces.forEach((piece, square) => {
    if (piece) {
      const { x, y } = corner(square);
      drawPiece(board, piece, { x, y, 'data-on': squareName(square) });
      if (piece.endsWith('~')) {
        drawn(board, 'circle', { cx: x + 34, cy: y + 6, r: 3.5, class: 'promoted' });
      }
    }
  });
  for (let i = 0; i < 8; i++) {
    const file = 'abcdefgh'[flipped ? 7 - i : i];
    const rank = flipped ? i + 1 : 8 - i;
    drawn(board, 'text', { x: i * SQUARE + 39, y: 318, class: 'file coordinate on-' + (i % 2 === 0 ? 'dark' : 'light') }, file);
    drawn(board, 'text', { x: 1.5, y: i * SQUARE + 1.5, class: 'rank coordinate on-' + (i % 2 === 0 ? 'light' : 'dark') }, rank);
  }
  sizes.observe(board);
  arrows.forEach(arrow => drawArrow(board, arrow, corner));
  Object.entries(texts).forEach(([name, text]) => {
    const { x, y } = corner(squareNumber(name));
    drawn(board, 'text', { x: x + SQUARE / 2, y: y + SQUARE - 3, class: 'said-of-piece' }, text);
  });
}

/* An arrow; for a drop the piece, seen through, in a ring; for a square alone a ring. */
function drawArrow(board, { move, white, className }, corner) {
  const [from, to] = squaresOf(move);
  const middle = square => ({ x: corner(square).x + SQUARE / 2, y: corner(square).y + SQUARE / 2 });
  if (to === undefined) {
    if (move[1] === '@') {
      drawPiece(board, white ? move[0] : move[0].toLowerCase(), corner(from), 'ghost');
    }
    drawn(board, 'circle', { cx: middle(from).x, cy: middle(from).y, r: 17, class: className + ' ring' });
    return;
  }
  const start = middle(from);
  const across = middle(to).x - start.x;
  const down = middle(to).y - start.y;
  const length = Math.hypot(across, down);
  const head = length - 14;
  drawn(board, 'path', {
    class: className + ' arrow',
    transform: `translate(${start.x} ${start.y}) rotate(${(Math.atan2(down, across) * 180) / Math.PI})`,
    d: `M8 -3 H${head} V-9 L${length} 0 L${head} 9 V3 H8 Z`,
  });
}

/* The kinds of pieces that one side has in hand, as letters of its colour, with their numbers. */
export function handOf(hands, white) {
  return [...'QRBNP']
    .map(kind => (white ? kind : kind.toLowerCase()))
    .map(letter => ({ letter, count: (hands ?? []).filter(other => other === letter).length }))
    .filter(({ count }) => count > 0);
}

/* White's winning chance beside the board, with a text; without a chance the bar is grey. */
export function drawBar(bar, chance, flipped, text = '') {
  const white = bar.firstElementChild;
  const isBelow = (chance >= 0.5) !== flipped;
  bar.classList.toggle('unknown', chance === undefined);
  white.style.height = 100 * (chance ?? 0) + '%';
  white.style[flipped ? 'top' : 'bottom'] = 0;
  white.style[flipped ? 'bottom' : 'top'] = 'auto';
  bar.lastElementChild.textContent = text;
  bar.lastElementChild.className = `${isBelow ? 'below' : 'above'} ${chance >= 0.5 ? 'on-white' : 'on-black'}`;
}
