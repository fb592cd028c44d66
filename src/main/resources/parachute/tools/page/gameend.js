/* ---- The end of a game: accuracy of both sides, the worst moves to learn from, and the record against a level ---- */

import { element } from './board.js';
import { request, requestText } from './api.js';
import { GameTree } from './gametree.js';
import { nameOf } from './movelist.js';
import { annotated } from './program.js';
import { visible } from './remarks.js';
import { keepText, keptText } from './settings.js';

/* Nodes that are searched in each position. */
const NODES = 20_000;

/* The number of moves that are named. */
const WORST = 3;

/*
 * Fills the card of a game that has ended. names are those of the sides, level that of the engine in words, if one person has
 * played against it; the signal ends the analysis.
 */
export async function showEnd(card, game, { names, level, signal }) {
  const analysis = element('div', {});
  const record = element('p', { hidden: '' });
  card.replaceChildren(analysis, record);
  await Promise.all([
    game.moves.length > 0 && analyse(analysis, game, names, signal),
    level && writeRecord(record, game, level),
  ].map(work => work && work.catch(error => !signal.aborted && analysis.replaceChildren(error.message))));
}

async function analyse(place, game, names, signal) {
  const key = 'learn.' + game.id;
  const show = found => place.replaceChildren(
    element('h2', {}, 'Accuracy'), accuracies(found, names), ...worstMoves(new GameTree(found), game));
  const before = JSON.parse(keptText(key));
  if (before?.line.moves === game.moves.map(({ uci }) => uci).join(' ')) {
    show(before);
    return;
  }
  const bar = element('progress', { 'aria-label': 'Positions searched' });
  const said = element('span', {}, 'Looking for mistakes …');
  place.replaceChildren(bar, said);
  const pgn = await requestText('GET', `/api/games/${game.id}/pgn`);
  const found = await annotated({ pgn, variant: game.variant, nodes: NODES }, { bar, said, signal });
  if (found) {
    keepText(key, JSON.stringify(found));
    show(found);
  }
}

const accuracies = ({ tags }, names) => element('dl', {}, ...['White', 'Black'].map((side, i) => {
  const accuracy = tags[side + 'Accuracy'];
  return element('div', {}, element('dt', {}, names[i]), element('dd', {}, accuracy ? visible(accuracy) + ' %' : '–'));
}));

/* The worst moves of the persons, in the order of the game. What would have been better is what is to be found. */
function worstMoves(tree, game) {
  const isPersons = ({ parent }) => game[parent.isWhitesTurn ? 'white' : 'black'].kind === 'person';
  const lossOf = move => Math.abs(move.better.chance - move.chance);
  const worst = tree.mainLine().filter(move => isPersons(move) && move.better)
    .sort((a, b) => lossOf(b) - lossOf(a)).slice(0, WORST).sort((a, b) => a.ply - b.ply);
  if (game.white.kind === 'engine' && game.black.kind === 'engine') {
    return [];
  }
  return worst.length === 0 ? [element('h2', {}, 'No mistakes')] : [element('h2', {}, 'Worst moves'), element('ol', {}, ...worst.map(move => {
    const name = nameOf(tree.start, move);
    return element('li', {},
      element('span', {}, `${name} `, element('small', {}, `−${Math.round(100 * lossOf(move))} % chance`)),
      element('a', { class: 'button', href: `/analysis#game=${game.id}&learn=${move.ply}`, 'aria-label': `Learn from ${name}` }, 'Learn'));
  }))];
}

/* Counts the games of the same person in the same variant against the same level. */
async function writeRecord(place, { variant, chess960, white, black }, level) {
  const isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);
  const sides = white.kind === 'person' ? [white, black] : [black, white];
  const counts = { won: 0, drawn: 0, lost: 0 };
  (await request('GET', '/api/games')).forEach(other => {
    const isWhite = isSame([other.white, other.black], sides);
    if ((isWhite || isSame([other.black, other.white], sides)) && other.result !== '*'
      && other.variant === variant && other.chess960 === chess960) {
      counts[other.result === '1/2-1/2' ? 'drawn' : (other.result === '1-0') === isWhite ? 'won' : 'lost']++;
    }
  });
  place.textContent = `Against ${level}: ${Object.entries(counts).map(([how, count]) => `${count} ${how}`).join(', ')}`;
  place.hidden = false;
}
