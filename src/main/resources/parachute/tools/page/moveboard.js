/* ---- A board on which legal moves are made: by clicks, by dragging, and by keys ---- */

import {
  KINDS, SQUARE, button, drawBar, drawBoard, drawn, element, isWhite, parseBoard, pieceImage, pieceName, squareName, squareNumber,
  squaresOf,
} from './board.js';
import { afterMove, countOf, isWhitesTurn, movesTo, sourcesOf, targetsOf, waysOf } from './boardmoves.js';
import { cellUnder, makeCells, makeDragged, moveDragged } from './cells.js';
import { isOn, putSetting } from './settings.js';
import { Shapes, isFar } from './shapes.js';

/* The slots of a hand, which the keys 1 to 5 pick up. */
const SLOTS = 'PNBRQ';

/* How long a piece takes from one place to another, in milliseconds. */
const GLIDE = 150;

/* How far the wheel turns for one move, in pixels. */
const NOTCH = 50;

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

const within = (value, most) => Math.max(0, Math.min(value, most)) + 'px';

/* Returns the dialog, which closes when something outside of it is clicked. */
function makePromotion() {
  const dialog = element('dialog', { class: 'promotion', 'aria-label': 'Promote to' });
  dialog.addEventListener('click', event => event.target === dialog && dialog.close());
  return dialog;
}

/* Asks which of some promotions is meant, in front of an element. */
function askForPromotion(dialog, moves, isWhites, place, onMove) {
  const choices = moves.map(move => {
    const choose = () => {
      dialog.close();
      onMove(move);
    };
    const letter = isWhites ? move.promotion : move.promotion.toLowerCase();
    return button({ 'aria-label': KINDS[move.promotion], 'data-promotion': move.promotion }, choose, pieceImage(letter));
  });
  dialog.replaceChildren(...choices);
  dialog.showModal();
  const { left, top, width, height } = place.getBoundingClientRect();
  const size = dialog.getBoundingClientRect();
  dialog.style.left = within(left + (width - size.width) / 2, innerWidth - size.width);
  dialog.style.top = within(top + (height - size.height) / 2, innerHeight - size.height);
}

/* Pieces that move from one place on the screen to another, where they are drawn already. */
class Glides {
  #running = [];
  /* A promise that resolves when the pieces that are moving at present have landed. */
  landed = Promise.resolve();

  cancel() {
    this.#running = [];
  }

  /*
   * Moves pieces, and no longer those that moved before. Of each: where it comes from and goes to, as elements, a function
   * that returns what is drawn there, and the width of the element in the units of the drawing if they are not pixels.
   */
  begin(ways) {
    this.cancel();
    if (ways.length === 0 || !isOn('animation') || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return;
    }
    this.#running = ways.map(({ from, to, drawing, widthOfTo }) => {
      const start = from.getBoundingClientRect();
      const end = to.getBoundingClientRect();
      const unit = widthOfTo ? widthOfTo / end.width : 1;
      const transform = `translate(${unit * (start.left - end.left)}px, ${unit * (start.top - end.top)}px)`;
      return { drawing, transform, begun: performance.now() };
    });
    this.landed = new Promise(settle => setTimeout(settle, GLIDE));
  }

  /* Continues after the pieces were drawn again. */
  resume() {
    this.#running.forEach(({ drawing, transform, begun }) => {
      const elapsed = performance.now() - begun;
      if (elapsed < GLIDE) {
        drawing().animate([{ transform }, { transform: 'none' }], { duration: GLIDE, easing: 'ease-out' }).currentTime = elapsed;
      }
    });
  }
}

