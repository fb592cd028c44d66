/* ---- What the form for a new game and a game have in common ---- */

import { byId } from './board.js';
import { request } from './api.js';
import { MoveBoard } from './moveboard.js';

/* A game is played by a module that is loaded with the first one. */
export const play = () => import('./play.js');

export const board = new MoveBoard(
  byId('board'), async ({ uci }) => (await play()).enterMove(uci), async by => (await play()).lookBy(by));

/* The name of the game, the game as it is shown and since when, the ply that is looked at, a hint for the last position,
   whether the game was begun here just now, and what closes it. */
export const shown = { id: '', game: null, since: 0, ply: 0, hint: '', isNew: false, close: () => {} };

/* What there is to choose. */
export const choices = request('GET', '/api/variants').then(({ variants, ...others }) => {
  const sorted = [...variants].sort((a, b) => b.drops - a.drops);
  const mixed = sorted.toReversed().map(({ name, title, ...variant }) => ({ name: name + '960', title: title + '960', ...variant }));
  return { ...others, games: [...sorted, ...mixed] };
});

export const variantOf = ({ variant, chess960 }) => variant + (chess960 ? '960' : '');

export const levelText = ({ number, name, elo }) => `${number}: ${name}${elo ? `, Elo ${elo}` : ''}`;

/* What the two sides of a game are called. */
export function playerNames({ white, black }) {
  const isShared = white.kind === 'person' && black.kind === 'person';
  return [isShared ? 'White' : playerName(white), isShared ? 'Black' : playerName(black)];
}

function playerName(player) {
  if (player.kind === 'person') {
    return player.name ?? 'You';
  }
  return ['Parachute', player.level, player.elo ? `Elo ${player.elo}` : ''].filter(Boolean).join(', ');
}
