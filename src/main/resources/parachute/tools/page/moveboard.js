/* ---- A board on which legal moves are made: by clicks, by dragging, and by keys ---- */

import {
  KINDS, SQUARE, button, drawBar, drawBoard, drawn, element, isWhite, parseBoard, pieceImage, squareName, squareNumber, squaresOf,
} from './board.js';
import { makeCells } from './cells.js';
import { premoveTargets } from './premoves.js';
import { isOn, putSetting } from './settings.js';

/* The slots of a hand, which the keys 1 to 5 pick up. */
const SLOTS = 'PNBRQ';

const PROMOTIONS = 'QNRB';

/* How long a piece takes from one place to another, in milliseconds. */
const GLIDE = 150;

/* How long a finger rests on a square before it draws an arrow or a circle, in milliseconds. */
const LONG_PRESS = 500;

/* How far the wheel turns for one move, in pixels. */
const NOTCH = 50;

/* Less than this many pixels between pressing and letting go is a click. */
const CLICK = 6;

const nameOf = piece => `${isWhite(piece) ? 'white' : 'black'} ${KINDS[piece[0].toUpperCase()]}`;

/* Where a move comes from: a square as "e2", or the hand as "N@". */
const sourceOf = move => move.from ?? move.drop + '@';

const countOf = (hands, letter) => (hands ?? []).filter(other => other === letter).length;

/* The corner by which the board is resized; the browser remembers the size, and a double click restores the first one. */
function makeResizing(place) {
  const corner = element('div', { class: 'resizing', title: 'Resize the board' });
  const resize = width => {
    document.documentElement.style.setProperty('--board-width', width);
    putSetting('board.width', width);
  };
  corner.addEventListener('pointerdown', event => {
    corner.setPointerCapture(event.pointerId);
    event.stopPropagation();
  });
  corner.addEventListener('pointermove', event => {
    if (corner.hasPointerCapture(event.pointerId)) {
      resize(Math.max(240, Math.round(event.clientX - place.getBoundingClientRect().left)) + 'px');
    }
  });
  corner.addEventListener('dblclick', () => resize(''));
  return corner;
}

export class MoveBoard {
  #place;
  #onMove;
  /* Is called with the arrows and circles when they were changed, on a page that keeps them. */
  onShapes = null;
  #svg;
  #cells;
  #hands;
  #promotion = element('dialog', { class: 'promotion', 'aria-label': 'Promote to' });
  #bar = element('div', { class: 'bar', 'aria-hidden': 'true', hidden: '' }, element('div'), element('span'));
  #names = [element('span', { class: 'name' }), element('span', { class: 'name' })];
  #notes = [element('span', { class: 'note' }), element('span', { class: 'note' })];
  #flipped = false;
  #view = { pieces: Array(64).fill(''), hands: null, white: true, legal: [], played: '', check: '', waiting: '', arrows: [] };
  #texts = {};
  #selected = '';
  #premove = null;
  #pressed = null;
  #pointing = null;
  /* Arrows and circles that were drawn: a colour's letter and the squares, as PGN has them: "Ge2e4", "Rd5". */
  #pointers = new Set();
  #chance = null;
  #turned = 0;
  #glides = [];
  #landed = Promise.resolve();

