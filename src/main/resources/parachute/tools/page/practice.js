/* ---- Practice: a person plays one side from a position, and the engine the other; it judges each move of the person ---- */

import { byId } from './board.js';
import { attempt } from './api.js';
import { GameTree } from './gametree.js';
import { nameOf } from './movelist.js';
import { pgnOf } from './pgn.js';
import { NODES, annotated, bestLine, played, positionOf } from './program.js';

const WORDS = { '??': 'a blunder', '?': 'a mistake', '?!': 'an inaccuracy' };

/* The first move of a game of one move, as the analysis of games judges it. */
async function judge({ variant, chess960 }, { parent, uci, san }) {
  const game = new GameTree({ variant, chess960, start: parent.fen, line: { moves: uci, sans: san } });
  const found = await annotated({ pgn: pgnOf(game), variant, nodes: NODES });
  return (found ? new GameTree(found) : game).mainLine()[0];
}

export class Practice {
  #onShow;
  #tree = null;
  #node = null;
  #isWhite = true;
  #isAsking = false;
  #isSecondTry = false;
  #best = null;
  /* Another one whenever what is awaited is no longer wanted. */
  #round = 0;

  /* onShow(node) is called for the position to be looked at. */
  constructor(onShow) {
    this.#onShow = onShow;
    byId('practice-resume').addEventListener('click', () => this.#goOn(this.#node));
    byId('practice-again').addEventListener('click', () => {
      this.#isSecondTry = true;
      this.#goOn(this.#node.parent, 'Once more.');
    });
    byId('practice-on').addEventListener('click', () => this.#goOn(this.#node));
    byId('practice-end').addEventListener('click', () => {
      this.end();
      this.#onShow(this.#node);
    });
  }

  /* Whether a move on the board is for the practice. */
  get isAsking() {
    return this.#isAsking;
  }

  /* Whether no move of the person is wanted at present. */
  get isBusy() {
    return this.#isAsking && this.#node.isWhitesTurn !== this.#isWhite;
  }

  /* Begins from a position, with the person as White or Black. */
  begin(tree, node, isWhite) {
    this.#tree = tree;
    this.#isWhite = isWhite;
    byId('practice').hidden = false;
    this.#goOn(node);
  }

  /* Lets another position be looked at. */
  pause() {
    this.#round++;
    this.#setAsking(false);
    byId('practice-again').disabled = byId('practice-on').disabled = true;
    byId('practice-resume').hidden = false;
    byId('practice-said').textContent = 'You are looking at another position.';
  }

  end() {
    this.#round++;
    this.#setAsking(false);
    byId('practice').hidden = true;
  }

  /* In the meantime nothing on the page shows what the engine thinks. */
  #setAsking(isAsking) {
    this.#isAsking = isAsking;
    byId('view').classList.toggle('practising', isAsking);
    byId('practice-resume').hidden = true;
  }

  /* Shows a position, and says something; whether the person is asked if the move before should stand. */
  #show(node, text, isDoubted = false) {
    this.#setAsking(false);
    this.#node = node;
    this.#onShow(node);
    this.#setAsking(true);
    byId('practice-again').disabled = byId('practice-on').disabled = !isDoubted;
    byId('practice-said').textContent = text.trim();
    return ++this.#round;
  }

  /* Goes on from a position: has the engine move, or waits for the person. */
  #goOn(node, text = '') {
    const isEngines = node.isWhitesTurn !== this.#isWhite;
    const round = this.#show(node, `${text} ${isEngines ? 'The engine is thinking …' : 'Your move.'}`);
    const best = bestLine(this.#tree.request(node));
    this.#best = best;
    attempt(async () => {
      const [{ result, reason }, { pv }] = await Promise.all([positionOf(this.#tree, node), best]);
      if (round !== this.#round) {
        return;
      }
      if (result && result !== '*') {
        byId('practice-said').textContent = `${text} ${result.replaceAll('1/2', '½')} ${reason}`.trim();
      } else if (isEngines) {
        const next = await this.#play(node, pv[0].uci);
        if (round === this.#round) {
          this.#goOn(next, text);
        }
      }
    });
  }

  async #play(node, uci) {
    const [move] = await played(this.#tree, node, [uci]);
    return this.#tree.add(node, move);
  }

  /* Takes a move of the person. A bad one may be tried again, once. */
  answer(uci) {
    const from = this.#node;
    const asked = this.#round;
    if (this.isBusy) {
      return;
    }
    attempt(async () => {
      const node = await this.#play(from, uci);
      if (asked !== this.#round) {
        return;
      }
      const round = this.#show(node, 'Looking at it …');
      const { pv: [best] } = await this.#best;
      const isBest = best.uci === node.uci;
      const judged = isBest ? {} : await judge(this.#tree, node);
      if (round !== this.#round) {
        return;
      }
      const word = WORDS[judged.mark];
      if (word && node.glyphs.length === 0 && node.comment === '') {
        this.#tree.remark(node, { glyphs: judged.glyphs, comment: judged.comment });
      }
      const name = nameOf(this.#tree.start, node);
      const text = isBest ? `${name} is the best move.`
        : word ? `${name} is ${word}; better is ${nameOf(from.fen, judged.better)}.` : `${name} is a good move.`;
      const mayTry = word && !this.#isSecondTry;
      this.#isSecondTry = false;
      if (mayTry) {
        this.#show(node, text, true);
      } else {
        this.#goOn(node, text);
      }
    });
  }
}
