/* ---- What the program knows and a page saved as a file does not: the rules. Only here is asked which of the two it is. ---- */

import { isWhite, parseBoard, squareName } from './board.js';
import { listenTo, request, requestEvents, requestText } from './api.js';
import { GameTree } from './gametree.js';
import { premoveTargets } from './boardmoves.js';
import { keptText } from './settings.js';

const saved = document.getElementById('saved');

export const isSaved = saved !== null;

/* The games in the page. */
export const savedGames = isSaved ? JSON.parse(saved.textContent) : [];

document.body.classList.toggle('saved', isSaved);

/* A move as the program gives legal ones. */
function moveOf(uci) {
  return uci[1] === '@' ? { uci, drop: uci[0], to: uci.slice(2) }
    : { uci, from: uci.slice(0, 2), to: uci.slice(2, 4), ...(uci[4] ? { promotion: uci[4].toUpperCase() } : {}) };
}

/* A position as far as the moves of a game tell: those that are known, and whether the last one gives check. */
function knownPosition({ fen, san, isWhitesTurn, children }) {
  const king = parseBoard(fen.split(' ')[0]).pieces.indexOf(isWhitesTurn ? 'K' : 'k');
  const [turn, result, reason] = isWhitesTurn ? ['white', '0-1', 'Black mates'] : ['black', '1-0', 'White mates'];
  return {
    fen, turn, check: /[+#]$/.test(san) ? squareName(king) : '', legal: children.map(({ uci }) => moveOf(uci)),
    ...(san.endsWith('#') ? { result, reason } : {}),
  };
}

/* The position of a node: its legal moves, check and result. The program is asked once. */
export const positionOf = isSaved
  ? async (tree, node) => knownPosition(node)
  : async (tree, node) => node.position ?? request('POST', '/api/position', tree.request(node));

/* The moves from a node on, each as the tree takes it. */
export const played = isSaved
  ? async (tree, node, ucis) => ucis.map(uci => ({ uci }))
  : async (tree, node, ucis) => {
    const asked = tree.request(node);
    const { moves } = await request('POST', '/api/position', { ...asked, moves: [...asked.moves, ...ucis] });
    return moves.slice(asked.moves.length);
  };

/* The moves of the built-in book in a position, each with its share, 0 to 1, and the name of the opening if it has one. */
export const bookOf = isSaved ? async () => ({ moves: [] }) : async asked => request('POST', '/api/book', asked);

/* The end of the address that names a position: in a saved page a game by its number and a ply of it, else the moves. */
export const addressOf = isSaved
  ? (tree, node, number) => `#${number + 1}/${tree.inGame(node).ply}`
  : (tree, node) => {
    const { variant, chess960, start } = tree;
    const line = tree.line(node);
    return '#' + new URLSearchParams({
      variant,
      ...(chess960 ? { chess960 } : {}),
      fen: start,
      ...(line.length > 0 ? { moves: line.map(({ uci }) => uci).join(',') } : {}),
      ...(node.ply < line.length ? { ply: node.ply } : {}),
    });
  };

/* The games of a text. One that states no variant and is not one of chess is one of that variant, perhaps of Chess960. */
export const readGames = async (text, variant, chess960) =>
  (await request('POST', '/api/pgn/read', { text, variant, chess960 })).games;

/* What an address names: a game of the page by its number with a ply, a game with a node, or nothing if it is the list. */
export const gameAt = isSaved
  ? async (address, { games }) => {
    const [, number, ply] = address.match(/^#(\d+)(?:\/(\d+))?$/) ?? [];
    return games[number - 1] || games.length === 1
      ? { number: games[number - 1] ? number - 1 : 0, ply: Number(ply ?? 0) } : null;
  }
  : async (address, { startOf }) => {
    const asked = new URLSearchParams(address.slice(1));
    if (asked.has('game')) {
      const name = asked.get('game');
      const learn = Number(asked.get('learn'));
      const analysed = learn && keptText('learn.' + name);
      const tree = new GameTree(analysed ? JSON.parse(analysed)
        : (await readGames(await requestText('GET', `/api/games/${encodeURIComponent(name)}/pgn`)))[0]);
      return { tree, node: tree.mainLine().at(-1), learn };
    }
    if (asked.has('fen') && !asked.has('variant') && !asked.has('moves')) {
      return { tree: new GameTree((await readGames(asked.get('fen')))[0]) };
    }
    const variant = asked.get('variant') ?? 'chess';
    const moves = asked.get('moves')?.split(',').filter(Boolean) ?? [];
    const chess960 = asked.has('chess960');
    const fen = asked.get('fen') ?? startOf(variant);
    const found = await request('POST', '/api/position', { variant, chess960, fen, moves });
    const tree = new GameTree({ variant, chess960: found.chess960, start: moves.length === 0 ? found.fen : fen });
    found.moves.reduce((last, move) => tree.add(last, move), tree.root);
    tree.revision = 0;
    const line = [tree.root, ...tree.mainLine()];
    return { tree, node: line[asked.get('ply') ?? moves.length] ?? line.at(-1) };
  };

/* A game, its PGN given, as the program annotates it after a search of nodes in each position, while a bar and a text, if there
   are any, show how far it is. The signal ends the search, and then the answer is null. */
export async function annotated(asked, { bar, said, signal } = {}) {
  let annotatedGame = null;
  await requestEvents('/api/analysed-game', asked, {
    progress: ({ searched, all }) => {
      if (bar) {
        Object.assign(bar, { max: all, value: searched });
        said.textContent = `${searched} of ${all} positions`;
      }
    },
    game: game => { annotatedGame = game; },
  }, signal);
  return annotatedGame;
}

/* ---- Questions: find a move as good ---- */

/* So much of a winning chance, as a part of a point, a good move may lose: less than an inaccuracy. */
const TOLERANCE = 0.05;

/* Nodes after which a move is judged. */
export const NODES = 100_000;

/* The moves that may be tried in a position. Without the rules they are those that the pieces could make on an empty board. */
export const candidatesOf = isSaved
  ? async (tree, { fen, isWhitesTurn: white }) => {
    const { pieces, hands } = parseBoard(fen.split(' ')[0]);
    const isOwn = piece => piece !== '' && isWhite(piece) === white;
    const sources = [
      ...pieces.flatMap((piece, square) => (isOwn(piece) ? [square] : [])),
      ...new Set((hands ?? []).filter(isOwn).map(letter => letter.toUpperCase())),
    ];
    return sources.flatMap(source => premoveTargets(source, pieces, white).map(to =>
      moveOf((typeof source === 'string' ? source + '@' : squareName(source)) + squareName(to))));
  }
  : async (tree, node) => (await positionOf(tree, node)).legal;

/* Whether a search has said enough: in some positions there are not that many nodes. */
const isEnough = (wanted, nodes, depth, mate) => nodes >= wanted || depth >= 50 || 2 * Math.abs(mate) <= depth;

/* Returns the best line of the position of a request after a number of nodes, or { reason } if the game is over there. */
export const bestLine = (asked, wanted = NODES) => new Promise((resolve, reject) => {
  let best = null;
  const stop = listenTo('/api/analysis?' + queryOf(asked), {
    lines: ({ nodes, depth, lines: [line] }) => {
      best = line;
      if (isEnough(wanted, nodes, depth, line.mate)) {
        stop();
        resolve(best);
      }
    },
    end: ({ reason }) =>
      (best || /mates$|^Stalemate|^Draw/.test(reason) ? resolve(best ?? { reason }) : reject(new Error(reason))),
  });
});

/* Whether a move is as good as the better one of a mistake. Without the engine only that one is known to be. */
export const isAsGood = isSaved
  ? async () => false
  : async (tree, better, uci) => {
    const { moves, ...asked } = tree.request(better.parent);
    const least = (better.parent.isWhitesTurn ? better.chance : 1 - better.chance) - TOLERANCE;
    const { chances, reason } = await bestLine({ ...asked, moves: [...moves, uci] });
    const chance = chances ? chances.loss + chances.draw / 2 : reason.endsWith('mates') ? 1 : 0.5;
    return chance >= least;
  };

/* A position in the address of a request. */
export const queryOf = ({ variant, chess960, fen, moves }, more = {}) =>
  new URLSearchParams({ variant, fen, moves: moves.join(','), ...(chess960 ? { chess960 } : {}), ...more });
