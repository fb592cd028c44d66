/* ---- Analysis: a game as a tree on one board, and what the engine thinks of its positions ---- */

import { byId, element } from './board.js';
import { attempt, request, requestText } from './api.js';
import { EvaluationView } from './evaluationview.js';
import { GameTree } from './gametree.js';
import { LiveLines } from './livelines.js';
import { MateView } from './mateview.js';
import { MoveBoard } from './moveboard.js';
import { markMove, writeTree } from './movelist.js';
import { Opening } from './opening.js';
import { putSetting, setting } from './settings.js';
import { WholeGame } from './wholegame.js';

/* The game, and the node of it that is looked at. */
const shown = { tree: null, node: null };

/* What of the game is written on the page: as of which revision, the buttons of its moves, and its JSON. */
let written = { tree: null, revision: 0, buttons: new Map(), json: {} };

let variants = [];

const board = new MoveBoard(
  byId('board'), move => playFrom(shown.node, [move.uci]), by => ACTIONS[by < 0 ? 'back' : 'forward']());
const lines = new LiveLines(board, moves => playFrom(shown.node, moves));
const evaluation = new EvaluationView(board);
const mate = new MateView(playFrom);
const wholeGame = new WholeGame(onMarked, node => show(node));
new Opening(open);

/* ---- The game ---- */

/* Shows another game. The one before stays behind the browser's button to go back. */
function open(tree, node = tree.root) {
  mate.clear();
  wholeGame.end();
  history.pushState(null, '', location.href);
  shown.tree = tree;
  show(node);
}

/* Shows a position of the game: at once what is known of it, and then what the program says of it. */
function show(node) {
  shown.node = node;
  lines.silence();
  writeGame();
  markMove(byId('moves'), written.buttons, node);
  wholeGame.lookAt(shown.tree, node);
  drawPosition();
  if (node.chance !== undefined) {
    board.showChance(node.chance); // until the search says more
  }
  remember();
  attempt(async () => {
    node.position ??= await request('POST', '/api/position', shown.tree.request(node));
    if (shown.node === node) {
      drawPosition();
      listen();
    }
  });
}

/* Writes the game where it is not written as it is now. */
function writeGame() {
  const { tree } = shown;
  const { revision } = tree;
  if (written.tree !== tree || written.revision !== revision) {
    written = { tree, revision, buttons: writeTree(byId('moves'), tree, show), json: tree.json() };
    wholeGame.show(tree);
  }
}

function listen() {
  const { tree, node } = shown;
  putSetting('analysis.searching', byId('searching').checked);
  putSetting('analysis.count', byId('count').value);
  if (node?.position) {
    lines.listen(tree.request(node), node.position);
    evaluation.show(tree.request(node));
  }
}

/* Plays on from a position. What the game has behind it stays, and so what is played is a variation if it is not the same. */
function playFrom(node, ucis) {
  const { tree } = shown;
  return attempt(async () => {
    try {
      const asked = tree.request(node);
      const { moves } = await request('POST', '/api/position', { ...asked, moves: [...asked.moves, ...ucis] });
      const end = moves.slice(asked.moves.length).reduce((last, move) => tree.add(last, move), node);
      if (shown.tree === tree) {
        show(end);
      }
    } catch (error) {
      drawPosition();
      throw error;
    }
  });
}

/* An analysis has said something about the moves of a game, and may have taken away variations of an earlier one. */
function onMarked(tree) {
  if (shown.tree === tree) {
    show(tree.follow(tree.path(shown.node).map(({ uci }) => uci)));
  }
}

function drawPosition() {
  const { tree, node } = shown;
  const { position } = node;
  board.show({ fen: node.fen, legal: position?.legal, played: node.uci, check: position?.check });
  ['White', 'Black'].forEach(side => {
    const name = tree.tags[side];
    board.name(side === 'White').textContent = name && name !== '?' ? name : side;
  });
  byId('status').textContent = position ? status(position) : '';
  byId('first').disabled = byId('back').disabled = byId('delete').disabled = !node.parent;
  byId('last').disabled = byId('forward').disabled = node.children.length === 0;
  byId('promote').disabled = !tree.variation(node);
}

function status({ result, reason, check, turn }) {
  if (result && result !== '*') {
    return `${result.replaceAll('1/2', '½')} ${reason}`;
  }
  const { tree, node } = shown;
  const isEnd = node.parent && node.children.length === 0 && !tree.variation(node) && tree.result !== '*';
  return `${check ? 'Check. ' : ''}${turn === 'white' ? 'White' : 'Black'} to move`
    + (isEnd ? `; ${tree.result.replaceAll('1/2', '½')} in the game` : '');
}

/* ---- The address, which can be sent to somebody. The browser keeps the game itself with it, for those who come back. ---- */

function remember() {
  const { tree, node } = shown;
  const { variant, chess960, start } = tree;
  const line = tree.line(node);
  const named = { variant, ...(chess960 ? { chess960 } : {}) };
  const address = new URLSearchParams({
    ...named,
    fen: start,
    ...(line.length > 0 ? { moves: line.map(({ uci }) => uci).join(',') } : {}),
    ...(node.ply < line.length ? { ply: node.ply } : {}),
  });
  keep([{ game: written.json, at: tree.indices(node) }, null], '#' + address);
  byId('play').href = '/?' + new URLSearchParams({ ...named, fen: node.fen });
  byId('variant').value = variant;
  byId('chess960').checked = chess960;
  byId('fen').value = node.fen;
  document.title = [['White', 'Black'].map(side => tree.tags[side]).filter(name => name && name !== '?').join(' – ') || 'Analysis',
    'Parachute'].join(' – ');
}

