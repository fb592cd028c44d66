/* ---- The rules of crazyhouse in three pictures ---- */

import { byId, drawBoard, parseBoard } from './board.js';

const PICTURES = [
  ['r1bqkb1r/ppp2ppp/2n2n2/3bp3/8/2N2N2/PPPP1PPP/R1BQKB1R', ['c3d5']],
  ['rn1qk2r/ppp2ppp/5n2/4p3/8/5N2/PPPP1PPP/R1BQK2R', ['B@b5']],
  ['3Q~r1k1/ppp2ppp/8/4p3/8/5N2/PPPP1PPP/R1B1K2R', ['e8d8']],
];

/* Opens the dialog that explains them. */
export function showRules() {
  byId('crazyhouse').querySelectorAll('svg').forEach((picture, i) => {
    const [placement, moves] = PICTURES[i];
    drawBoard(picture, parseBoard(placement).pieces, false, {
      arrows: moves.map(move => ({ move, white: true, className: 'better' })),
    });
  });
  byId('crazyhouse').showModal();
}
