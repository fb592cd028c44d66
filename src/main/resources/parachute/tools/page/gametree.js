/* ---- A game as a tree: its moves, and in their places the variations ---- */

import { fenAfter } from './fen.js';
import { timeText, timesOf } from './movetimes.js';
import { isJudged, markOf, saidIn, symbolsOf } from './remarks.js';

/* What is written about a move: its glyphs and comment, and an evaluation in pawns or moves to mate for White, with the
   chances of White to win and of a draw in percent. */
const REMARKS = ['glyphs', 'comment', 'score', 'win', 'draw'];

const pick = (from, names) => Object.fromEntries(names.filter(name => from[name] !== undefined).map(name => [name, from[name]]));

const words = text => (text ? text.split(' ') : []);

/*
 * A position and the move that led to it. The first of its children goes on with the line, the others are variations in the
 * place of that move; "before" is the comment before a variation, at its first move. "added" are the moves of variations
 * that came with an analysis. "time" are the seconds that a move of the game took, if they are known.
 */
class GameNode {
  children = [];
  #fen;

  constructor(parent, content) {
    Object.assign(this, { parent, uci: '', san: '', glyphs: [], comment: '', before: '', ply: parent ? parent.ply + 1 : 0 });
    Object.assign(this, content);
  }

  get fen() {
    return (this.#fen ??= fenAfter(this.parent.fen, this.uci));
  }

  set fen(fen) {
    this.#fen = fen;
  }

  get said() {
    return saidIn(this.comment);
  }

  get saidBefore() {
    return saidIn(this.before);
  }

  get symbols() {
    return symbolsOf(this.glyphs);
  }

  get mark() {
    return markOf(this.glyphs);
  }

  /* The points that White may expect, 0 to 1, if they are known. */
  get chance() {
    return this.win === undefined ? undefined : (this.win + this.draw / 2) / 100;
  }

  /* The time that the move took, as a text; empty if it is not known. */
  get spent() {
    return this.time === undefined ? '' : timeText(this.time);
  }

  /* The name of the opening: that of the last position with one on the way here. */
  get openingHere() {
    return this.opening ?? this.parent?.openingHere ?? '';
  }

  /* Whether White is to move. */
  get isWhitesTurn() {
    return this.fen.split(' ')[1] === 'w';
  }

  /* Whether it begins a line of the engine. */
  get isOfEngine() {
    return Boolean(this.added || this.score || this.comment.includes('[%eval'));
  }

  /* The first move of the better line of a mistake: the last variation, if that is evaluated. */
  get better() {
    const last = this.parent?.children.at(-1);
    return this.mark && last !== this && last.isOfEngine ? last : null;
  }
}

/* The moves of a line in the form of the program, as contents of nodes with their variations. */
function movesOf({ moves = '', sans = '', evaluations = '', notes = {} }) {
  const names = words(sans);
  const found = evaluations.split(' ');
  return words(moves).map((uci, i) => {
    const [score, win, draw] = found[i] ? found[i].split(',') : [];
    return { uci, san: names[i], ...(win ? { score, win: Number(win), draw: Number(draw) } : {}), ...notes[i] };
  });
}

export class GameTree {
  /* Another one after every change. */
  revision = 0;

  /* A game as the program gives it. */
  constructor({ variant, chess960 = false, start, tags = {}, givenTags = tags, result = '*', line = {} }) {
    Object.assign(this, { variant, chess960, tags, givenTags, result });
    this.root = new GameNode(null, { fen: start, comment: line.comment ?? '' });
    this.#addLine(this.root, line);
    const moves = this.mainLine();
    timesOf(moves, this.root.isWhitesTurn, tags.TimeControl).forEach((time, i) => { moves[i].time = time; });
  }