/* Has the browser keep the first state that it takes: one may be too large, and some browsers take few in a minute. */
function keep([state, ...others], address) {
  try {
    history.replaceState(state, '', address);
  } catch {
    if (others.length > 0) {
      keep(others, address);
    }
  }
}

const startOf = variant => variants.find(({ name }) => name === variant)?.start ?? variants[0].start;

/* A game with the moves that the program finds legal. */
async function treeOf({ variant, chess960, fen, moves }) {
  const found = await request('POST', '/api/position', { variant, chess960, fen, moves });
  const start = moves.length === 0 ? found.fen : fen;
  return new GameTree({ variant, chess960: found.chess960, start, moves: found.moves });
}

/* The game of a text, or its position. */
const read = async text => new GameTree((await request('POST', '/api/pgn/read', { text })).game);

function reset(tree, node) {
  shown.tree = tree;
  mate.clear();
  wholeGame.end();
  show(node);
}

function restore({ game, at }) {
  const tree = new GameTree(game);
  reset(tree, tree.at(at));
}

/* Shows what the address names: a game that was played here, or a position with moves. */
async function followAddress() {
  if (history.state?.game) {
    restore(history.state);
    return;
  }
  const asked = new URLSearchParams(location.hash.slice(1));
  if (asked.has('game')) {
    const tree = await read(await requestText('GET', `/api/games/${encodeURIComponent(asked.get('game'))}/pgn`));
    reset(tree, tree.mainLine().at(-1) ?? tree.root);
    return;
  }
  if (asked.has('fen') && !asked.has('variant') && !asked.has('moves')) {
    const tree = await read(asked.get('fen'));
    reset(tree, tree.root);
    return;
  }
  const variant = asked.get('variant') ?? variants[0].name;
  const moves = asked.get('moves')?.split(',').filter(Boolean) ?? [];
  const tree = await treeOf({ variant, chess960: asked.has('chess960'), fen: asked.get('fen') ?? startOf(variant), moves });
  const line = [tree.root, ...tree.mainLine()];
  reset(tree, line[asked.get('ply') ?? moves.length] ?? line.at(-1));
}

/* ---- Files ---- */

async function save(name, type, path, content) {
  const text = await requestText('POST', path, content);
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = element('a', { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const pgn = () => requestText('POST', '/api/pgn/write', shown.tree.json());

/* ---- What can be done ---- */

const variationBeside = by => {
  const { node } = shown;
  const first = by > 0 ? node : shown.tree.variation(node);
  const { children } = first?.parent ?? { children: [] };
  const next = children[children.indexOf(first) + by];
  if (next) {
    show(next);
  }
  return next !== undefined;
};

/* An action that answers false leaves its key to the browser. */
const ACTIONS = {
  first: () => show(shown.tree.root),
  back: () => shown.node.parent && show(shown.node.parent),
  forward: () => shown.node.children.length > 0 && show(shown.node.children[0]),
  last: () => show(shown.tree.line(shown.node).at(-1) ?? shown.node),
  flip: () => { board.flipped = !board.flipped; },
  promote: () => {
    shown.tree.promote(shown.node);
    show(shown.node);
  },
  delete: () => {
    if (shown.node.parent) {
      history.pushState(history.state, '', location.href); // the way back
      show(shown.tree.remove(shown.node));
    }
  },
  'save-pgn': () => attempt(() => save('game.pgn', 'application/x-chess-pgn', '/api/pgn/write', shown.tree.json())),
  'save-page': () => attempt(async () =>
    save('analysis.html', 'text/html', '/api/pgn/page', { text: await pgn(), variant: shown.tree.variant })),
  prove: () => mate.toggle(shown.tree.request(shown.node), shown.node),
  mark: () => attempt(() => wholeGame.toggle(shown.tree)),
  'to-start': () => attempt(async () => {
    const variant = byId('variant').value;
    open(await treeOf({ variant, chess960: false, fen: startOf(variant), moves: [] }));
  }),
};
const toggle = id => () => {
  byId(id).checked = !byId(id).checked;
  listen();
};
const KEYS = {
  ArrowLeft: ACTIONS.back, ArrowRight: ACTIONS.forward, Home: ACTIONS.first, End: ACTIONS.last,
  ArrowDown: () => variationBeside(1), ArrowUp: () => variationBeside(-1),
  f: ACTIONS.flip, x: toggle('threat'), e: toggle('searching'),
};

Object.entries(ACTIONS).forEach(([id, action]) => byId(id).addEventListener('click', action));
document.addEventListener('keydown', event => {
  const isTyping = event.target.matches('input:not([type="checkbox"]), select, textarea');
  if (KEYS[event.key] && shown.node && !isTyping && !event.ctrlKey && !event.altKey && !event.metaKey
    && KEYS[event.key]() !== false) {
    event.preventDefault();
  }
});
byId('variant').addEventListener('change', ACTIONS['to-start']);
byId('position').addEventListener('submit', event => {
  event.preventDefault();
  const variant = byId('variant').value;
  const fen = byId('fen').value.trim() || startOf(variant);
  attempt(async () => open(await treeOf({ variant, chess960: byId('chess960').checked, fen, moves: [] })));
});
['searching', 'count', 'threat'].forEach(id => byId(id).addEventListener('change', listen));
document.addEventListener('visibilitychange', listen);
addEventListener('pagehide', () => {
  lines.silence();
  mate.end();
  wholeGame.end();
});
addEventListener('pageshow', event => event.persisted && listen());
addEventListener('popstate', () => attempt(followAddress));

byId('searching').checked = setting('analysis.searching') !== 'false';
byId('count').value = setting('analysis.count') ?? byId('count').value;
attempt(async () => {
  ({ variants } = await request('GET', '/api/variants'));
  byId('variant').replaceChildren(...variants.map(({ name, title }) => element('option', { value: name }, title)));
  await followAddress();
});
