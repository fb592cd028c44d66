/* ---- Learning from mistakes: each mistake of one side becomes a question on the board ---- */

import { byId } from './board.js';
import { attempt } from './api.js';
import { nameOf } from './movelist.js';
import { candidatesOf, isAsGood } from './program.js';

export class Quiz {
  #board;
  #onShow;
  #tree = null;
  #mistakes = [];
  #at = 0;
  #isAsking = false;

  /* onShow(node) is called for the position to be looked at after a question. */
  constructor(board, onShow) {
    this.#board = board;
    this.#onShow = onShow;
    byId('quiz-resume').addEventListener('click', () => this.#ask(this.#at));
    byId('quiz-hint').addEventListener('click', () => this.#hint());
    byId('quiz-solution').addEventListener('click', () => this.#solve('The better move is'));
    byId('quiz-next').addEventListener('click', () => this.#ask(this.#at + 1));
    byId('quiz-end').addEventListener('click', () => {
      const { parent } = this.#mistake;
      this.end();
      this.#onShow(parent);
    });
  }

  /* Whether a move on the board is for a question. */
  get isAsking() {
    return this.#isAsking;
  }

  get #mistake() {
    return this.#mistakes[this.#at];
  }

  /* Begins with the mistakes of a side of the game, "White" or "Black", from one of them on. */
  begin(tree, side, first) {
    this.#tree = tree;
    this.#mistakes = tree.mainLine().filter(({ better, parent }) => better && parent.isWhitesTurn === (side === 'White'));
    this.#board.flipped = side === 'Black';
    byId('quiz').hidden = false;
    this.#ask(Math.max(0, this.#mistakes.indexOf(first)));
  }

  /* Lets another position be looked at. */
  pause() {
    this.#setAsking(false);
    byId('quiz-resume').hidden = false;
    this.#say('You are looking at another position.');
  }

  end() {
    this.#setAsking(false);
    byId('quiz').hidden = true;
  }

  /* While a question is asked, nothing on the page tells the solution. */
  #setAsking(isAsking) {
    this.#isAsking = isAsking;
    byId('view').classList.toggle('asking', isAsking);
    byId('quiz-resume').hidden = true;
    byId('quiz-hint').disabled = byId('quiz-solution').disabled = !isAsking;
  }

  #ask(at) {
    if (at === this.#mistakes.length) {
      this.end();
      this.#onShow(this.#tree.root);
      return;
    }
    this.#at = at;
    const mistake = this.#mistake;
    this.#setAsking(false);
    this.#onShow(mistake.parent);
    this.#setAsking(true);
    byId('quiz-next').textContent = at + 1 === this.#mistakes.length ? 'Finish' : 'Next';
    this.#say(`${at + 1} of ${this.#mistakes.length}: ${nameOf(this.#tree.start, mistake)} was played. Find a better move.`);
    attempt(async () => {
      const legal = await candidatesOf(this.#tree, mistake.parent);
      if (this.#isAsking && this.#mistake === mistake) {
        this.#board.show({ fen: mistake.parent.fen, legal, arrows: [{ move: mistake.uci, white: mistake.parent.isWhitesTurn, className: 'threat' }] });
      }
    });
  }

  /* Takes a move as the answer. */
  async answer(uci) {
    const mistake = this.#mistake;
    const { better } = mistake;
    if (better.uci.startsWith(uci)) {
      this.#solve('Right:');
      return;
    }
    this.#say(uci === mistake.uci ? 'That is what was played.' : 'Looking at it …');
    const isRight = uci !== mistake.uci && await attempt(() => isAsGood(this.#tree, better, uci));
    if (!this.#isAsking || this.#mistake !== mistake) {
      return;
    }
    if (isRight) {
      this.#solve('As good; the line of the engine is');
    } else {
      const { fen } = mistake.parent;
      this.#say(uci === mistake.uci ? 'That is what was played. Try another one.' : 'There is a better move. Try another one.');
      const legal = await candidatesOf(this.#tree, mistake.parent);
      this.#board.show({ fen, legal });
    }
  }

  #hint() {
    const { uci } = this.#mistake.better;
    this.#say(this.#board.hintAt(uci));
  }

  #solve(words) {
    const { better } = this.#mistake;
    this.#setAsking(false);
    this.#say(`${words} ${nameOf(this.#tree.start, better)}.`);
    this.#onShow(better);
  }

  #say(text) {
    byId('quiz-said').textContent = text;
  }
}
