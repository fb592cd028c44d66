/* ---- A small board that shows a position, with the pieces in hand, and cannot be played on ---- */

import { drawBoard, drawn, element, handOf, parseBoard, pieceImage, squaresOf } from './board.js';

const handElement = (hands, white) => element('div', { class: 'hand' }, ...handOf(hands, white).map(({ letter, count }) =>
  element('span', {}, pieceImage(letter), count > 1 ? String(count) : '')));

/* The board with the move that led to its position, and the hands above and below it, which only some games have. */
export function smallBoard(fen, move, flipped = false) {
  const { pieces, hands } = parseBoard(fen.split(' ')[0]);
  const board = element('div', {});
  const drawing = drawn(board, 'svg', { class: 'board', viewBox: '0 0 320 320', role: 'img', 'aria-label': fen });
  drawBoard(drawing, pieces, flipped, { marks: { played: squaresOf(move) } });
  return { board, hands: [flipped, !flipped].map(white => (hands ? [handElement(hands, white)] : [])) };
}

/* A small board beside something on the page, while the pointer or the focus is there. */
export class PeekBoard {
  #place = element('div', { id: 'peek', 'aria-hidden': true, hidden: '' });

  constructor() {
    document.body.append(this.#place);
  }

  /* Shows a position below a list, or above it where there is more room, and at an entry of it. */
  show(fen, move, flipped, list, entry) {
    const { board, hands: [above, below] } = smallBoard(fen, move, flipped);
    this.#place.replaceChildren(...above, board, ...below);
    this.#place.hidden = false;
    const { top, bottom } = list.getBoundingClientRect();
    const { offsetWidth, offsetHeight, style } = this.#place;
    const isBelow = innerHeight - bottom >= Math.min(offsetHeight, top);
    style.top = Math.max(0, isBelow ? bottom : top - offsetHeight) + 'px';
    style.left = Math.max(0, Math.min(entry.getBoundingClientRect().left, document.documentElement.clientWidth - offsetWidth)) + 'px';
  }

  hide() {
    this.#place.hidden = true;
  }
}
