/* ---- Elements, and the board drawn of them. Texts of games become text, never markup. ---- */

const SVG = 'http://www.w3.org/2000/svg';
const SQUARE = 40;
const MARK_NAMES = { '??': 'blunder', '?': 'mistake', '?!': 'inaccuracy' };

const byId = id => document.getElementById(id);

function element(name, attributes = {}, ...content) {
  const made = document.createElement(name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
  made.append(...content);
  return made;
}

function drawn(parent, name, attributes, text = '') {
  const made = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
  made.textContent = text;
  parent.append(made);
  return made;
}

function button(attributes, onClick, ...content) {
  const made = element('button', attributes, ...content);
  made.addEventListener('click', onClick);
  return made;
}

function drawPiece(parent, letter, place, className = 'piece') {
  drawn(parent, 'use', {
    href: '#' + letter.toUpperCase(),
    class: className + ' ' + (isWhite(letter) ? 'white' : 'black'),
    width: SQUARE,
    height: SQUARE,
    ...place,
  });
}

/* The position of a node, and the better move in place of its own. */
function drawBoard(node, better, flipped) {
  const board = byId('board');
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
  squaresOf(node.change).slice(0, 2).forEach(square => drawSquare(square, 'played'));
  for (let i = 0; i < 8; i++) {
    const file = 'abcdefgh'[flipped ? 7 - i : i];
    const rank = flipped ? i + 1 : 8 - i;
    drawn(board, 'text', { x: i * SQUARE + 32, y: 317, class: 'coordinate' }, file);
    drawn(board, 'text', { x: 2, y: i * SQUARE + 10, class: 'coordinate' }, rank);
  }
  node.board.pieces.forEach((piece, square) => {
    if (piece) {
      drawPiece(board, piece[0], corner(square));
    }
    if (piece.endsWith('~')) {
      const { x, y } = corner(square);
      drawn(board, 'circle', { cx: x + 34, cy: y + 6, r: 3.5, class: 'promoted' });
    }
  });
  if (better) {
    drawBetterMove(board, better, corner);
  }
  const arrow = better ? `; better ${textOf(better)}` : '';
  board.setAttribute('aria-label', `Position ${node.san ? 'after ' + textOf(node) : 'at the beginning'}${arrow}`);
}

/* An arrow; for a drop the piece, seen through, in a ring. */
function drawBetterMove(board, move, corner) {
  const [from, to] = squaresOf(move.change);
  const middle = square => ({ x: corner(square).x + SQUARE / 2, y: corner(square).y + SQUARE / 2 });
  if (to === undefined) {
    const letter = move.white ? move.change[0] : move.change[0].toLowerCase();
    drawPiece(board, letter, corner(from), 'ghost');
    drawn(board, 'circle', { cx: middle(from).x, cy: middle(from).y, r: 17, class: 'better ring' });
    return;
  }
  const start = middle(from);
  const across = middle(to).x - start.x;
  const down = middle(to).y - start.y;
  const length = Math.hypot(across, down);
  const head = length - 14;
  drawn(board, 'path', {
    class: 'better arrow',
    transform: `translate(${start.x} ${start.y}) rotate(${(Math.atan2(down, across) * 180) / Math.PI})`,
    d: `M8 -3 H${head} V-9 L${length} 0 L${head} 9 V3 H8 Z`,
  });
}

function drawHand(parent, hands, white) {
  parent.replaceChildren();
  parent.hidden = hands === null;
  const letters = (hands ?? []).filter(letter => isWhite(letter) === white);
  for (const kind of 'QRBNP') {
    const letter = white ? kind : kind.toLowerCase();
    const count = letters.filter(other => other === letter).length;
    if (count > 0) {
      const entry = element('span', { title: `${count} ${kind} in hand` });
      drawPiece(drawn(entry, 'svg', { viewBox: `0 0 ${SQUARE} ${SQUARE}` }), letter, { x: 0, y: 0 });
      entry.append('×' + count);
      parent.append(entry);
    }
  }
}

/* White's winning chance beside the board. */
function drawBar(chance, flipped) {
  const white = byId('bar').firstElementChild;
  white.style.height = 100 * chance + '%';
  white.style[flipped ? 'top' : 'bottom'] = 0;
  white.style[flipped ? 'bottom' : 'top'] = 'auto';
}

/* White's winning chance move by move. */
function drawGraph(nodes) {
  const graph = byId('graph');
  graph.replaceChildren();
  const x = i => (600 * i) / Math.max(1, nodes.length - 1);
  const y = node => 150 * (1 - node.chance);
  const points = nodes.map((node, i) => `${x(i)},${y(node)}`);
  drawn(graph, 'polygon', { points: `0,150 ${points.join(' ')} 600,150`, class: 'share' });
  drawn(graph, 'line', { x1: 0, y1: 75, x2: 600, y2: 75, class: 'middle' });
  nodes.forEach((node, i) => {
    if (node.mark) {
      const className = 'mark ' + MARK_NAMES[node.mark];
      drawn(graph, 'line', { x1: x(i), y1: y(node) - 7, x2: x(i), y2: y(node) + 7, class: className });
    }
  });
  drawn(graph, 'line', { y1: 0, y2: 150, class: 'here' });
}

function markInGraph(i, nodes) {
  const here = byId('graph').lastElementChild;
  ['x1', 'x2'].forEach(end => here.setAttribute(end, (600 * i) / Math.max(1, nodes.length - 1)));
}
