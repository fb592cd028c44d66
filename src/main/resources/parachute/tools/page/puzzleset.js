/* ---- Puzzles to choose from: those of the program, and those of a file of the solver ---- */

import { request } from './api.js';

/* The number of puzzles, those that are nearest to a wanted rating, one of which is drawn. */
const DRAWN_FROM = 8;

const DAY = 86_400_000;

/* Bytes of a file at most. */
const MAX_BYTES = 1 << 26;

/* The puzzles of a variant by its name. */
const sets = {};

/* What a line is called that is not a mistake and a solution. */
export const notAPuzzle = moves => new Error(`expected a mistake and a solution, not "${moves}"`);

export const variantOf = ({ fen }) => (fen.split(' ')[0].match(/\[|(\/.*){8}/) ? 'crazyhouse' : 'chess');

export const has = ({ themes }, theme) => themes.split(' ').includes(theme);

export const setOf = variant =>
  (sets[variant] ??= request('GET', '/api/puzzles?variant=' + variant).then(({ puzzles }) => puzzles));

/* The puzzle of a name, of whichever variant, if there is one. */
export async function puzzleOf(id) {
  const known = (await Promise.all(Object.values(sets))).flat();
  const { puzzles: [found] } = await request('GET', '/api/puzzles?' + new URLSearchParams({ id }));
  return known.find(each => each.id === id) ?? found;
}

/* Draws a puzzle that was not tried yet, if there is one, of about a rating. */
export function draw(puzzles, rating, tried) {
  const fresh = puzzles.filter(({ id }) => tried[id] === undefined);
  const distance = puzzle => Math.abs(puzzle.rating - rating);
  const nearest = [...(fresh.length > 0 ? fresh : puzzles)].sort((a, b) => distance(a) - distance(b)).slice(0, DRAWN_FROM);
  return nearest[Math.floor(Math.random() * nearest.length)];
}

/* The day as addresses have it. */
export const today = () => new Date().toISOString().slice(0, 10);

/* Of the puzzles that are no mate in one, in the order of their names, one a day, the same everywhere. */
export function ofDay(puzzles, day) {
  const sorted = puzzles.filter(puzzle => !has(puzzle, 'mateIn1')).sort((a, b) => (a.id < b.id ? -1 : 1));
  return sorted[((Date.parse(day) / DAY) * 7919) % sorted.length];
}

/* Reads a file of puzzles, which take the place of the program's; the answer has a variant of theirs, and the number of lines
   that are no puzzles. */
export async function openFile(file) {
  if (file.size > MAX_BYTES) {
    throw new Error(`${file.name} is larger than 64 MB.`);
  }
  const lines = (await file.text()).split(/\r?\n/).filter(line => line && !line.startsWith('PuzzleId,'));
  const puzzles = lines.map(line => line.split(','))
    .filter(({ length, 2: moves }) => length >= 9 && moves.split(' ').length % 2 === 0)
    .map(([id, fen, moves, rating, deviation, , , themes, source, , alternatives]) =>
      ({ id, fen, moves, rating: Number(rating), deviation: Number(deviation), themes, source, alternatives, isOfFile: true }));
  if (puzzles.length === 0) {
    throw new Error(`${file.name} has no puzzles in lichess’ columns.`);
  }
  const byVariant = Map.groupBy(puzzles, variantOf);
  byVariant.forEach((some, variant) => { sets[variant] = Promise.resolve(some); });
  return { variant: variantOf(puzzles[0]), count: puzzles.length, left: lines.length - puzzles.length };
}

/* Where a puzzle comes from, in words. */
export function sourceText(source) {
  const [, game, number, ply] = source.match(/^(.*?)(?:\/(\d+))?#(\d+)$/) ?? [];
  if (!game) {
    return source;
  }
  const site = game.match(/^https?:\/\/([^/]+)/)?.[1];
  const played = site ? `a game on ${site}`
    : /\.pgf$/.test(game) ? 'a game of the program against itself'
      : number ? `game ${number} of ${game}` : game;
  return `from ${played}, move ${Math.floor(ply / 2) + 1}`;
}
