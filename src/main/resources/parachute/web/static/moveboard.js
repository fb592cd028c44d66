/* ---- A board on which legal moves are made: by clicks, by dragging, and by keys ---- */

import {
  button, drawBar, drawBoard, drawn, element, handOf, isWhite, parseBoard, pieceImage, squareName, squareNumber, squaresOf,
} from './board.js';
import { makeCells, setCursor } from './cells.js';
import './pieces.js';

const KINDS = { P: 'pawn', N: 'knight', B: 'bishop', R: 'rook', Q: 'queen', K: 'king' };

/* Less than this many pixels between pressing and letting go is a click. */
const CLICK = 6;

const nameOf = piece => `${isWhite(piece) ? 'white' : 'black'} ${KINDS[piece[0].toUpperCase()]}`;

/* Where a move comes from: a square as "e2", or the hand as "N@". */
const sourceOf = move => move.from ?? move.drop + '@';

export class MoveBoard {
  #place;
  #onMove;
  #svg;
  #cells;
  #hands;
  #promotion = element('dialog', { class: 'promotion', 'aria-label': 'Promote to' });
  #bar = element('div', { class: 'bar', 'aria-hidden': 'true', hidden: '' }, element('div'));
  #names = [element('span', { class: 'name' }), element('span', { class: 'name' })];
  #notes = [element('span', { class: 'note' }), element('span', { class: 'note' })];
  #flipped = false;
  #view = { pieces: Array(64).fill(''), hands: null, white: true, legal: [], played: '', check: '', arrows: [] };
  #texts = {};
  #selected = '';
  #pressed = null;

