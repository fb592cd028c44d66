/* ---- The moves of a game as a list, of which one is shown ---- */

import { button, element, scrollWithin } from './board.js';

/* The number of a ply since move 0, even for White's, of the first move behind a position given as a FEN. */
function firstPly(start) {
  const [, turn = 'w', , , , number = '1'] = start.split(' ');
  return 2 * Number(number) + (turn === 'w' ? 0 : 1);
}

/* The number of a move: "3." or "3...". */
export function numberOf(start, index) {
  const ply = firstPly(start) + index;
  return Math.floor(ply / 2) + (ply % 2 === 0 ? '.' : '...');
}

/*
 * Writes the moves into a list. onShow(ply) is called for the move that is clicked on, 1 for the first one.
 * start is the FEN of the position before them, shown the ply of the move that is marked.
 */
export function writeMoves(list, start, moves, shown, onShow) {
  const first = firstPly(start);
  const rows = [];
  moves.forEach(({ san }, i) => {
    const ofWhite = (first + i) % 2 === 0;
    if (ofWhite || i === 0) {
      rows.push(element('li', {}, element('span', { class: 'number' }, numberOf(start, i))));
    }
    const isShown = i + 1 === shown;
    rows.at(-1).append(button(
      { class: ofWhite ? 'of-white' : 'of-black', 'data-ply': i + 1, 'aria-current': isShown }, () => onShow(i + 1), san));
  });
  list.replaceChildren(...rows);
  const current = list.querySelector('[aria-current="true"]');
  if (current) {
    scrollWithin(list, current);
  }
}
