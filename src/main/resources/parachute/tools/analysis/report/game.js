/* ---- Games: what the program wrote into the page, and trees of moves and positions made of it ---- */

const games = JSON.parse(document.getElementById('data').textContent);

const MARKS = ['??', '?', '?!'];

const words = text => (text ? text.split(' ') : []);

/* The board after a move, which says itself all that it changes: "e2e4", "e7e8q", "P@e4", the pawn captured en passant
   as in "e5d6d5", the rook of castling as in "e1g1h1f1". */
function boardAfter(board, change, white) {
  const pieces = [...board.pieces];
  const hands = board.hands && [...board.hands];
  const coloured = letter => (white ? letter.toUpperCase() : letter.toLowerCase());
  if (change[1] === '@') {
    const dropped = coloured(change[0]);
    pieces[squareNumber(change.slice(2))] = dropped;
    hands.splice(hands.indexOf(dropped), 1);
    return { pieces, hands };
  }
  const [from, to, third, rookTo] = squaresOf(change);
  if (from === undefined) {
    return { pieces, hands }; // a null move
  }
  const moved = pieces[from];
  pieces[from] = '';
  if (rookTo !== undefined) {
    const rook = pieces[third];
    pieces[third] = '';
    pieces[to] = moved;
    pieces[rookTo] = rook;
    return { pieces, hands };
  }
  const captured = third ?? to;
  if (hands && pieces[captured]) {
    hands.push(coloured(pieces[captured].endsWith('~') ? 'p' : pieces[captured]));
  }
  pieces[captured] = '';
  const [promotion] = change.match(/[nbrq]$/) ?? [];
  pieces[to] = promotion ? coloured(promotion) + (hands ? '~' : '') : moved;
  return { pieces, hands };
}

/* Plies are counted from the first of a game that begins at move 0, so that those of Black are odd. */
function firstPly(data) {
  const [number, black] = (data.number ?? '1. ').split('.', 2);
  return 2 * Number(number) + (black === '' ? 1 : 0);
}

/*
 * A line of moves: what it is called, what is said before it, the move in whose place it might have been played, and its
 * moves as nodes. A node has the position after its move, the nodes before and behind it, and the lines in its place.
 */
function readLine(data, before, owner, name) {
  const line = { name, comment: data.comment ?? '', owner, nodes: [] };
  const changes = words(data.changes);
  const evaluations = (data.evaluations ?? '').split(' ');
  let last = before;
  words(data.sans).forEach((san, i) => {
    const note = data.notes?.[i] ?? {};
    const node = { line, san, change: changes[i], ply: last.ply + 1, white: last.ply % 2 === 1 };
    node.mark = note.mark ?? '';
    node.symbols = note.symbols ?? node.mark;
    node.comment = note.comment ?? '';
    node.board = boardAfter(last.board, node.change, node.white);
    Object.assign(node, evaluation(evaluations[i], last.chance));
    const above = last;
    const others = (lines, called) => (lines ?? []).map(each => readLine(each, above, node, called));
    node.lines = [...others(note.better, 'Better'), ...others(note.variations, 'Variation')];
    node.back = i > 0 ? last : owner ?? before;
    node.next = null;
    if (i > 0 || !owner) {
      last.next = node;
    }
    line.nodes.push(node);
    last = node;
  });
  return line;
}

/* Without an evaluation the chance stays as it was. */
function evaluation(text, chance) {
  if (!text) {
    return { score: '', chances: '', chance };
  }
  const [score, win, draw] = text.split(',');
  const loss = 100 - win - draw;
  return {
    score,
    chances: `White wins ${win}\u00a0%, draw ${draw}\u00a0%, Black wins ${loss}\u00a0%`,
    chance: (Number(win) + draw / 2) / 100,
  };
}

/* The positions of a game, the first one first; from them every variation can be reached. */
function readGame(data) {
  const line = { name: '', comment: '', owner: null, nodes: [] };
  const { chance } = evaluation(data.line.evaluations?.split(' ')[0], 0.5);
  const first = {
    line, san: '', change: '', ply: firstPly(data) - 1, board: parseBoard(data.board), mark: '', symbols: '',
    comment: data.line.comment ?? '', score: '', chances: '', chance, lines: [], back: null, next: null,
  };
  return [first, ...readLine(data.line, first, null, '').nodes];
}

/* The move of the game in whose place a move stands, or which it is. */
function inGame(node) {
  return node.line.owner ? inGame(node.line.owner) : node;
}

const numberOf = node => Math.floor(node.ply / 2) + (node.white ? '. ' : '... ');
const textOf = node => (node.san ? numberOf(node) + node.san : 'First position');

/* Blunders, mistakes and inaccuracies of White and of Black. */
function countMarks(data) {
  const counts = [[0, 0, 0], [0, 0, 0]];
  for (const [i, note] of Object.entries(data.line.notes ?? {})) {
    if (note.mark) {
      counts[(firstPly(data) + Number(i)) % 2][MARKS.indexOf(note.mark)]++;
    }
  }
  return counts;
}