  /*
   * Fills an element with a board, and above and below it with lines for the two sides and what they have in hand.
   * onMove(move) is called with the legal move that was made.
   */
  constructor(place, onMove) {
    this.#place = place;
    this.#onMove = onMove;
    const squares = element('div', { class: 'squares' });
    this.#svg = drawn(squares, 'svg', { class: 'board', viewBox: '0 0 320 320', 'aria-hidden': 'true' });
    const { grid, cells } = makeCells({
      columns: 8, rows: 8, label: 'Board', first: 52,
      onClick: i => this.#click(this.#squareAt(i)),
      onEscape: () => this.#choose(''),
    });
    this.#cells = cells;
    squares.append(grid);
    this.#hands = [this.#makeHand(), this.#makeHand()];
    const side = i =>
      element('div', { class: 'side' }, this.#names[i], element('div', { class: 'hand' }, ...this.#hands[i]), this.#notes[i]);
    place.classList.add('move-board');
    const middle = element('div', { class: 'board-and-bar' }, this.#bar, squares);
    place.append(side(0), middle, side(1), this.#promotion);
    place.addEventListener('pointerdown', event => this.#press(event));
    place.addEventListener('pointermove', event => this.#drag(event));
    place.addEventListener('pointerup', event => this.#letGo(event));
    place.addEventListener('pointercancel', () => this.#endDrag());
    this.#promotion.addEventListener('click', event => event.target === this.#promotion && this.#promotion.close());
  }

  /* The elements for the name of a side and for a note about it. */
  name(white) {
    return this.#names[this.#row(white)];
  }

  note(white) {
    return this.#notes[this.#row(white)];
  }

  get flipped() {
    return this.#flipped;
  }

  /* Whether Black is below. */
  set flipped(flipped) {
    this.#flipped = flipped;
    this.#selected = '';
    this.#draw();
  }

  /*
   * Shows a position, given as a FEN: the moves that may be made here, as the program gives them, the move that led to it,
   * the square of a king in check, and arrows as drawBoard takes them.
   */
  show({ fen, legal = [], played = '', check = '', arrows = [] }) {
    const [placement, turn] = fen.split(' ');
    const before = this.#view.pieces;
    this.#endDrag();
    this.#view = { ...parseBoard(placement), white: turn === 'w', legal, played, check, arrows };
    if (!legal.some(move => sourceOf(move) === this.#selected)) {
      this.#selected = '';
    }
    this.#draw();
    this.#animate(before);
  }

  /* Shows other arrows on the same position. */
  showArrows(arrows) {
    this.#view.arrows = arrows;
    if (!this.#pressed) {
      this.#draw();
    }
  }

  /* Shows texts on squares, by their names, on this position and those that follow. */
  showTexts(texts) {
    this.#texts = texts;
    if (!this.#pressed) {
      this.#draw();
    }
  }

  /* Shows White's winning chance beside the board, from 0 to 1. */
  showChance(chance) {
    this.#bar.hidden = false;
    drawBar(this.#bar, chance, this.#flipped);
  }

  #row(white) {
    return white === this.#flipped ? 0 : 1;
  }

  #squareAt(i) {
    return squareName(this.#flipped ? 63 - i : i);
  }

  #cellOf(square) {
    const number = squareNumber(square);
    return this.#cells[this.#flipped ? 63 - number : number];
  }

  #makeHand() {
    return [...'QRBNP'].map(kind => button({ 'data-source': kind + '@', hidden: '' }, () => this.#choose(kind + '@')));
  }

  #draw() {
    const { pieces, hands, white, legal, played, check, arrows } = this.#view;
    const marks = {
      played: squaresOf(played),
      selected: squaresOf(this.#selected),
      check: squaresOf(check),
    };
    drawBoard(this.#svg, pieces, this.#flipped, { marks, arrows, texts: this.#texts });
    const targets = new Set(this.#movesOfSelected().flatMap(move => (move.rook ? [move.to, move.rook] : [move.to])));
    const sources = new Set(legal.map(sourceOf));
    this.#cells.forEach((cell, i) => {
      const square = this.#squareAt(i);
      const piece = pieces[squareNumber(square)];
      const isTarget = targets.has(square);
      const said = [piece ? `${nameOf(piece)} ${square}` : square];
      said.push(...(square === check ? ['in check'] : []), ...(isTarget ? ['legal move'] : []));
      cell.dataset.square = square;
      cell.setAttribute('aria-label', said.join(', '));
      cell.setAttribute('aria-pressed', square === this.#selected);
      cell.className = [isTarget && (piece ? 'target taken' : 'target'), sources.has(square) && 'source']
        .filter(Boolean).join(' ');
    });
    for (const ofWhite of [true, false]) {
      const counts = Object.fromEntries(handOf(hands, ofWhite).map(({ letter, count }) => [letter, count]));
      this.#hands[this.#row(ofWhite)].forEach(each => {
        const source = each.dataset.source;
        const letter = ofWhite ? source[0] : source[0].toLowerCase();
        const isSource = ofWhite === white && sources.has(source);
        each.hidden = !counts[letter];
        each.disabled = !isSource;
        each.className = isSource ? 'source' : '';
        each.setAttribute('aria-label', `${nameOf(letter)} in hand, ${counts[letter] ?? 0}`);
        each.setAttribute('aria-pressed', isSource && source === this.#selected);
        each.replaceChildren(pieceImage(letter), '×' + (counts[letter] ?? 0));
      });
      this.#hands[this.#row(ofWhite)][0].parentElement.hidden = hands === null;
    }
  }

  /* A piece that went from one square to another glides there. */
  #animate(before) {
    const now = this.#view.pieces;
    const changed = now.map((_, square) => square).filter(square => now[square] !== before[square]);
    if (changed.length > 4 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return;
    }
    for (const to of changed.filter(square => now[square])) {
      const from = changed.find(square => before[square] === now[to] && now[square] !== now[to]);
      if (from !== undefined) {
        const sign = this.#flipped ? -40 : 40;
        const across = sign * ((from % 8) - (to % 8));
        const down = sign * (Math.floor(from / 8) - Math.floor(to / 8));
        this.#drawing(squareName(to)).animate(
          [{ transform: `translate(${across}px, ${down}px)` }, { transform: 'none' }], { duration: 160, easing: 'ease-out' });
      }
    }
  }

  #drawing(square) {
    return this.#svg.querySelector(`use[data-on="${square}"]`);
  }

  #movesOfSelected() {
    return this.#view.legal.filter(move => sourceOf(move) === this.#selected);
  }

  /* Selects what is to be moved, or nothing if it is selected already. */
  #choose(source) {
    const isMovable = this.#view.legal.some(move => sourceOf(move) === source);
    this.#selected = isMovable && source !== this.#selected ? source : '';
    this.#draw();
  }

  #click(square) {
    if (!this.#moveTo(square)) {
      this.#choose(square);
    }
  }

  /* Moves what is selected; whether that can be. A click on the rook castles, and one on the square that the king goes to
     unless a move of the king alone leads there. */
  #moveTo(square) {
    const moves = this.#movesOfSelected();
    const candidates = [
      moves.filter(move => move.rook === square),
      moves.filter(move => move.to === square && !move.rook),
      moves.filter(move => move.to === square),
    ].find(some => some.length > 0);
    if (!candidates) {
      return false;
    }
    if (candidates.length > 1) {
      this.#askForPromotion(candidates);
    } else {
      this.#make(candidates[0]);
    }
    return true;
  }

  #make(move) {
    this.#selected = '';
    this.#view.legal = [];
    this.#preview(move);
    this.#draw();
    this.#onMove(move);
  }

