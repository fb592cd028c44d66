/* ---- The best lines of a position while the search goes on, which ends when its stream is closed ---- */

import { byId, element } from './board.js';
import { listenTo } from './api.js';
import { numberOf } from './movelist.js';

export class LiveLines {
  #board;
  #onPlay;
  #stop = () => {};
  #position = null;
  #isThreat = false;
  #lines = [];

  /* The lines below their settings, with arrows on a board; onPlay(moves) is called for a move of a line that is clicked on. */
  constructor(board, onPlay) {
    this.#board = board;
    this.#onPlay = onPlay;
    byId('lines').addEventListener('click', event => this.#onClick(event));
  }

  /* Ends the search, and begins another one of the position that a request names, unless there is none to be seen. */
  listen(asked, position) {
    const wanted = byId('searching').checked && !document.hidden && !(position.result && position.result !== '*');
    this.silence();
    this.#position = position;
    this.#isThreat = byId('threat').checked;
    byId('lines').replaceChildren();
    byId('lines').style.minHeight = 2.1 * byId('count').value + 'rem';
    byId('lines').setAttribute('aria-label', this.#isThreat ? 'Threats' : 'Lines');
    byId('speed').textContent = wanted && this.#isThreat && position.check ? 'In check: the other side threatens the king' : '';
    if (!wanted || (this.#isThreat && position.check)) {
      return;
    }
    const { variant, chess960, fen, moves } = asked;
    this.#stop = listenTo('/api/analysis?' + new URLSearchParams({
      variant, fen, moves: moves.join(','), lines: byId('count').value,
      ...(chess960 ? { chess960 } : {}), ...(this.#isThreat ? { threat: true } : {}),
    }), { lines: found => this.#write(found) });
  }

  /* Ends the search. */
  silence() {
    this.#stop();
    this.#stop = () => {};
    this.#lines = [];
  }

  /* Whether the side whose moves are shown is White: that to move, or for a threat the other one. */
  get #white() {
    return (this.#position.turn === 'white') !== this.#isThreat;
  }

  #write({ depth, nodes, nps, lines }) {
    const white = this.#white;
    if (!this.#isThreat) {
      const { win, draw, loss } = lines[0].chances;
      this.#board.showChance((white ? win : loss) + draw / 2);
    }
    byId('speed').textContent = `${this.#isThreat ? `threats of ${white ? 'White' : 'Black'}, ` : ''}`
      + `depth ${depth}, ${short(nodes)} nodes, ${short(nps)}/s`;
    const list = byId('lines');
    setLength(list, lines.length, () =>
      element('li', {}, element('b', { class: 'score' }), element('small', { class: 'chance' }), element('span')));
    lines.forEach((line, i) => {
      const [score, chance, moves] = list.children[i].children;
      score.textContent = scoreOf(line, white);
      chance.textContent = `${Math.round(100 * ((white ? line.chances.win : line.chances.loss) + line.chances.draw / 2))} %`;
      score.title = chance.title = chancesOf(line, white);
      setLength(moves, line.pv.length, () => element('button', { type: 'button' }));
      line.pv.forEach(({ san }, k) => {
        const number = numberOf(this.#isThreat ? passed(this.#position.fen) : this.#position.fen, k);
        moves.children[k].textContent = k === 0 || !number.endsWith('...') ? `${number} ${san}` : san;
        moves.children[k].disabled = this.#isThreat;
      });
    });
    this.#lines = lines;
    this.#showArrows(lines, white);
  }

  /* The first moves of the lines, the best one most visible. */
  #showArrows(lines, white) {
    const best = this.#isThreat ? 'threat' : 'better';
    this.#board.showArrows([...lines].reverse().filter(({ pv }) => pv.length > 0).map(({ rank, pv }) =>
      ({ move: pv[0].uci, white, className: rank === 1 ? best : 'other' })));
  }

  /* Plays a line up to the move that is clicked on. */
  #onClick(event) {
    const clicked = event.target.closest('button');
    const line = clicked && this.#lines[[...byId('lines').children].indexOf(clicked.closest('li'))];
    if (line && !this.#isThreat) {
      const at = [...clicked.parentElement.children].indexOf(clicked);
      this.#onPlay(line.pv.slice(0, at + 1).map(({ uci }) => uci));
    }
  }
}

/* Elements stay while their texts change, so that a click on one of them is not lost. */
function setLength(parent, length, make) {
  while (parent.childElementCount > length) {
    parent.lastElementChild.remove();
  }
  while (parent.childElementCount < length) {
    parent.append(make());
  }
}

/* A FEN with the other side to move, so far as the numbers of its moves need it. */
function passed(fen) {
  const [placement, turn, castling, enPassant, clock, number] = fen.split(' ');
  const black = turn === 'b';
  return [placement, black ? 'w' : 'b', castling, enPassant, clock, Number(number) + (black ? 1 : 0)].join(' ');
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
