/* ---- What is known and written about a move: its evaluation, the better line, symbols and comment, to be changed ---- */

import { button, byId, element } from './board.js';
import { MARK_NAMES } from './graph.js';
import { nameOf } from './movelist.js';
import { MEANINGS, SYMBOLS, withWords } from './remarks.js';

/* The symbols of moves, of which a move has one; those after them are of positions. */
const isOfMove = glyph => glyph <= 7;

export class RemarksView {
  #onChange;
  #onShow;
  #buttons = new Map();
  #tree = null;
  #node = null;

  /* onShow(node) is called for a move that is clicked on, onChange() when something was changed. */
  constructor(onShow, onChange) {
    this.#onShow = onShow;
    this.#onChange = onChange;
    Object.entries(SYMBOLS).forEach(([glyph, symbol], i) => this.#buttons.set(Number(glyph), button(
      { 'aria-pressed': false, 'aria-label': MEANINGS[i], title: MEANINGS[i] }, () => this.#toggle(Number(glyph)), symbol)));
    byId('glyphs').append(...this.#buttons.values());
    byId('comment').addEventListener('input', () => this.#change({ comment: withWords(this.#node.comment, byId('comment').value) }));
  }

  show(tree, node) {
    const isOther = node !== this.#node;
    this.#tree = tree;
    this.#node = node;
    if (isOther || document.activeElement !== byId('comment')) {
      byId('comment').value = node.said;
    }
    this.#write();
  }

  #write() {
    const node = this.#node;
    const { start } = this.#tree;
    byId('move').replaceChildren(element('b', { class: MARK_NAMES[node.mark] ?? '' }, node.parent ? nameOf(start, node) : 'First position'));
    if (node.score) {
      byId('move').append(' ', element('span', { class: 'score' }, node.score));
    }
    if (node.chance !== undefined) {
      const { win, draw } = node;
      byId('move').append(' ', element('span', { class: 'said' },
        `White wins ${win}\u00a0%, draw ${draw}\u00a0%, Black wins ${100 - win - draw}\u00a0%`));
    }
    if (node.spent) {
      byId('move').append(' ', element('span', { class: 'said' }, `took ${node.spent}`));
    }
    const { better } = node;
    byId('better').hidden = !better;
    const line = [];
    for (let move = better; move; [move] = move.children) {
      line.push(move);
    }
    byId('better').replaceChildren('Better: ', ...line.flatMap(move =>
      [button({ class: MARK_NAMES[move.mark] ?? '' }, () => this.#onShow(move),
        move === better || move.parent.isWhitesTurn ? nameOf(start, move) : move.san + move.symbols), ' ']));
    byId('glyphs').hidden = !node.parent;
    this.#buttons.forEach((each, glyph) => each.setAttribute('aria-pressed', node.glyphs.includes(glyph)));
  }

  /* A move has one symbol of its own, and its position one. */
  #toggle(glyph) {
    const { glyphs } = this.#node;
    const others = glyphs.filter(each => !SYMBOLS[each] || isOfMove(each) !== isOfMove(glyph));
    this.#change({ glyphs: glyphs.includes(glyph) ? glyphs.filter(each => each !== glyph) : [...others, glyph].sort((a, b) => a - b) });
  }

  #change(remarks) {
    this.#tree.remark(this.#node, remarks);
    this.#write();
    this.#onChange();
  }
}
