/* ---- A game as a tree: its moves, and in their places the variations ---- */

/* What is said about a move, as the program reads and writes it. */
const REMARKS = ['comment', 'said', 'glyphs', 'symbols', 'mark', 'score', 'chance'];

const pick = (from, names) => Object.fromEntries(names.filter(name => from[name] !== undefined).map(name => [name, from[name]]));

/*
 * A node is a position and the move that led to it: uci, san, fen, the plies since the first position, and what is said.
 * The first of its children goes on with the line, the others are variations in the place of that move; "before" is what is
 * said before a variation, at its first move. "given" is what was said about a move before an analysis, "added" are the
 * moves of variations that came with it.
 */
const makeNode = (parent, content) => ({ parent, children: [], ply: parent ? parent.ply + 1 : 0, ...content });

export class GameTree {
  /* Another one after every change. */
  revision = 0;

  /* A game as the program gives it, with its moves and their variations. */
  constructor({
    variant, chess960 = false, start, tags = {}, givenTags = tags, result = '*', comment = '', said = comment, moves = [],
  }) {
    Object.assign(this, { variant, chess960, tags, givenTags, result });
    this.root = makeNode(null, { uci: '', san: '', fen: start, comment, said });
    this.#addLine(this.root, moves, {});
  }

  #addLine(first, moves, before) {
    let last = first;
    moves.forEach((move, i) => {
      const node = makeNode(last, pick(move, ['uci', 'san', 'fen', 'given', 'added', ...REMARKS]));
      node.before = i === 0 ? before : {};
      last.children.push(node);
      const here = last;
      (move.variations ?? []).forEach(line => this.#addLine(here, line.moves, pick(line, ['comment', 'said'])));
      last = node;
    });
  }

  get start() {
    return this.root.fen;
  }

  /* The nodes from the first move to this one. */
  path(node) {
    const path = [];
    for (let at = node; at.parent; at = at.parent) {
      path.unshift(at);
    }
    return path;
  }

  /* The nodes from the first move through this one to the end of its line. */
  line(node) {
    const line = this.path(node);
    for (let [next] = node.children; next; [next] = next.children) {
      line.push(next);
    }
    return line;
  }

  /* The moves of the game itself. */
  mainLine() {
    return this.line(this.root);
  }

  /* Where a node stands: which child of its parent, from the first move on. */
  indices(node) {
    return this.path(node).map(each => each.parent.children.indexOf(each));
  }

  /* The node that stands there, or the last one on the way. */
  at(indices) {
    return indices.reduce((node, index) => node.children[index] ?? node, this.root);
  }

  /* The first move of the innermost variation that a node belongs to; null for moves of the game. */
  variation(node) {
    return this.path(node).reverse().find(each => each.parent.children[0] !== each) ?? null;
  }

  /* The node behind so many of these moves as there are. */
  follow(ucis) {
    let node = this.root;
    for (const move of ucis) {
      const next = node.children.find(({ uci }) => uci === move);
      if (!next) {
        break;
      }
      node = next;
    }
    return node;
  }

  /* How a request names the position of a node. */
  request(node) {
    const { variant, chess960, start } = this;
    return { variant, chess960, fen: start, moves: this.path(node).map(({ uci }) => uci) };
  }

  /* The node after a move: the one that there is, or else a new one, which is a variation if the game goes on otherwise. */
  add(node, move) {
    const found = node.children.find(({ uci }) => uci === move.uci);
    const made = found ?? makeNode(node, { ...pick(move, ['uci', 'san', 'fen', ...REMARKS]), before: {} });
    if (!found) {
      node.children.push(made);
      this.revision++;
    }
    return made;
  }

  /* Makes the variation that a node belongs to the continuation, and what was that a variation. */
  promote(node) {
    const first = this.variation(node);
    if (first) {
      const { children } = first.parent;
      children.splice(children.indexOf(first), 1);
      children.unshift(first);
      this.revision++;
    }
  }

  /* Takes a move away with all that follows, and answers the position before it. */
  remove(node) {
    const { parent } = node;
    parent.children.splice(parent.children.indexOf(node), 1);
    this.revision++;
    return parent;
  }

  /* Takes over what an analysis says about the moves of a game, which may have got others meanwhile. */
  annotate({ tags, moves }) {
    this.tags = tags;
    this.revision++;
    prune(this.root);
    this.#annotateLine(this.root, moves, false);
  }

  #annotateLine(first, moves, isVariation) {
    let last = first;
    moves.forEach((move, i) => {
      const isNew = !last.children.some(({ uci }) => uci === move.uci);
      const node = this.add(last, move);
      if (!isNew) {
        node.given ??= pick(node, REMARKS);
        REMARKS.forEach(name => delete node[name]);
        Object.assign(node, pick(move, REMARKS));
      } else if (isVariation) {
        node.added = true;
      }
      const { children } = last;
      // The last variation is the better line, as the page of an analysis reads it.
      if (isVariation && i === 0 && children[0] !== node) {
        children.push(...children.splice(children.indexOf(node), 1));
      }
      const here = last;
      (move.variations ?? []).forEach(line => this.#annotateLine(here, line.moves, true));
      last = node;
    });
  }

  /* The game as the program takes it; if wanted as it was given, without what an analysis has said. */
  json({ given = false } = {}) {
    const { variant, chess960, start, givenTags, result, root } = this;
    const tags = given ? givenTags : this.tags;
    const { comment, said } = root;
    return { variant, chess960, start, tags, givenTags, result, comment, said, moves: linesOf(root, given) };
  }
}

/* Takes away what an earlier analysis added, where nobody has played on. */
function prune(node) {
  const isKept = each => !each.added || each.children.some(isKept);
  node.children = node.children.filter(isKept);
  node.children.forEach(prune);
}

/* The moves behind a node, each with the variations in its place. */
function linesOf(node, given) {
  const next = at => at.children.filter(({ added }) => !(given && added));
  const moves = [];
  for (let [move, ...others] = next(node); move; [move, ...others] = next(move)) {
    const variations = others.map(first =>
      ({ ...first.before, moves: [moveOf(first, given), ...linesOf(first, given)] }));
    moves.push({ ...moveOf(move, given), ...(variations.length > 0 ? { variations } : {}) });
  }
  return moves;
}

function moveOf(node, given) {
  const { uci, san, fen } = node;
  return given
    ? { uci, san, fen, ...(node.given ?? pick(node, REMARKS)) }
    : { uci, san, fen, ...pick(node, ['given', 'added', ...REMARKS]) };
}
