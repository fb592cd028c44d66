/* ---- The board editor: a position is put together piece by piece; whether it is one the program says ---- */

import {
  KINDS, button, drawBoard, drawn, element, parseBoard, pieceImage, pieceName, squareName, squareNumber,
} from './board.js';
import { request } from './api.js';
import { countOf } from './boardmoves.js';
import { cellUnder, makeCells, makeDragged, moveDragged } from './cells.js';
import { placementOf } from './fen.js';
import { isFar } from './shapes.js';

const RIGHTS = { K: 'White O-O', Q: 'White O-O-O', k: 'Black O-O', q: 'Black O-O-O' };
const ERASER = 'erase';

const radio = (name, value, text) => element('label', {}, element('input', { type: 'radio', name, value }), text);
const choices = (legend, ...content) => element('fieldset', { class: 'choices' }, element('legend', {}, legend), ...content);

/* The pieces of a FEN on the board and in hand; undefined if it does not say what is on each square. */
function piecesOf(fen) {
  const { pieces, hands } = parseBoard(fen.trim().split(' ')[0]);
  const isPiece = each => /^[pnbrqk]~?$/i.test(each);
  return pieces.length === 64 && pieces.every(each => each === '' || isPiece(each)) && (hands ?? []).every(isPiece)
    ? { pieces, hands } : undefined;
}