  #addLine(first, line) {
    movesOf(line).reduce((last, { variations = [], ...content }, i) => {
      const node = new GameNode(last, { ...content, before: (i === 0 && last.children.length > 0 && line.comment) || '' });
      last.children.push(node);
      variations.forEach(each => this.#addLine(last, each));
      if (isJudged(node)) {
        recogniseBetter(last.children.at(-1));
      }
      return node;
    }, first);
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

  /* The position of the game itself in which a node's line leaves it, or the node. */
  inGame(node) {
    const path = this.path(node);
    const end = path.findIndex(each => each.parent.children[0] !== each);
    return end < 0 ? node : path[end].parent;
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

  /* The node after these moves, as far as there are nodes for them. */
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
    const made = found ?? new GameNode(node, pick(move, ['uci', 'san', 'fen', 'opening', ...REMARKS]));
    if (!found) {
      node.children.push(made);
      this.revision++;
    }
    return made;
  }

  /* Changes the remarks on a move. */
  remark(node, remarks) {
    Object.assign(node, remarks);
    this.revision++;
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

  /* Removes a move with all that follows, and returns the position before it. The lines of the engine in place of a move go
     with it: they are not the game. */
  remove(node) {
    const { parent } = node;
    const isVariation = parent.children[0] !== node;
    parent.children = parent.children.filter(each => each !== node && (isVariation || !each.isOfEngine));
    this.revision++;
    return parent;
  }

  /* Takes over what an analysis says about the moves of a game, which may have got others meanwhile. */
  annotate({ tags, line }) {
    this.tags = tags;
    this.revision++;
    prune(this.root);
    this.#annotateLine(this.root, line, false);
  }

  #annotateLine(first, line, isVariation) {
    movesOf(line).reduce((last, { variations = [], ...content }, i) => {
      const isNew = !last.children.some(({ uci }) => uci === content.uci);
      const node = this.add(last, content);
      if (!isNew) {
        Object.assign(node, { glyphs: [], comment: '', score: undefined, win: undefined, draw: undefined }, pick(content, REMARKS));
      } else if (isVariation) {
        node.added = true;
      }
      const { children } = last;
      // The last variation is the better line, as the page of an analysis reads it.
      if (isVariation && i === 0 && children[0] !== node) {
        children.push(...children.splice(children.indexOf(node), 1));
      }
      variations.forEach(each => this.#annotateLine(last, each, true));
      return node;
    }, first);
  }

  /* The game in the form in which it was given. */
  json() {
    const { variant, chess960, start, tags, givenTags, result, root } = this;
    return { variant, chess960, start, tags, givenTags, result, line: { comment: root.comment, ...lineOf(root.children) } };
  }
}

/* Recognises the better line that an analysis has added in place of a mistake, in the text of a game: nothing is written about
   its moves but the score of the first. */
function recogniseBetter(first) {
  const line = [];
  for (let node = first; node; [node] = node.children) {
    line.push(node);
  }
  if (!first.added && line.every(({ children, glyphs, comment, before, score }, i) =>
    children.length < 2 && glyphs.length === 0 && comment === '' && before === '' && Boolean(score) === (i === 0))) {
    line.forEach(node => Object.assign(node, { added: true }));
  }
}

/* Takes away what an earlier analysis added, where nobody has played on. */
function prune(node) {
  const isKept = each => !each.added || each.children.some(isKept);
  node.children = node.children.filter(isKept);
  node.children.forEach(prune);
}

/* The line that the first of some nodes begins, with the others as variations. */
function lineOf([first, ...others]) {
  const nodes = [];
  const notes = {};
  for (let node = first, beside = others; node; [node, ...beside] = node.children) {
    const variations = beside.map(each => ({ comment: each.before, ...lineOf([each]) }));
    notes[nodes.length] = { ...pick(node, ['glyphs', 'comment', 'opening', 'added']), ...(variations.length > 0 ? { variations } : {}) };
    nodes.push(node);
  }
  return {
    moves: nodes.map(({ uci }) => uci).join(' '),
    sans: nodes.map(({ san }) => san).join(' '),
    evaluations: nodes.map(({ score, win, draw }) => (win === undefined ? '' : `${score},${win},${draw}`)).join(' '),
    notes,
  };
}
