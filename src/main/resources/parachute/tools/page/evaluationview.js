/* ---- The evaluation of a position without a search: term by term in a table, piece by piece on the board ---- */

import { byId, element, isWhite } from './board.js';
import { request, tell } from './api.js';

/* Hundredths of a pawn as pawns. */
function pawns(value, sign = true) {
  const text = (value / 100).toFixed(2).replace(/^-(0\.00)$/, '$1');
  return (sign && Number(text) > 0 ? '+' : '') + text;
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

  #write({ check, columns = [], rows = [], phase, classical, network, pieces = {}, hands = {} }) {
    byId('terms').hidden = check;
    const here = ([early, late]) => early + phase * (late - early);
    const percent = share => `${Math.round(100 * share)} %`;
    byId('terms').tBodies[0].replaceChildren(...rows.map(({ name, white, black }, i) =>
      element('tr', {}, element('th', { scope: 'row' }, name),
        element('td', {}, pawns(here(white), false)), element('td', {}, pawns(here(black), false)),
        element('td', {}, pawns(i === rows.length - 1 ? classical : here(white) - here(black))))));
    byId('evaluation-said').textContent = check
      ? 'A position in check is searched, not evaluated.'
      : `In pawns ${pawns(classical)} by these terms (${columns[0]} ${percent(1 - phase)}, ${columns[1]} ${percent(phase)})`
        + (network === undefined ? '.' : `; ${pawns(network)} by the network, which the search uses.`);
    const inHand = Object.entries(hands).map(([letter, value]) =>
      `${isWhite(letter) ? 'White' : 'Black'} ${letter.toUpperCase()} ${pawns(value)}`);
    byId('worth-said').textContent = Object.keys(pieces).length === 0 ? ''
      : 'On the board: what each piece is worth to the network.' + (inHand.length > 0 ? ` In hand: ${inHand.join(', ')}.` : '');
    this.#board.showTexts(Object.fromEntries(
      Object.entries(pieces).map(([square, value]) => [square, (value / 100).toFixed(1)])));
  }
}