class Editor {
  #options = {};
  #pieces = [];
  #hands = null;
  #flipped = false;
  /* What a click puts on a square: a piece, the eraser, or the piece of a square, by its number. */
  #held = '';
  #drag = null;
  #svg;
  #cells;
  #tools = [];
  #slots = [];
  #said = element('p', { id: 'editor-said', role: 'status' });
  #fen = element('input', { name: 'fen', autocomplete: 'off', spellcheck: 'false' });
  #use = button({ class: 'main' }, () => this.#finish(this.#options.use[1]));
  #other = button({}, () => this.#finish((fen, chess960) => {
    const { variant, other: [, address] } = this.#options;
    const fields = { variant: variant.replace('960', ''), ...(chess960 ? { chess960 } : {}), fen };
    location.href = address + new URLSearchParams(fields);
  }));
  #found;
  #form;
  #dialog;

  constructor() {
    const squares = element('div', { class: 'squares' });
    this.#svg = drawn(squares, 'svg', { class: 'board', viewBox: '0 0 320 320', 'aria-hidden': 'true' });
    const { grid, cells } = makeCells({
      columns: 8, rows: 8, label: 'Board', first: 52, onClick: i => this.#click(this.#squareAt(i)), onEscape: () => this.#hold(''),
    });
    this.#cells = cells;
    squares.append(grid);
    grid.addEventListener('keydown', event => this.#type(event));
    this.#form = element('form', { class: 'controls' },
      this.#hand('White', 'PNBRQ'), this.#hand('Black', 'pnbrq'),
      choices('To move', radio('turn', 'w', 'White'), radio('turn', 'b', 'Black')),
      choices('Castling', ...Object.entries(RIGHTS).map(([value, text]) =>
        element('label', {}, element('input', { type: 'checkbox', name: 'right', value }), text))),
      element('div', { class: 'actions' },
        button({}, () => this.#load(this.#options.start), 'First position'),
        button({}, () => this.#load('8/8/8/8/8/8/8/8 w - - 0 1'), 'Clear'),
        button({}, () => this.#turn(), 'Turn'),
        this.#tool(ERASER, {}, 'Erase')),
      element('label', { class: 'field' }, 'FEN', this.#fen),
      this.#said,
      element('div', { class: 'actions' }, this.#use, this.#other, button({}, () => this.#dialog.close(), 'Cancel')));
    this.#form.addEventListener('submit', event => {
      event.preventDefault();
      this.#finish(this.#options.use[1]);
    });
    this.#form.addEventListener('change', ({ target }) => target !== this.#fen && this.#change());
    this.#fen.addEventListener('input', () => this.#load(this.#fen.value));
    this.#dialog = element('dialog', { id: 'editor', 'aria-labelledby': 'editor-title' },
      element('h2', { id: 'editor-title', tabindex: -1, autofocus: '' }, 'Board editor'),
      element('div', { class: 'edited' },
        this.#palette('black', 'kqrbnp'), squares, this.#palette('white', 'KQRBNP')), this.#form);
    this.#dialog.addEventListener('keydown', event => event.key === 'Escape' && this.#held !== '' && event.preventDefault());
    this.#dialog.addEventListener('pointerdown', event => this.#press(event));
    this.#dialog.addEventListener('pointermove', event => this.#move(event));
    this.#dialog.addEventListener('pointerup', event => this.#drop(event));
    this.#dialog.addEventListener('pointercancel', () => this.#endDrag());
    document.body.append(this.#dialog);
  }

  open(options) {
    this.#options = options;
    this.#flipped = options.flipped;
    this.#held = '';
    [this.#use.textContent] = options.use;
    [this.#other.textContent] = options.other;
    this.#load(piecesOf(options.fen) ? options.fen : options.start);
    this.#dialog.showModal();
  }

  /* A button for what a click on a square does. */
  #tool(held, attributes, content) {
    const tool = button({ 'data-piece': held, ...attributes }, () => this.#hold(held === this.#held ? '' : held), content);
    this.#tools.push(tool);
    return tool;
  }

  /* The pieces of a side, to be put on the board. */
  #palette(side, letters) {
    return element('div', { class: 'palette', role: 'group', 'aria-label': side + ' pieces' },
      ...[...letters].map(letter => this.#tool(letter, { 'aria-label': pieceName(letter) }, pieceImage(letter))));
  }

  /* What a side has in hand: a click adds a piece, with the eraser it removes one. */
  #hand(side, letters) {
    const slots = [...letters].map(letter => button({ 'data-hand': letter }, () => {
      const at = this.#hands.indexOf(letter);
      const isRemoved = this.#held === ERASER;
      this.#hands = !isRemoved ? [...this.#hands, letter] : at < 0 ? this.#hands : this.#hands.toSpliced(at, 1);
      this.#change();
    }));
    this.#slots.push(...slots);
    return choices(side + ' in hand', ...slots);
  }

  #squareAt(i) {
    return this.#flipped ? 63 - i : i;
  }

  #hold(held) {
    this.#held = held;
    this.#draw();
  }

  #turn() {
    this.#flipped = !this.#flipped;
    this.#draw();
  }

  /* Takes over a FEN. One that cannot be drawn is only judged. */
  #load(fen) {
    const found = piecesOf(fen);
    if (found) {
      this.#pieces = found.pieces;
      this.#hands = this.#options.variant.startsWith('crazyhouse') ? found.hands ?? [] : null;
      const [, turn, rights = '-'] = fen.trim().split(/\s+/);
      this.#form.turn.value = turn === 'b' ? 'b' : 'w';
      this.#rights.forEach(box => { box.checked = rights.includes(box.value); });
      this.#draw();
    }
    this.#fen.value = fen;
    this.#judge();
  }

  get #rights() {
    return [...this.#form.querySelectorAll('[name="right"]')];
  }

  /* Shows what was changed on the board. */
  #change() {
    const rights = this.#rights.filter(({ checked }) => checked).map(({ value }) => value).join('');
    this.#fen.value = `${placementOf(this.#pieces, this.#hands)} ${this.#form.turn.value} ${rights || '-'} - 0 1`;
    this.#draw();
    this.#judge();
  }

  /* Asks the program whether there is such a position. */
  async #judge() {
    const { variant, chess960 } = this.#options;
    const { value: fen } = this.#fen;
    this.#found = request('POST', '/api/position', { variant, chess960, fen }).catch(({ message }) => ({ problem: message }));
    const { problem, turn, reason } = await this.#found;
    if (fen === this.#fen.value) {
      this.#said.textContent = problem ? problem[0].toUpperCase() + problem.slice(1)
        : reason ? `The game is over: ${reason}` : `${turn === 'white' ? 'White' : 'Black'} to move`;
      this.#said.classList.toggle('problem', Boolean(problem));
      this.#use.disabled = this.#other.disabled = Boolean(problem);
    }
  }

  /* Leaves with a position, from whose FEN rights to castle that there cannot be have gone. */
  async #finish(action) {
    const { problem, fen, chess960 } = await this.#found;
    if (!problem) {
      this.#dialog.close();
      action(fen, chess960);
    }
  }

  #draw() {
    const from = typeof this.#held === 'number' ? [this.#held] : [];
    drawBoard(this.#svg, this.#pieces, this.#flipped, { marks: { selected: from } });
    this.#cells.forEach((cell, i) => {
      const square = this.#squareAt(i);
      const piece = this.#pieces[square];
      const name = piece ? `${pieceName(piece)}${piece.endsWith('~') ? ', promoted,' : ''} ${squareName(square)}` : squareName(square);
      cell.dataset.square = squareName(square);
      cell.setAttribute('aria-label', name);
      cell.setAttribute('aria-pressed', from.includes(square));
      cell.className = piece ? 'source' : '';
    });
    this.#tools.forEach(tool => tool.setAttribute('aria-pressed', tool.dataset.piece === this.#held));
    this.#slots.forEach(slot => {
      const { hand: letter } = slot.dataset;
      const count = countOf(this.#hands, letter);
      slot.parentElement.hidden = this.#hands === null;
      slot.setAttribute('aria-label', `${pieceName(letter)} in hand, ${count}`);
      slot.replaceChildren(pieceImage(letter), String(count));
    });
  }

  /* Puts what is held on a square. The same piece again is a promoted one in crazyhouse, and then none. */
  #click(square) {
    const held = this.#held;
    const there = this.#pieces[square];
    if (held === '' || held === square) {
      this.#hold(there && held === '' ? square : '');
    } else if (typeof held === 'number') {
      this.#held = '';
      this.#put(this.#pieces[held], square, held);
    } else if (held === ERASER || there[0] !== held) {
      this.#put(held === ERASER ? '' : held, square);
    } else {
      this.#put(this.#hands && there === held && /[nbrq]/i.test(held) ? held + '~' : '', square);
    }
  }

  #put(piece, to, from) {
    if (from !== undefined) {
      this.#pieces[from] = '';
    }
    if (to !== undefined) {
      this.#pieces[to] = piece;
    }
    this.#change();
  }

  /* A letter, as in a FEN, puts its piece on the square with the focus; Delete takes it away. */
  #type({ key, target, ctrlKey, altKey, metaKey }) {
    const isPiece = key.length === 1 && key.toUpperCase() in KINDS;
    if ((isPiece || key === 'Delete' || key === 'Backspace') && !ctrlKey && !altKey && !metaKey) {
      this.#put(isPiece ? key : '', squareNumber(target.dataset.square));
    }
  }

  /* ---- Dragging, from the palette or from square to square; a piece that is let go of elsewhere is removed ---- */

  #press(event) {
    const { square, piece } = event.target.closest('.cells button, .palette button')?.dataset ?? {};
    const from = square && squareNumber(square);
    const dragged = square ? this.#pieces[from] : piece;
    this.#endDrag();
    if (dragged && event.button === 0) {
      this.#drag = { piece: dragged, from, x: event.clientX, y: event.clientY };
    }
  }

  #move(event) {
    const drag = this.#drag;
    if (!drag || !(drag.image || isFar(drag, event))) {
      return;
    }
    if (!drag.image) {
      drag.image = makeDragged(this.#dialog, pieceImage(drag.piece), this.#cells[0].offsetWidth);
      this.#dialog.setPointerCapture(event.pointerId);
      this.#hold('');
    }
    moveDragged(drag.image, event);
  }

  #drop(event) {
    const { image, piece, from } = this.#drag ?? {};
    this.#endDrag();
    if (image) {
      const cell = cellUnder(this.#cells, event);
      this.#put(piece, cell && squareNumber(cell.dataset.square), from);
    }
  }

  #endDrag() {
    this.#drag?.image?.remove();
    this.#drag = null;
  }
}

let editor = null;

/* Opens the editor with a position of a variant: its FEN, and that of the start. use is the text of a button and a function
   that takes the FEN, other the text of a button to another page and its address up to the fields. */
export async function openEditor(options) {
  if (!editor) {
    const styles = element('link', { rel: 'stylesheet', href: '/static/editor.css' });
    const loaded = new Promise(settle => styles.addEventListener('load', settle));
    document.head.append(styles);
    await loaded;
    editor = new Editor();
  }
  editor.open(options);
}
