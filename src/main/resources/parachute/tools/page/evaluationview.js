/* ---- The evaluation of a position without a search: its parts in a table, piece by piece on the board ---- */

import { byId, element } from './board.js';
import { request, tell } from './api.js';

/* Hundredths of a pawn as pawns. */
function pawns(value) {
  const text = (value / 100).toFixed(2);
  return (value > 0 ? '+' : '') + text;
}

export class EvaluationView {
  #board;
  #asked = null;

  /* The table in the part of the page for it; the numbers stand on a board while that part is open. */
  constructor(board) {
    this.#board = board;
    byId('evaluation').addEventListener('toggle', () => this.#update());
  }

  /* Shows the evaluation of the position that a request names. */
  show(asked) {
    this.#asked = asked;
    this.#update();
  }

  async #update() {
    const asked = this.#asked;
    if (!byId('evaluation').open || !asked) {
      this.#board.showTexts({});
      return;
    }
    try {
      const found = await request('POST', '/api/evaluation', asked);
      if (asked === this.#asked) {
        this.#write(found);
      }
    } catch (error) {
      tell(error.message);
    }
  }

  #write({ check, value, parts = [], pieces = {} }) {
    byId('parts').hidden = check;
    byId('parts').tBodies[0].replaceChildren(...[...parts, { name: 'Evaluation', value }].map(part =>
      element('tr', {}, element('th', { scope: 'row' }, part.name), element('td', {}, pawns(part.value)))));
    byId('evaluation-said').textContent = check ? 'A position in check is searched, not evaluated.'
      : Object.keys(pieces).length === 0 ? 'In pawns, for White.'
        : 'In pawns, for White. On the board: what each piece is worth to the network.';
    this.#board.showTexts(Object.fromEntries(
      Object.entries(pieces).map(([square, worth]) => [square, (worth / 100).toFixed(1)])));
  }
}
