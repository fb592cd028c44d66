/* ---- The best lines of a position while the search goes on, which ends when its stream is closed ---- */

import { byId, element, showEach } from './board.js';
import { listenTo } from './api.js';
import { fenAfter } from './fen.js';
import { numberOf } from './movelist.js';
import { queryOf } from './program.js';
import { PeekBoard } from './smallboard.js';

/* The number of lines where it cannot be chosen. */
const LINES = 3;

export class LiveLines {
  #board;
  #onPlay;
  #stop = () => {};
  #position = null;
  #isThreat = false;
  #lines = [];
  #peek = new PeekBoard();
  #peeked = null;

  /* The lines below their settings, with arrows on a board; onPlay(moves) is called for a move of a line that is clicked on.
     For one under the pointer or with the focus a small board shows the position after it. */
  constructor(board, onPlay) {
    this.#board = board;
    this.#onPlay = onPlay;
    byId('lines').addEventListener('click', event => this.#onClick(event));
    ['pointerover', 'focusin'].forEach(name => byId('lines').addEventListener(name, event =>
      this.#peekAt(event.pointerType === 'touch' ? null : event.target.closest('span > button'))));
    ['pointerleave', 'focusout'].forEach(name => byId('lines').addEventListener(name, () => this.#peekAt(null)));
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#peekAt(null));
  }

  /* Ends the search, and begins another one of the position that a request names, unless there is none to be seen. */
  listen(asked, position) {
    const wanted = byId('searching').checked && !document.hidden && !(position.result && position.result !== '*');
    const count = byId('count')?.value ?? LINES;
    this.silence();
    this.#position = position;
    this.#isThreat = Boolean(byId('threat')?.checked);
    byId('lines').replaceChildren();
    byId('lines').style.minHeight = wanted ? 2.1 * count + 'rem' : '';
    byId('lines').setAttribute('aria-label', this.#isThreat ? 'Threats' : 'Lines');
    const isPossible = !(this.#isThreat && position.check);
    byId('speed').textContent = !wanted ? '' : isPossible ? 'starting …' : 'In check: the other side threatens the king';
    if (!wanted || !isPossible) {
      return;
    }
    this.#stop = listenTo('/api/analysis?' + queryOf(asked, { lines: count, ...(this.#isThreat ? { threat: true } : {}) }),
      { lines: found => this.#write(found) });
  }

  /* Ends the search. */
  silence() {
    this.#stop();
    this.#stop = () => {};
    this.#lines = [];
    this.#peekAt(null);
  }

  /* The best move that was found, unless it is a threat. */
  get best() {
    return this.#isThreat ? undefined : this.#lines[0]?.pv[0]?.uci;
  }

  /* Whether the side whose moves are shown is White: that to move, or for a threat the other one. */
  get #white() {
    return (this.#position.turn === 'white') !== this.#isThreat;
  }

  #write({ depth, nodes, nps, lines }) {
    const white = this.#white;
    if (!this.#isThreat) {
      const { win, draw, loss } = lines[0].chances;
      this.#board.showChance((white ? win : loss) + draw / 2, scoreOf(lines[0], white));
    }
    byId('speed').textContent = `${this.#isThreat ? `threats of ${white ? 'White' : 'Black'}, ` : ''}`
      + `depth ${depth}, ${short(nodes)} nodes, ${short(nps)}/s`;
    const list = byId('lines');
    showEach(list, lines, (_, i) => i, () =>
      element('li', {}, element('b', { class: 'score' }), element('small', { class: 'chance' }), element('span'),
        element('button', { type: 'button', class: 'whole', 'aria-expanded': false, 'aria-label': 'The whole line' }, '▾')));
    lines.forEach((line, i) => {
      const [score, chance, moves] = list.children[i].children;
      score.textContent = scoreOf(line, white);
      chance.textContent = `${Math.round(100 * ((white ? line.chances.win : line.chances.loss) + line.chances.draw / 2))} %`;
      score.title = chance.title = chancesOf(line, white);
      showEach(moves, line.pv, (_, k) => k, () => element('button', { type: 'button' }));
      line.pv.forEach(({ san }, k) => {
        const number = numberOf(this.#isThreat ? fenAfter(this.#position.fen, '0000') : this.#position.fen, k);
        moves.children[k].textContent = k === 0 || !number.endsWith('...') ? `${number} ${san}` : san;
        moves.children[k].disabled = this.#isThreat;
      });
    });
    this.#lines = lines;
    this.#showArrows(lines, white);
    this.#peekAt(this.#peeked?.isConnected ? this.#peeked : null);
  }

  /* The first moves of the lines, the best one most visible. */
  #showArrows(lines, white) {
    const best = this.#isThreat ? 'threat' : 'better';
    this.#board.showArrows([...lines].reverse().filter(({ pv }) => pv.length > 0).map(({ rank, pv }) =>
      ({ move: pv[0].uci, white, className: rank === 1 ? best : 'other' })));
  }

  /* The moves of a line up to that of a button. */
  #movesTo(button) {
    const line = button && this.#lines[[...byId('lines').children].indexOf(button.closest('li'))];
    return line && !this.#isThreat ? line.pv.slice(0, [...button.parentElement.children].indexOf(button) + 1).map(({ uci }) => uci) : [];
  }

  /* Shows the position after the move of a button on the small board, or without one hides it. */
  #peekAt(button) {
    const moves = this.#movesTo(button);
    this.#peeked = button;
    if (moves.length > 0) {
      const fen = moves.reduce(fenAfter, this.#position.fen);
      this.#peek.show(fen, moves.at(-1), this.#board.flipped, byId('lines'), button);
    } else {
      this.#peek.hide();
    }
  }

  /* Plays a line up to the move that is clicked on, or shows the whole of it. */
  #onClick(event) {
    const moves = this.#movesTo(event.target.closest('span > button'));
    const whole = event.target.closest('.whole');
    if (moves.length > 0) {
      this.#onPlay(moves);
    } else if (whole) {
      whole.setAttribute('aria-expanded', whole.getAttribute('aria-expanded') !== 'true');
    }
  }
}

/* From White's point of view. */
function scoreOf({ cp, mate }, white) {
  const sign = white ? 1 : -1;
  if (mate !== undefined) {
    return '#' + sign * mate;
  }
  return (sign * cp > 0 ? '+' : '') + ((sign * cp) / 100).toFixed(2);
}

function chancesOf({ chances: { win, draw, loss } }, isWhite) {
  const [white, black] = isWhite ? [win, loss] : [loss, win];
  const percent = chance => `${Math.round(100 * chance)} %`;
  return `White wins ${percent(white)}, draw ${percent(draw)}, Black wins ${percent(black)}`;
}

function short(number) {
  return number < 10_000 ? String(number) : number < 10_000_000 ? `${Math.round(number / 1000)} k` : `${Math.round(number / 1e6)} M`;
}
