/* ---- The moves of the built-in book with their shares ---- */

import { button, byId, element } from './board.js';
import { tell } from './api.js';
import { bookMovesIn } from './program.js';

export class BookMoves {
  #onPlay;
  #asked = null;

  /* onPlay(uci) is called for the move that is clicked on. */
  constructor(onPlay) {
    this.#onPlay = onPlay;
  }

  /* Shows the moves of the position that a request names. */
  async show(asked) {
    this.#asked = asked;
    try {
      const moves = await bookMovesIn(asked);
      if (this.#asked === asked) {
        byId('book').hidden = moves.length === 0;
        byId('book').replaceChildren(...moves.map(({ uci, san, share }) => element('li', {},
          button({}, () => this.#onPlay(uci), `${san} `, element('small', {}, `${Math.round(100 * share)} %`)))));
      }
    } catch (error) {
      tell(error.message);
    }
  }
}
