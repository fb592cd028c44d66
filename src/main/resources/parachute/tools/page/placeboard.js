/* ---- A board of places on which the legal moves of any game are made: by clicks, by taps, and by keys ---- */

import { button, drawn, element, sizes } from './board.js';
import { makeCells } from './cells.js';

/* Units of a drawing that a place is wide. */
export const PLACE = 40;

/* Draws the squares of a board of eight by eight, what is marked on them, and the names of columns and rows. */
export function drawSquares(svg, { placeAt, columns, rows, check }, { corner, selected, played, flipped }) {
  const square = (place, className) => drawn(svg, 'rect', { ...corner(place), width: PLACE, height: PLACE, class: className });
  const name = (text, x, y, className, isDark) =>
    drawn(svg, 'text', { x, y, class: className + ' coordinate' + (isDark ? ' on-dark' : '') }, text);
  for (let i = 0; i < 64; i++) {
    square(placeAt(i % 8, Math.floor(i / 8)), (i + Math.floor(i / 8)) % 2 === 1 ? 'dark' : 'light');
  }
  [...new Set([played?.from, played?.to])].filter(Boolean).forEach(place => square(place, 'played'));
  check.forEach(place => square(place, 'check'));
  if (selected) {
    square(selected, 'selected');
  }
  for (let i = 0; i < 8; i++) {
    const seen = flipped ? 7 - i : i;
    name(columns[seen], i * PLACE + 2, 8 * PLACE - 2, '', i % 2 === 0);
    name(rows[seen], 1.5, i * PLACE + 1.5, 'rank', i % 2 === 1);
  }
}

export class PlaceBoard {
  #look;
  #onMove;
  #svg;
  #cells;
  #specials;
  #names = [element('span', { class: 'name' }), element('span', { class: 'name' })];
  #flipped = false;
  #selected = '';
  #view = { board: null, legal: [], played: null };

  /*
   * Fills an element with a board, and above and below it with lines for the two sides. How the board looks:
   *   columns, rows   of places, 8 unless said
   *   label           what a screen reader calls the board
   *   placeAt(column, row)         the name of a place, counted from the top left as the first side sees it
   *   describe(board, place)       what is there, for screen readers
   *   draw(svg, board, marks)      draws it; marks has corner(place), flipped, selected, and the move played last, if any
   *   taken(board, place)          whether something stands there; unless said, one of the board's pieces
   *   pieceOn(board, place)        the name of the piece there, in a game with special operations only
   * onMove(move) is called with the legal move that was made.
   */
  constructor(place, look, onMove) {
    this.#look = { columns: 8, rows: 8, label: 'Board', taken: ({ pieces }, at) => at in pieces, ...look };
    this.#onMove = onMove;
    const { columns, rows, label } = this.#look;
    const squares = element('div', { class: 'squares' });
    this.#svg = drawn(squares, 'svg', { class: 'board', viewBox: `0 0 ${columns * PLACE} ${rows * PLACE}`, 'aria-hidden': 'true' });
    sizes.observe(this.#svg);
    const { grid, cells } = makeCells({
      columns, rows, label, first: 0,
      onClick: i => this.#click(this.#placeOf(i)),
      onEscape: () => this.#choose(''),
    });
    this.#cells = cells;
    grid.classList.toggle('nine', columns === 9);
    squares.append(grid);
    this.#specials = element('div', { class: 'specials', role: 'group', 'aria-label': 'Special operations' });
    this.#specials.hidden = !look.pieceOn;
    place.classList.add('move-board');
    place.append(element('div', { class: 'side' }, this.#names[0]), squares,
      element('div', { class: 'side' }, this.#names[1], this.#specials));
  }

  /* The element for the name of the side that moves first, or of the other one. */
  name(ofFirst) {
    return this.#names[ofFirst === this.#flipped ? 0 : 1];
  }

  get flipped() {
    return this.#flipped;
  }

  /* Whether the side that moves first is above. */
  set flipped(flipped) {
    this.#flipped = flipped;
    this.#draw();
  }

  /* Shows a position as the program gives it, the moves that may be made here, and the move that led to it, if any. */
  show({ board, legal, played }) {
    this.#view = { board, legal, played };
    if (!legal.some(move => move.from === this.#selected)) {
      this.#selected = '';
    }
    this.#draw();
  }

  #placeOf(i) {
    const { columns, rows, placeAt } = this.#look;
    const seen = this.#flipped ? columns * rows - 1 - i : i;
    return placeAt(seen % columns, Math.floor(seen / columns));
  }

  #movesOfSelected() {
    return this.#view.legal.filter(move => (move.from ?? '') === this.#selected);
  }

  /* What stands still is told by a button alone: a second click on the same place lets go of it. */
  #click(place) {
    const move = this.#movesOfSelected().find(({ from, to }) => to === place && to !== from);
    if (move) {
      this.#make(move);
      return;
    }
    this.#choose(place);
  }

  /* Selects a piece that can be moved, or nothing if it is selected already. */
  #choose(place) {
    const isMovable = this.#view.legal.some(({ from }) => from === place);
    this.#selected = isMovable && place !== this.#selected ? place : '';
    this.#draw();
  }

  #make(move) {
    this.#selected = '';
    this.#view.legal = [];
    this.#draw();
    this.#onMove(move);
  }

  #draw() {
    const { board, legal, played } = this.#view;
    if (!board) {
      return;
    }
    const { columns } = this.#look;
    const corners = {};
    this.#cells.forEach((_, i) => {
      corners[this.#placeOf(i)] = { x: (i % columns) * PLACE, y: Math.floor(i / columns) * PLACE };
    });
    this.#svg.replaceChildren();
    this.#look.draw(this.#svg, board, {
      corner: place => corners[place], flipped: this.#flipped, selected: this.#selected, played,
    });
    const moves = this.#movesOfSelected().filter(({ from, to }) => from !== to);
    const targets = new Map(moves.map(move => [move.to, move]));
    const sources = new Set(legal.map(({ from }) => from));
    this.#cells.forEach((cell, i) => {
      const place = this.#placeOf(i);
      const move = targets.get(place);
      const said = [this.#look.describe(board, place)];
      if (move) {
        said.push(move.special ? 'special operation' : 'legal move');
      }
      cell.dataset.square = place;
      cell.setAttribute('aria-label', said.join(', '));
      cell.setAttribute('aria-pressed', place === this.#selected);
      cell.className = [
        move && (move.from === undefined ? 'free' : 'target'),
        move && move.from !== undefined && this.#look.taken(board, place) && 'taken',
        move?.special && 'special',
        sources.has(place) && 'source',
      ].filter(Boolean).join(' ');
    });
    this.#drawSpecials();
  }

  /* What the selected piece can do besides moving. */
  #drawSpecials() {
    const moves = this.#movesOfSelected().filter(({ special }) => special);
    this.#specials.replaceChildren(...moves.map(move => button(
      { 'data-move': move.move }, () => this.#make(move), `${this.#look.pieceOn(this.#view.board, move.from)} ${move.special}`)));
  }
}
