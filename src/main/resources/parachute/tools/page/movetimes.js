/* ---- Times of moves, from the clocks and the elapsed times in their comments ---- */

import { clockText } from './clock.js';

/* The seconds that a command of a comment states, [%clk 0:02:58.1] or [%emt 12]. */
export function secondsIn(comment, command) {
  const [, time] = comment.match(new RegExp(String.raw`\[%${command}\s+((?:\d+:){0,2}\d+(?:\.\d+)?)\]`)) ?? [];
  return time?.split(':').reduce((seconds, part) => 60 * seconds + Number(part), 0);
}

/* The first period of a time control such as "300+3" or "40/5400+30:1800+30". */
const CONTROL = /^(?:\d+\/)?(\d+(?:\.\d+)?)(?:\+(\d+(?:\.\d+)?))?/;

/* Returns the seconds that each move took, undefined where its comment and that of the move before do not tell. */
export function timesOf(moves, isWhiteFirst, timeControl = '') {
  const [base, increment = 0] = (timeControl.match(CONTROL) ?? []).slice(1).map(part => Number(part ?? 0));
  const left = [base, base];
  return moves.map(({ comment }, i) => {
    const side = (i + (isWhiteFirst ? 0 : 1)) % 2;
    const before = left[side];
    left[side] = secondsIn(comment, 'clk');
    // Some servers start a clock, and add the increment, from the second move on.
    const isStill = i < 2 && base !== undefined && left[side] === base;
    const spent = secondsIn(comment, 'emt') ?? (isStill ? 0 : before - left[side] + increment);
    return spent >= 0 ? spent : undefined; // a clock that got the time of another period says nothing
  });
}

/* The last clock that the moves of a side show, such as "0:00:58". */
export const clockOf = (moves, white) => moves
  .map(({ fen, comment }) => (fen.split(' ')[1] === (white ? 'b' : 'w') ? comment.match(/\[%clk ([\d:]+)/)?.[1] : undefined))
  .findLast(Boolean) ?? '';

/* The time of a move: "4.2 s", "12 s" or "1:05". */
export const timeText = seconds => (seconds >= 59.5 ? clockText(1000 * Math.round(seconds))
  : `${Number(seconds.toFixed(seconds < 9.95 ? 1 : 0))} s`);