  /*
   * Fills an element with a board, and above and below it with lines for the two sides and what they have in hand.
   * onMove(move) is called with the legal move that was made, onStep(by) when the wheel goes a move on, by 1, or back, by -1.
   */
  constructor(place, onMove, onStep) {
    this.#place = place;
    this.#onMove = onMove;
    const squares = element('div', { class: 'squares' });
    this.#svg = drawn(squares, 'svg', { class: 'board', viewBox: '0 0 320 320', 'aria-hidden': 'true' });
    const { grid, cells } = makeCells({
      columns: 8, rows: 8, label: 'Board', first: 52,
      onClick: i => this.#click(this.#squareAt(i)),
      onEscape: () => this.#putBack(),
    });
    this.#cells = cells;
    squares.append(grid, makeResizing(place));
    this.#hands = [this.#makeHand(), this.#makeHand()];
    const side = i => element('div', { class: 'side' },
      element('div', { class: 'hand', role: 'group', 'aria-label': 'In hand' }, ...this.#hands[i]), this.#names[i], this.#notes[i]);
    place.classList.add('move-board');
    const middle = element('div', { class: 'board-and-bar' }, this.#bar, squares);
    place.append(side(0), middle, side(1), this.#promotion);
    place.addEventListener('pointerdown', event => this.#press(event));
    place.addEventListener('pointermove', event => this.#drag(event));
    place.addEventListener('pointerup', event => this.#letGo(event));
    place.addEventListener('pointercancel', () => {
      this.#forgetPointing();
      this.#endDrag();
    });
    squares.addEventListener('contextmenu', event => event.preventDefault());
    squares.addEventListener('wheel', event => this.#turn(event, onStep), { passive: false });
    // The end of a long press is not a click; one by the keyboard has no detail.
    squares.addEventListener(
      'click', event => event.detail > 0 && this.#pointing?.isOver && event.stopPropagation(), { capture: true });
    document.addEventListener('keydown', event => this.#pickUp(event));
    this.#promotion.addEventListener('click', event => event.target === this.#promotion && this.#promotion.close());
  }

  /* The elements for the name of a side and for a note about it. */
  name(white) {
    return this.#names[this.#row(white)];
  }

  note(white) {
    return this.#notes[this.#row(white)];
  }

  /* A promise that resolves when the pieces that are moving at present have landed. */
  get landed() {
    return this.#landed;
  }

  get flipped() {
    return this.#flipped;
  }

  /* Leads the keyboard to the board. */
  focus() {
    this.#cells.find(cell => cell.tabIndex === 0).focus();
  }

  /* Whether Black is below. */
  set flipped(flipped) {
    this.#flipped = flipped;
    this.#selected = '';
    this.#glides = [];
    this.#draw();
    if (this.#chance) {
      this.showChance(...this.#chance);
    }
  }

  /*
   * Shows a position, given as a FEN: the moves that may be made here, as the program gives them, the move that led to it,
   * the square of a king in check, and arrows as drawBoard takes them. The side that is waiting for the other's move,
   * "white" or "black", may enter its own before; it is made if it is then legal. Shapes are arrows and circles as they are
   * drawn by hand, see onShapes.
   */
  show({ fen, legal = [], played = '', check = '', waiting = '', arrows = [], shapes }) {
    const [placement, turn] = fen.split(' ');
    const before = this.#view;
    const premove = this.#premove;
    this.#view = { fen, ...parseBoard(placement), white: turn === 'w', legal, played, check, waiting, arrows };
    this.#premove = waiting ? premove : null;
    if (shapes || fen !== before.fen) {
      this.#pointers = new Set(shapes);
    }
    const sources = this.#sources();
    if (!sources.has(this.#selected)) {
      this.#selected = '';
    }
    if (!sources.has(this.#pressed?.source)) {
      this.#endDrag();
    }
    this.#place.classList.toggle('playable', sources.size > 0 || waiting !== '');
    this.#animate(before);
    this.#draw();
    if (premove && !waiting) {
      const [move] = this.#movesTo(premove.source, premove.to);
      if (move) {
        this.#make(move);
      }
    }
  }

  /* Shows other arrows on the same position. */
  showArrows(arrows) {
    this.#view.arrows = arrows;
    if (!this.#pressed) {
      this.#draw();
    }
  }

  /* Marks the piece of a move, unless it is dropped, and returns what to do with it in words. */
  hintAt(uci) {
    const isDrop = uci[1] === '@';
    this.showArrows(isDrop ? [] : [{ move: uci.slice(0, 2), className: 'better' }]);
    return isDrop ? `Drop a ${KINDS[uci[0]]}.` : `Move the piece on ${uci.slice(0, 2)}.`;
  }

  /* Shows texts on squares, by their names, on this position and those that follow. */
  showTexts(texts) {
    this.#texts = texts;
    if (!this.#pressed) {
      this.#draw();
    }
  }

  /* Shows White's winning chance beside the board, from 0 to 1, with a score; without a chance that it is not known. */
  showChance(chance, score = '') {
    this.#chance = [chance, score];
    this.#bar.hidden = false;
    drawBar(this.#bar, chance, this.#flipped, score.replace(/(\.\d)\d$/, '$1'));
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
    return [...SLOTS].map(kind => button({ 'data-source': kind + '@' }, () => this.#choose(kind + '@')));
  }

  #draw() {
    const { pieces, hands, legal, played, check, arrows, waiting } = this.#view;
    const premove = this.#premove;
    const premoved = premove ? squaresOf(premove.source + premove.to) : [];
    const marks = {
      played: squaresOf(played),
      premoved,
      selected: squaresOf(this.#selected),
      check: squaresOf(check),
    };
    const predrops = premoved.length === 1
      ? [{ move: premove.source + premove.to, white: waiting === 'white', className: 'predrop' }] : [];
    const pointers = [...this.#pointers, ...this.#pointed()]
      .map(shape => ({ move: shape.slice(1), className: 'pointed ' + shape[0] }));
    drawBoard(this.#svg, pieces, this.#flipped, { marks, arrows: [...arrows, ...predrops, ...pointers], texts: this.#texts });
    const targets = this.#targets();
    const sources = this.#sources();
    this.#cells.forEach((cell, i) => {
      const square = this.#squareAt(i);
      const piece = pieces[squareNumber(square)];
      const isTarget = targets.has(square);
      const said = [piece ? `${nameOf(piece)} ${square}` : square];
      said.push(...(square === check ? ['in check'] : []), ...(isTarget ? [waiting ? 'possible premove' : 'legal move'] : []));
      said.push(...(premoved.includes(squareNumber(square)) ? ['premove'] : []));
      cell.dataset.square = square;
      cell.setAttribute('aria-label', said.join(', '));
      cell.setAttribute('aria-pressed', square === this.#selected);
      cell.className = [isTarget && (piece ? 'target taken' : 'target'), sources.has(square) && 'source']
        .filter(Boolean).join(' ');
    });
    for (const ofWhite of [true, false]) {
      this.#hands[this.#row(ofWhite)].forEach(each => {
        const { source } = each.dataset;
        const letter = ofWhite ? source[0] : source[0].toLowerCase();
        const count = countOf(hands, letter);
        const isSource = ofWhite === this.#isWhitesTurn() && sources.has(source);
        each.disabled = !isSource;
        each.className = [isSource && 'source', count === 0 && 'empty'].filter(Boolean).join(' ');
        each.setAttribute('aria-label', `${nameOf(letter)} in hand, ${count}`);
        each.setAttribute('aria-pressed', isSource && source === this.#selected);
        each.replaceChildren(pieceImage(letter), ...(count > 1 ? [element('span', { class: 'count' }, String(count))] : []));
      });
      this.#hands[this.#row(ofWhite)][0].parentElement.hidden = hands === null;
    }
    if (this.#pressed?.dragged) {
      this.#drawing(this.#pressed.source)?.classList.add('lifted');
    }
    this.#glides.forEach(({ drawing, transform, begun }) => {
      const elapsed = performance.now() - begun;
      if (elapsed < GLIDE) {
        drawing().animate([{ transform }, { transform: 'none' }], { duration: GLIDE, easing: 'ease-out' }).currentTime = elapsed;
      }
    });
  }

  /* Moves the pieces that were elsewhere in the position before: from square to square, and into and out of a hand. They
     move on when the board is drawn again meanwhile. */
  #animate({ pieces: before, hands: handsBefore }) {
    const { pieces: now, hands, played } = this.#view;
    const changed = now.map((_, square) => square).filter(square => now[square] !== before[square]);
    const taken = [...new Set(hands ?? [])].filter(letter => countOf(hands, letter) > countOf(handsBefore, letter));
    if (changed.length + taken.length === 0) {
      return;
    }
    this.#glides = [];
    if (changed.length > 4 || taken.length > 1 || !isOn('animation') || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return;
    }
    const [first, last = first] = squaresOf(played);
    const cell = square => this.#cellOf(squareName(square));
    for (const to of changed.filter(square => now[square])) {
      const from = changed.find(square => before[square] === now[to] && now[square] !== now[to])
        ?? (to === last && !now[first] ? first : undefined);
      const drawing = () => this.#drawing(squareName(to));
      if (from !== undefined) {
        this.#glide(drawing, cell(from), cell(to));
      } else if (to === last && played[1] === '@') {
        this.#glide(drawing, this.#slot(now[to]), cell(to));
      }
    }
    if (last !== undefined) {
      taken.forEach(letter => this.#glide(() => this.#slot(letter).firstElementChild, cell(last), this.#slot(letter)));
    }
    if (this.#glides.length > 0) {
      this.#landed = new Promise(settle => setTimeout(settle, GLIDE));
    }
  }

  /* Moves the drawing of a piece from one place to another, where it is already drawn. */
  #glide(drawing, from, to) {
    const start = from.getBoundingClientRect();
    const end = to.getBoundingClientRect();
    const unit = this.#cells.includes(to) ? SQUARE / end.width : 1;
    const transform = `translate(${unit * (start.left - end.left)}px, ${unit * (start.top - end.top)}px)`;
    this.#glides.push({ drawing, transform, begun: performance.now() });
  }

  /* The slot of a piece in hand. */
  #slot(letter) {
    return this.#hands[this.#row(isWhite(letter))][SLOTS.indexOf(letter[0].toUpperCase())];
  }

  #drawing(square) {
    return this.#svg.querySelector(`use[data-on="${square}"]`);
  }

  /* Whether White may make a move, now or in advance. */
  #isWhitesTurn() {
    const { waiting, white } = this.#view;
    return waiting ? waiting === 'white' : white;
  }

  /* Where moves may come from, now or in advance. */
  #sources() {
    const { pieces, hands, legal, waiting } = this.#view;
    if (!waiting) {
      return new Set(legal.map(sourceOf));
    }
    const isOwn = piece => piece !== '' && isWhite(piece) === this.#isWhitesTurn();
    return new Set([
      ...pieces.flatMap((piece, square) => (isOwn(piece) ? [squareName(square)] : [])),
      ...(hands ?? []).filter(isOwn).map(letter => letter.toUpperCase() + '@'),
    ]);
  }

  /* Where what is selected may go. */
  #targets() {
    const { pieces, legal, waiting } = this.#view;
    const selected = this.#selected;
    if (waiting && selected) {
      const source = selected[1] === '@' ? selected[0] : squareNumber(selected);
      return new Set(premoveTargets(source, pieces, this.#isWhitesTurn()).map(squareName));
    }
    return new Set(legal.filter(move => sourceOf(move) === selected)
      .flatMap(move => (move.rook ? [move.to, move.rook] : [move.to])));
  }

  /* Selects what is to be moved, or nothing if it is selected already. */
  #choose(source) {
    this.#selected = source !== this.#selected && this.#sources().has(source) ? source : '';
    this.#draw();
  }

  /* Cancels a selection, a drag and a premove. */
  #putBack() {
    this.#premove = null;
    this.#endDrag();
    this.#choose('');
  }

  /* The keys 1 to 5 pick up a piece in hand. */
  #pickUp({ key, target, ctrlKey, altKey, metaKey }) {
    const kind = SLOTS[Number(key) - 1];
    if (kind && !ctrlKey && !altKey && !metaKey && !target.matches('input:not([type="checkbox"]), select, textarea')) {
      this.#premove = null;
      this.#choose(kind + '@');
    }
  }

  #click(square) {
    this.#premove = null;
    if (!this.#moveTo(square)) {
      this.#choose(square);
    }
  }

  /* Moves what is selected, now or in advance; whether that can be. */
  #moveTo(square, isDragged = false) {
    if (!this.#targets().has(square)) {
      return false;
    }
    if (this.#view.waiting) {
      this.#premove = { source: this.#selected, to: square };
      this.#choose('');
      return true;
    }
    const moves = this.#movesTo(this.#selected, square);
    if (moves.length > 1) {
      this.#askForPromotion(moves);
    } else {
      this.#make(moves[0], isDragged);
    }
    return true;
  }

  /* The legal moves from a source to a square, of promotions that to a queen first. A click on the rook castles, and one on
     the square that the king goes to unless a move of the king alone leads there. */
  #movesTo(source, square) {
    const moves = this.#view.legal.filter(move => sourceOf(move) === source);
    const found = [
      moves.filter(move => move.rook === square),
      moves.filter(move => move.to === square && !move.rook),
      moves.filter(move => move.to === square),
    ].find(some => some.length > 0) ?? [];
    return found.sort((a, b) => PROMOTIONS.indexOf(a.promotion) - PROMOTIONS.indexOf(b.promotion));
  }

  #make(move, isDragged = false) {
    const before = this.#view;
    this.#selected = '';
    this.#view = { ...before, pieces: [...before.pieces], legal: [] };
    this.#preview(move);
    if (!isDragged) {
      this.#animate(before);
    }
    this.#draw();
    this.#onMove(move);
  }

  /* The piece stays where it was put until the program says what the position is. */
  #preview({ uci, from, to, drop, promotion, rook }) {
    const { pieces, hands, white } = this.#view;
    if (!rook) {
      this.#view.played = uci;
      const letter = promotion ?? drop;
      pieces[squareNumber(to)] = letter ? (white ? letter.toUpperCase() : letter.toLowerCase()) : pieces[squareNumber(from)];
      if (from) {
        pieces[squareNumber(from)] = '';
      } else {
        this.#view.hands = hands.toSpliced(hands.indexOf(pieces[squareNumber(to)]), 1);
      }
    }
  }

  #askForPromotion(moves) {
    const { white } = this.#view;
    const choices = moves.map(move => {
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
    this.#forgetPointing();
    const { square } = pressed?.dataset ?? {};
    if (square && event.button === 2) {
      this.#place.setPointerCapture(event.pointerId);
      this.#beginPointing(square, event);
    }
    if (!pressed || event.button !== 0) {
      return;
    }
    if (this.#premove || this.#pointers.size > 0) {
      this.#premove = null;
      if (!this.onShapes) {
        this.#pointers.clear();
      }
      this.#draw();
    }
    if (square && event.pointerType === 'touch') {
      const timer = setTimeout(() => this.#beginPointing(square, event), LONG_PRESS);
      this.#pointing = { timer, x: event.clientX, y: event.clientY };
    }
    if (pressed.classList.contains('source')) {
      this.#pressed = { source: square ?? pressed.dataset.source, x: event.clientX, y: event.clientY };
    }
  }

  #drag(event) {
    const isFar = ({ x, y }) => Math.hypot(event.clientX - x, event.clientY - y) >= CLICK;
    const pointing = this.#pointing;
    if (pointing?.from && !pointing.isOver) {
      const to = this.#cellUnder(event)?.dataset.square;
      if (to !== pointing.to) {
        pointing.to = to;
        this.#draw();
      }
    } else if (pointing?.timer && isFar(pointing)) {
      this.#forgetPointing();
    }
    const pressed = this.#pressed;
    if (!pressed || !(pressed.dragged || isFar(pressed))) {
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
    const [letter] = pressed.source;
    const isDrop = pressed.source[1] === '@';
    const piece = isDrop ? (this.#isWhitesTurn() ? letter : letter.toLowerCase())
      : this.#view.pieces[squareNumber(pressed.source)];
    pressed.dragged = element('div', { class: 'dragged' }, pieceImage(piece));
    pressed.dragged.style.width = this.#cells[0].offsetWidth + 'px';
    document.body.append(pressed.dragged);
    this.#place.setPointerCapture(event.pointerId);
    this.#selected = pressed.source;
    this.#draw();
  }

  #letGo(event) {
    this.#endPointing();
    const wasDragged = this.#pressed?.dragged;
    this.#endDrag();
    if (wasDragged) {
      const cell = this.#cellUnder(event);
      if (!cell || !this.#moveTo(cell.dataset.square, true)) {
        this.#putBack();
      }
    }
  }

  #endDrag() {
    const wasDragged = this.#pressed?.dragged;
    this.#pressed = null;
    if (wasDragged) {
      wasDragged.remove();
      this.#draw();
    }
  }

  #forgetPointing() {
    clearTimeout(this.#pointing?.timer);
    this.#pointing = null;
  }

  /* Green, with Shift red, with Alt blue, with both yellow. */
  #beginPointing(square, { shiftKey, altKey }) {
    this.#endDrag();
    this.#pointing = { from: square, to: square, colour: shiftKey ? (altKey ? 'Y' : 'R') : altKey ? 'B' : 'G' };
    this.#draw();
  }

  /* The arrow or circle that is being drawn, if any. */
  #pointed() {
    const { from, to, colour, isOver } = this.#pointing ?? {};
    return to === undefined || isOver ? [] : [colour + (from === to ? from : from + to)];
  }

  /* Keeps the arrow or circle that was drawn, or removes the same one. */
  #endPointing() {
    clearTimeout(this.#pointing?.timer);
    this.#pointed().forEach(shape => {
      const same = [...this.#pointers].find(other => other.slice(1) === shape.slice(1));
      this.#pointers.delete(same);
      if (same !== shape) {
        this.#pointers.add(shape);
      }
    });
    if (this.#pointing?.from) {
      this.#pointing.isOver = true;
      this.#draw();
      this.onShapes?.([...this.#pointers]);
    }
  }

  /* Steps through the moves; touchpads turn the wheel by a few pixels at a time. */
  #turn(event, onStep) {
    if (!onStep || event.ctrlKey) {
      return;
    }
    event.preventDefault();
    this.#turned += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : NOTCH);
    if (Math.abs(this.#turned) >= NOTCH) {
      onStep(Math.sign(this.#turned));
      this.#turned = 0;
    }
  }

  #cellUnder({ clientX, clientY }) {
    return this.#cells.find(cell => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      return left <= clientX && clientX < right && top <= clientY && clientY < bottom;
    });
  }
}