export class MoveBoard {
  #place;
  #onMove;
  /* Is called with the arrows and circles when they were changed, on a page that keeps them. */
  onShapes = null;
  #svg;
  #cells;
  #hands;
  #promotion = makePromotion();
  #bar = element('div', { class: 'bar', 'aria-hidden': 'true', hidden: '' }, element('div'), element('span'));
  #names = [element('span', { class: 'name' }), element('span', { class: 'name' })];
  #notes = [element('span', { class: 'note' }), element('span', { class: 'note' })];
  #flipped = false;
  #view = { pieces: Array(64).fill(''), hands: null, white: true, legal: [], played: '', check: '', waiting: '', arrows: [] };
  #texts = {};
  #selected = '';
  #premove = null;
  #pressed = null;
  #shapes = new Shapes();
  #chance = null;
  #turned = 0;
  #glides = new Glides();

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
      this.#shapes.cancel();
      this.#endDrag();
    });
    squares.addEventListener('contextmenu', event => event.preventDefault());
    squares.addEventListener('wheel', event => this.#turn(event, onStep), { passive: false });
    // The end of a long press is not a click; one by the keyboard has no detail.
    squares.addEventListener(
      'click', event => event.detail > 0 && this.#shapes.isDrawn && event.stopPropagation(), { capture: true });
    document.addEventListener('keydown', event => this.#pickUp(event));
    this.#draw();
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
    return this.#glides.landed;
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
    this.#glides.cancel();
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
      this.#shapes.replace(shapes);
    }
    const sources = sourcesOf(this.#view);
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
      const [move] = movesTo(this.#view, premove.source, premove.to);
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
    const shapes = this.#shapes.all
      .map(shape => ({ move: shape.slice(1), className: 'pointed ' + shape[0] }));
    drawBoard(this.#svg, pieces, this.#flipped, { marks, arrows: [...arrows, ...predrops, ...shapes], texts: this.#texts });
    const targets = targetsOf(this.#view, this.#selected);
    const sources = sourcesOf(this.#view);
    this.#cells.forEach((cell, i) => {
      const square = this.#squareAt(i);
      const piece = pieces[squareNumber(square)];
      const isTarget = targets.has(square);
      const said = [piece ? `${pieceName(piece)} ${square}` : square];
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
        const isSource = ofWhite === isWhitesTurn(this.#view) && sources.has(source);
        each.disabled = !isSource;
        each.className = [isSource && 'source', count === 0 && 'empty'].filter(Boolean).join(' ');
        each.setAttribute('aria-label', `${pieceName(letter)} in hand, ${count}`);
        each.setAttribute('aria-pressed', isSource && source === this.#selected);
        each.replaceChildren(pieceImage(letter), ...(count > 1 ? [element('span', { class: 'count' }, String(count))] : []));
      });
      this.#hands[this.#row(ofWhite)][0].parentElement.hidden = hands === null;
    }
    if (this.#pressed?.dragged) {
      this.#drawing(this.#pressed.source)?.classList.add('lifted');
    }
    this.#glides.resume();
  }

  /* Moves the pieces that were elsewhere before. They move on when the board is drawn again meanwhile. */
  #animate(before) {
    const place = at => (typeof at === 'number' ? this.#cellOf(squareName(at)) : this.#slot(at));
    const ways = waysOf(before, this.#view)?.map(({ from, to }) => (typeof to === 'number'
      ? { from: place(from), to: place(to), widthOfTo: SQUARE, drawing: () => this.#drawing(squareName(to)) }
      : { from: place(from), to: place(to), drawing: () => place(to).firstElementChild }));
    if (ways) {
      this.#glides.begin(ways);
    }
  }

  /* The slot of a piece in hand. */
  #slot(letter) {
    return this.#hands[this.#row(isWhite(letter))][SLOTS.indexOf(letter[0].toUpperCase())];
  }

  #drawing(square) {
    return this.#svg.querySelector(`use[data-on="${square}"]`);
  }

  /* Selects what is to be moved, or nothing if it is selected already. */
  #choose(source) {
    this.#selected = source !== this.#selected && sourcesOf(this.#view).has(source) ? source : '';
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
    if (!targetsOf(this.#view, this.#selected).has(square)) {
      return false;
    }
    if (this.#view.waiting) {
      this.#premove = { source: this.#selected, to: square };
      this.#choose('');
      return true;
    }
    const moves = movesTo(this.#view, this.#selected, square);
    if (moves.length > 1) {
      askForPromotion(this.#promotion, moves, this.#view.white, this.#cellOf(square), move => this.#make(move));
    } else {
      this.#make(moves[0], isDragged);
    }
    return true;
  }

  #make(move, isDragged = false) {
    const before = this.#view;
    this.#selected = '';
    this.#view = afterMove(before, move);
    if (!isDragged) {
      this.#animate(before);
    }
    this.#draw();
    this.#onMove(move);
  }

  #press(event) {
    const pressed = event.target.closest('.cells button, .hand button');
    this.#endDrag();
    this.#shapes.cancel();
    const { square } = pressed?.dataset ?? {};
    if (square && event.button === 2) {
      this.#place.setPointerCapture(event.pointerId);
      this.#beginShape(square, event);
    }
    if (!pressed || event.button !== 0) {
      return;
    }
    if (this.#premove || this.#shapes.size > 0) {
      this.#premove = null;
      if (!this.onShapes) {
        this.#shapes.replace();
      }
      this.#draw();
    }
    if (square && event.pointerType === 'touch') {
      this.#shapes.await(event, () => this.#beginShape(square, event));
    }
    if (pressed.classList.contains('source')) {
      this.#pressed = { source: square ?? pressed.dataset.source, x: event.clientX, y: event.clientY };
    }
  }

  #drag(event) {
    if (this.#shapes.drag(event, () => cellUnder(this.#cells, event)?.dataset.square)) {
      this.#draw();
    }
    const pressed = this.#pressed;
    if (!pressed || !(pressed.dragged || isFar(pressed, event))) {
      return;
    }
    if (!pressed.dragged) {
      this.#beginDrag(pressed, event);
    }
    moveDragged(pressed.dragged, event);
    const over = cellUnder(this.#cells, event);
    this.#cells.forEach(cell => cell.classList.toggle('over', cell === over && cell.classList.contains('target')));
  }

  #beginDrag(pressed, event) {
    const [letter] = pressed.source;
    const isDrop = pressed.source[1] === '@';
    const piece = isDrop ? (isWhitesTurn(this.#view) ? letter : letter.toLowerCase())
      : this.#view.pieces[squareNumber(pressed.source)];
    pressed.dragged = makeDragged(document.body, pieceImage(piece), this.#cells[0].offsetWidth);
    this.#place.setPointerCapture(event.pointerId);
    this.#selected = pressed.source;
    this.#draw();
  }

  #letGo(event) {
    if (this.#shapes.end()) {
      this.#draw();
      this.onShapes?.(this.#shapes.all);
    }
    const wasDragged = this.#pressed?.dragged;
    this.#endDrag();
    if (wasDragged) {
      const cell = cellUnder(this.#cells, event);
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

  #beginShape(square, event) {
    this.#endDrag();
    this.#shapes.begin(square, event);
    this.#draw();
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
}
