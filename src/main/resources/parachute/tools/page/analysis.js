/* ---- Analysis: a game as a tree on one board, its remarks, and what the engine thinks of its positions ---- */

import { button, byId, element } from './board.js';
import { attempt, request, requestText, tell } from './api.js';
import { EvaluationView } from './evaluationview.js';
import { BOARD_KEYS, showKeys, stepKeys } from './frame.js';
import { GameList, tagOf } from './gamelist.js';
import { GameTree } from './gametree.js';
import { LiveLines } from './livelines.js';
import { MateView } from './mateview.js';
import { MoveBoard } from './moveboard.js';
import { markMove, writeTree } from './movelist.js';
import { clockOf } from './movetimes.js';
import { Opening } from './opening.js';
import { pgnOf } from './pgn.js';
import { Practice } from './practice.js';
import { addressOf, bookOf, gameAt, isSaved, played, positionOf, savedGames } from './program.js';
import { Quiz } from './quiz.js';
import { shapesIn, withShapes } from './remarks.js';
import { RemarksView } from './remarksview.js';
import { putSetting, setting } from './settings.js';
import { WholeGame } from './wholegame.js';

/* The game by its number in the list, from 0, and the node of it that is looked at. */
const shown = { number: 0, tree: null, node: null };

/* What of the game is written on the page: as of which revision, the buttons of its moves, and its JSON. */
let written = { tree: null, revision: 0, buttons: new Map(), json: {} };

let variants = [];

const board = new MoveBoard(
  byId('board'), move => playFrom(shown.node, [move.uci]), by => ACTIONS[by < 0 ? 'back' : 'forward']());
const list = new GameList(number => goTo(number));
const lines = new LiveLines(board, moves => playFrom(shown.node, moves));
const evaluation = new EvaluationView(board);
const mate = new MateView(playFrom);
const wholeGame = new WholeGame(onMarked, show, side => {
  quiz.begin(shown.tree, side);
  board.focus(); // what had it is hidden
});
const remarks = new RemarksView(show, onRemark);
const quiz = new Quiz(board, show);
const practice = new Practice(show);

/* What takes the moves on the board, if they are answers. */
const asking = () => [quiz, practice].find(({ isAsking }) => isAsking);

/* Ends them, also where their positions may be gone from the game. */
function endQuestions() {
  quiz.end();
  practice.end();
}

/* ---- The games ---- */

/* Opens other games. The ones before stay in the browser's history. */
function open(games) {
  leave();
  history.pushState(null, '', location.href);
  list.games = games;
  byId('opening').open = false;
  if (games.length > 1) {
    showIndex();
  } else {
    showGame(0);
  }
}

/* Goes to another game of the list. */
function goTo(number) {
  if (number !== undefined) {
    leave();
    history.pushState(null, '', location.href);
    showGame(number);
  }
}

function showGame(number) {
  const game = list.games[number];
  reset(new GameTree(game), number);
  if (game.problem) {
    tell(game.problem + '. What cannot be read or played is kept as a comment.');
  }
  scrollTo(0, 0);
}

function showIndex() {
  lines.silence();
  setView('index');
  document.title = 'Games – Parachute';
  history.replaceState({ list: list.id, isIndex: true }, '', isSaved ? '#' : location.href);
  list.show(shown.number);
}

function setView(id) {
  ['index', 'view', 'nothing'].forEach(each => { byId(each).hidden = each !== id; });
}

const isGameShown = () => !byId('view').hidden;

/* Keeps what was changed in the game that is shown. */
function keepChanges() {
  if (shown.tree?.revision > 0) {
    list.change(shown.number, shown.tree.json());
  }
}

/* Ends what belongs to the game that is shown. */
function leave() {
  mate.clear();
  wholeGame.end();
  endQuestions();
  keepChanges();
}

function reset(tree, number = 0, node = tree.root) {
  Object.assign(shown, { tree, number });
  setView('view');
  show(node);
}

/* ---- The game ---- */

