/* ---- What is drawn of a game: its positions, and the graph ---- */

const MARK_NAMES = { '??': 'blunder', '?': 'mistake', '?!': 'inaccuracy' };

/* The position of a node, and the better move in place of its own. */
function drawPosition(node, better, flipped) {
  drawBoard(byId('board'), node.board.pieces, flipped, {
    marks: { played: squaresOf(node.change).slice(0, 2) },
    arrows: better ? [{ move: better.change, white: better.white, className: 'better' }] : [],
  });
  const arrow = better ? `; better ${textOf(better)}` : '';
  const place = node.san ? 'after ' + textOf(node) : 'at the beginning';
  byId('board').setAttribute('aria-label', `Position ${place}${arrow}`);
}

function drawHand(parent, hands, white) {
  parent.replaceChildren(...handOf(hands, white).map(({ letter, count }) =>
    element('span', { title: `${count} ${letter.toUpperCase()} in hand` }, pieceImage(letter), '×' + count)));
  parent.hidden = hands === null;
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