  /* The piece stays where it was put until the program says what the position is. */
  #preview({ from, to, drop, promotion, rook }) {
    const { pieces, white } = this.#view;
    if (!rook) {
      const letter = promotion ?? drop;
      pieces[squareNumber(to)] = letter ? (white ? letter.toUpperCase() : letter.toLowerCase()) : pieces[squareNumber(from)];
      if (from) {
        pieces[squareNumber(from)] = '';
      }
    }
  }

  #askForPromotion(moves) {
    const { white } = this.#view;
    const order = 'QNRB';
    const choices = [...moves].sort((a, b) => order.indexOf(a.promotion) - order.indexOf(b.promotion)).map(move => {
      const letter = white ? move.promotion : move.promotion.toLowerCase();
      const choose = () => {
        this.#promotion.close();
        this.#make(move);
      };
      return button({ 'aria-label': KINDS[move.promotion], 'data-promotion': move.promotion }, choose, pieceImage(letter));
    });
    this.#promotion.replaceChildren(...choices);
    this.#promotion.showModal();
    const cell = this.#cellOf(moves[0].to).getBoundingClientRect();
    const { width, height } = this.#promotion.getBoundingClientRect();
    const within = (value, most) => Math.max(0, Math.min(value, most)) + 'px';
    this.#promotion.style.left = within(cell.left + (cell.width - width) / 2, innerWidth - width);
    this.#promotion.style.top = within(cell.top + (cell.height - height) / 2, innerHeight - height);
  }

  #press(event) {
    const pressed = event.target.closest('.cells button, .hand button');
    this.#endDrag();
    if (!pressed || event.button !== 0) {
      return;
    }
    if (pressed.dataset.square) {
      setCursor(this.#cells, pressed);
    }
    if (pressed.classList.contains('source')) {
      this.#pressed = { source: pressed.dataset.square ?? pressed.dataset.source, x: event.clientX, y: event.clientY };
    }
  }

  #drag(event) {
    const pressed = this.#pressed;
    if (!pressed || (!pressed.dragged && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < CLICK)) {
      return;
    }
    if (!pressed.dragged) {
      this.#beginDrag(pressed, event);
    }
    const { offsetWidth, style } = pressed.dragged;
    style.left = event.clientX - offsetWidth / 2 + 'px';
    style.top = event.clientY - offsetWidth / 2 + 'px';
    const over = this.#cellUnder(event);
    this.#cells.forEach(cell => cell.classList.toggle('over', cell === over && cell.classList.contains('target')));
  }

  #beginDrag(pressed, event) {
    const { pieces, white } = this.#view;
    const [letter] = pressed.source;
    const isDrop = pressed.source[1] === '@';
    const piece = isDrop ? (white ? letter : letter.toLowerCase()) : pieces[squareNumber(pressed.source)];
    this.#selected = pressed.source;
    this.#draw();
    pressed.dragged = element('div', { class: 'dragged' }, pieceImage(piece));
    pressed.dragged.style.width = this.#cells[0].offsetWidth + 'px';
    this.#place.append(pressed.dragged);
    this.#place.setPointerCapture(event.pointerId);
    if (!isDrop) {
      this.#drawing(pressed.source).classList.add('lifted');
    }
  }

  #letGo(event) {
    const wasDragged = this.#pressed?.dragged;
    this.#endDrag();
    if (wasDragged) {
      const cell = this.#cellUnder(event);
      if (!cell || !this.#moveTo(cell.dataset.square)) {
        this.#choose('');
      }
    }
  }

  #endDrag() {
    if (this.#pressed?.dragged) {
      this.#pressed.dragged.remove();
      this.#draw();
    }
    this.#pressed = null;
  }

  #cellUnder({ clientX, clientY }) {
    return this.#cells.find(cell => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      return left <= clientX && clientX < right && top <= clientY && clientY < bottom;
    });
  }
}