/* Shows a position of the game: at once what is known of it, and then what the program says of it. */
function show(node) {
  shown.node = node;
  asking()?.pause();
  lines.silence();
  writeGame();
  wholeGame.lookAt(shown.tree, node);
  remarks.show(shown.tree, node);
  drawPosition();
  board.showChance(node.chance, node.score); // until the search says more
  markMove(byId('moves'), written.buttons, node);
  writeOpening();
  remember();
  attempt(async () => {
    node.position = await positionOf(shown.tree, node);
    if (shown.node === node) {
      node.fen = node.position.fen;
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
    if (written.tree !== tree) {
      writeTitle();
    }
    written = { tree, revision, buttons: writeTree(byId('moves'), tree, show), json: tree.json() };
    markMove(byId('moves'), written.buttons, shown.node);
    wholeGame.show(tree);
  }
}

const nameOf = side => tagOf(shown.tree, side);

function writeOpening() {
  byId('opening-name').textContent = byId('opening-name').title = shown.node.openingHere;
}

function writeTitle() {
  const { tree } = shown;
  const tag = name => tagOf(tree, name);
  const isNamed = nameOf('White') || nameOf('Black');
  const players = ['White', 'Black'].flatMap(side => {
    const elo = tag(side + 'Elo');
    return [' – ', element('bdi', {}, nameOf(side) || '?'), ...(elo ? [element('small', {}, ` (${elo})`)] : [])];
  });
  byId('title').replaceChildren(...(isNamed ? [...players.slice(1), ' ', element('span', {}, tree.result.replaceAll('1/2', '½'))] : ['Analysis']));
  const about = [tag('Event'), tag('Round') && `round ${tag('Round')}`, tag('Site'), tag('Date'), tree.variant + (tree.chess960 ? ' 960' : '')];
  byId('about').replaceChildren(...about.filter(Boolean).flatMap(each => [element('bdi', {}, each), ' ']));
}

function listen() {
  const { tree, node } = shown;
  putSetting('analysis.searching', byId('searching').checked);
  putSetting('analysis.count', byId('count').value);
  if (node?.position && isGameShown() && !asking()) {
    lines.listen(tree.request(node), node.position);
    evaluation.show(tree.request(node));
    showBook(tree.request(node), node).catch(error => tell(error.message));
  }
}

/* Shows the moves of the built-in book with their shares, and the name of the opening. */
async function showBook(asked, node) {
  const { moves, opening } = await bookOf(asked);
  node.opening ??= opening;
  if (shown.node === node) {
    writeOpening();
    byId('book').hidden = moves.length === 0;
    byId('book').replaceChildren(...moves.map(({ uci, san, share }) => element('li', {},
      button({}, () => playFrom(node, [uci]), `${san} `, element('small', {}, `${Math.round(100 * share)} %`)))));
  }
}

/* Plays on from a position. The rest of the game stays, and a move other than its next one begins a variation. */
function playFrom(node, ucis) {
  const { tree } = shown;
  if (asking()) {
    return asking().answer(ucis[0]);
  }
  return attempt(async () => {
    try {
      const end = (await played(tree, node, ucis)).reduce((last, move) => tree.add(last, move), node);
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
    endQuestions();
    show(tree.follow(tree.path(shown.node).map(({ uci }) => uci)));
  }
}

/* Asks for a better move than one of the game, by its ply; where it is not marked the game is searched first. */
async function learnFrom(ply) {
  const { tree } = shown;
  const mistake = () => tree.mainLine()[ply - 1];
  if (!mistake()?.better) {
    byId('whole-game').open = true;
    await wholeGame.toggle(tree);
  }
  if (shown.tree === tree && mistake()?.better) {
    quiz.begin(tree, mistake().parent.isWhitesTurn ? 'White' : 'Black', mistake());
  }
}

function drawPosition() {
  const { tree, node } = shown;
  const { position, better } = node;
  if (quiz.isAsking) {
    return;
  }
  board.show({
    fen: node.fen, legal: practice.isBusy ? [] : position?.legal, played: node.uci, check: position?.check,
    arrows: better ? [{ move: better.uci, white: node.parent.isWhitesTurn, className: 'better' }] : [],
    shapes: shapesIn(node.comment),
  });
  ['White', 'Black'].forEach(side => {
    board.name(side === 'White').textContent = nameOf(side) || side;
    board.note(side === 'White').textContent = clockOf(tree.path(node), side === 'White');
  });
  byId('status').textContent = position ? status(position) : '';
  byId('first').disabled = byId('back').disabled = byId('delete').disabled = !node.parent;
  byId('last').disabled = byId('forward').disabled = node.children.length === 0;
  byId('promote').disabled = !tree.variation(node);
}

function onRemark() {
  writeGame();
  remember();
}

board.onShapes = shapes => {
  const { tree, node } = shown;
  tree.remark(node, { comment: withShapes(node.comment, shapes) });
  onRemark();
};

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
  const { number, tree, node } = shown;
  const state = { list: list.id, number, at: tree.indices(node) };
  keep([{ ...state, game: written.json }, state, null], addressOf(tree, node, number));
  byId('play').href = '/?' + new URLSearchParams({ variant: tree.variant, ...(tree.chess960 ? { chess960: true } : {}), fen: node.fen });
  byId('variant').value = tree.variant;
  byId('chess960').checked = tree.chess960;
  byId('fen').value = node.fen;
  const names = ['White', 'Black'].map(nameOf);
  document.title = [names.join('') ? names.map(name => name || '?').join(' – ') : 'Analysis', 'Parachute'].join(' – ');
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

/* Shows what the address names: the list, a game that was changed here, or what the address says itself. Where it is not
   understood, what is shown stays, or else it is the start position. */
async function followAddress() {
  leave();
  const { list: id, isIndex = false, number = 0, at = [], game } = history.state ?? {};
  const isKept = list.restore(id);
  if (isKept && isIndex) {
    showIndex();
    return;
  }
  if (game) {
    if (isKept) {
      list.change(number, game);
    } else {
      list.games = [game];
    }
    const tree = new GameTree(game);
    reset(tree, isKept ? number : 0, tree.at(at));
    return;
  }
  let problem = null;
  const found = await gameAt(location.hash, { games: list.games, startOf }).catch(error => {
    problem = error;
    return shown.tree ? Promise.reject(error) : gameAt('', { startOf });
  });
  if (!found) {
    showIndex();
  } else if (found.number === undefined) {
    list.games = [found.tree.json()];
    reset(found.tree, 0, found.node);
    if (found.learn) {
      await learnFrom(found.learn);
    }
  } else {
    const tree = new GameTree(list.games[found.number]);
    reset(tree, found.number, [tree.root, ...tree.mainLine()][found.ply]);
  }
  if (problem) {
    throw problem;
  }
}

/* ---- Files and the clipboard ---- */

function save(name, type, text) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = element('a', { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const copy = (what, text) => attempt(async () => {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
  } else { // without a secure connection
    const field = element('textarea', {});
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
  tell(`${what} copied.`);
});

/* All games of the list, those that were changed as they are now. */
function allGames() {
  keepChanges();
  return list.games.map(game => pgnOf(new GameTree(game))).join('');
}

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

/* Goes to the first move of the next variation on the line. */
function enterVariation() {
  const { tree, node } = shown;
  const next = [node, ...tree.line(node).slice(node.ply)].find(({ children }) => children.length > 1);
  if (next) {
    show(next.children[1]);
  }
}

/* Goes to the position in which the variation begins. */
function leaveVariation() {
  const first = shown.tree.variation(shown.node);
  if (first) {
    show(first.parent);
  }
}

/* What was clicked on last of the board and the moves. */
let clicked = null;
document.addEventListener('pointerdown', ({ target }) => { clicked = target.closest('.cells button, .moves button'); });

/* Plays the best move of the engine. The key is for what has the focus, unless a click has left it on the board or a move. */
function playBest() {
  const { activeElement } = document;
  if (!byId('searching').checked || ![clicked, document.body].includes(activeElement)) {
    return false;
  }
  activeElement.blur();
  return lines.best && playFrom(shown.node, [lines.best]);
}

/* The next move with one of these marks in the game, or with by = -1 the previous one; from the end it goes on at the other. */
const toMark = (marks, by = 1) => () => {
  const { tree, node } = shown;
  const marked = tree.mainLine().filter(({ mark }) => marks.includes(mark));
  const at = tree.inGame(node).ply + (tree.variation(node) && by < 0 ? 1 : 0);
  const next = by > 0 ? marked.find(({ ply }) => ply > at) ?? marked[0] : marked.findLast(({ ply }) => ply < at) ?? marked.at(-1);
  if (next) {
    show(next);
  }
};
const ANY = ['??', '?', '?!'];

const toIndex = () => {
  if (list.games.length < 2) {
    return false;
  }
  leave();
  history.pushState(null, '', location.href);
  showIndex();
  return true;
};

const toSearch = () => {
  if (!isGameShown() || toIndex()) {
    byId('search').select();
  }
};

/* An action that returns false leaves its key to the browser. */
const ACTIONS = {
  first: () => show(shown.tree.root),
  back: () => shown.node.parent && show(shown.node.parent),
  forward: () => shown.node.children.length > 0 && show(shown.node.children[0]),
  last: () => show(shown.tree.line(shown.node).at(-1) ?? shown.node),
  flip: () => { board.flipped = !board.flipped; },
  'previous-game': () => goTo(list.next(shown.number, -1)),
  'next-game': () => goTo(list.next(shown.number, 1)),
  promote: () => {
    shown.tree.promote(shown.node);
    show(shown.node);
  },
  delete: () => {
    if (shown.node.parent) {
      history.pushState(history.state, '', location.href); // the way back
      endQuestions();
      show(shown.tree.remove(shown.node));
    }
  },
  'copy-fen': () => copy('FEN', shown.node.fen),
  'copy-pgn': () => copy('PGN', pgnOf(shown.tree)),
  'copy-link': () => copy('Link', location.href),
  'save-pgn': () => save('game.pgn', 'application/x-chess-pgn', pgnOf(shown.tree)),
  'save-page': () => attempt(async () =>
    save('analysis.html', 'text/html', await requestText('POST', '/api/pgn/page', { text: allGames(), variant: shown.tree.variant }))),
  prove: () => mate.toggle(shown.tree.request(shown.node), shown.node),
  'practise-white': () => practise(true),
  'practise-black': () => practise(false),
  mark: () => attempt(() => wholeGame.toggle(shown.tree)),
  'find-puzzles': () => attempt(() => wholeGame.findPuzzles(shown.tree)),
  'to-start': () => setUp(byId('variant').value, false, startOf(byId('variant').value)),
};
function practise(isWhite) {
  mate.clear();
  board.flipped = !isWhite;
  practice.begin(shown.tree, shown.node, isWhite);
  board.focus();
}

const toggle = id => () => {
  byId(id).checked = !byId(id).checked;
  listen();
};
/* Keys of a game leave theirs to the browser where the list of games is shown. */
const inGame = action => () => isGameShown() && action();
showKeys([
  ...stepKeys(ACTIONS).map(([key, text, action]) => [key, text, inGame(action)]),
  ['ArrowDown', 'next variation in place of the move; in the list, next game', () => (isGameShown() ? variationBeside(1) : list.step(1))],
  ['ArrowUp', 'previous variation; in the list, previous game', () => (isGameShown() ? variationBeside(-1) : list.step(-1))],
  ['Shift ArrowRight', 'into the next variation', inGame(enterVariation)],
  ['Shift ArrowLeft', 'out of the variation', inGame(leaveVariation)],
  ['b', 'next blunder', inGame(toMark(['??']))],
  ['B', 'the previous one', inGame(toMark(['??'], -1))],
  ['m', 'next mistake', inGame(toMark(['?']))],
  ['M', 'the previous one', inGame(toMark(['?'], -1))],
  ['i', 'next inaccuracy', inGame(toMark(['?!']))],
  ['I', 'the previous one', inGame(toMark(['?!'], -1))],
  ['.', 'next blunder, mistake or inaccuracy', inGame(toMark(ANY))],
  [',', 'the previous one', inGame(toMark(ANY, -1))],
  ['f', 'turn the board', inGame(ACTIONS.flip)],
  ...(isSaved ? [] : [[' ', 'best move of the engine', inGame(playBest)], ['e', 'engine', inGame(toggle('searching'))], ['x', 'threat', inGame(toggle('threat'))]]),
  ['n', 'next game of those found', inGame(ACTIONS['next-game'])],
  ['p', 'previous game of those found', inGame(ACTIONS['previous-game'])],
  ['g', 'all games', inGame(toIndex)],
  ['/', 'search', toSearch],
  ...BOARD_KEYS,
]);

const setUp = (variant, chess960, fen) => attempt(async () => {
  const found = await request('POST', '/api/position', { variant, chess960, fen });
  open([new GameTree({ variant, chess960: found.chess960, start: found.fen }).json()]);
});

Object.entries(ACTIONS).forEach(([id, action]) => byId(id).addEventListener('click', action));
byId('to-index').addEventListener('click', event => {
  event.preventDefault();
  toIndex();
});
byId('variant').addEventListener('change', ACTIONS['to-start']);
byId('position').addEventListener('submit', event => {
  event.preventDefault();
  const variant = byId('variant').value;
  setUp(variant, byId('chess960').checked, byId('fen').value.trim() || startOf(variant));
});
byId('edit-position').addEventListener('click', () => attempt(async () => {
  const variant = byId('variant').value;
  const chess960 = byId('chess960').checked;
  // In backquotes: a saved page, which has no use for it, does not contain it.
  (await import(`./editor.js`)).openEditor({
    variant, chess960, start: startOf(variant), fen: byId('fen').value, flipped: board.flipped,
    use: ['Analyse', fen => setUp(variant, chess960, fen)], other: ['Play from here', '/?'],
  });
}));
['searching', 'count', 'threat'].forEach(id => byId(id).addEventListener('change', listen));
document.addEventListener('visibilitychange', listen);
addEventListener('pagehide', () => {
  lines.silence();
  mate.end();
  leave();
});
addEventListener('pageshow', event => event.persisted && listen());
addEventListener('popstate', () => attempt(followAddress));

byId('searching').checked = !isSaved && setting('analysis.searching') !== 'false';
byId('count').value = setting('analysis.count') ?? byId('count').value;
attempt(async () => {
  if (isSaved) {
    list.isInPage = true;
    list.games = savedGames;
  } else {
    new Opening(open);
    ({ variants } = await request('GET', '/api/variants'));
    byId('variant').replaceChildren(...variants.map(({ name, title }) => element('option', { value: name }, title)));
  }
  if (isSaved && savedGames.length === 0) {
    setView('nothing');
  } else {
    await followAddress();
  }
});
