/* ---- Puzzles: the solver's moves are found on the board, the opponent's are those of the puzzle ---- */

import { KINDS, button, byId, element } from './board.js';
import { attempt, request, tell } from './api.js';
import { clockText } from './clock.js';
import { BOARD_KEYS, showKeys, stepKeys } from './frame.js';
import { GameTree } from './gametree.js';
import { MoveBoard } from './moveboard.js';
import { markMove, nameOf, writeTree } from './movelist.js';
import { addressOf, bestLine, played, positionOf } from './program.js';
import { draw, has, notAPuzzle, ofDay, openFile, puzzleOf, setOf, sourceText, today, variantOf } from './puzzleset.js';
import { keptText, putSetting, setting } from './settings.js';
import { Solver } from './solver.js';
import { playSound, soundOf } from './sounds.js';
import { Streak } from './streak.js';

/* The glyph of a mistake. */
const MISTAKE = 2;

/* How long a position is seen before the opponent moves, in milliseconds, and in a streak. */
const PAUSE = 500, SHORT_PAUSE = 200;

/* Nodes of the search for the reply to a wrong move, and the solver's winning chance from which that move wins as well. */
const REPLY_NODES = 30_000, WINS = 0.93;

/* Failed puzzles that are listed. */
const LISTED = 30;

const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';

const form = byId('choice');
const board = new MoveBoard(byId('board'), move => attempt(() => answer(move.uci)), by => step(by));

/* The puzzle on the board: its moves, the position that is reached, the one that is looked at, the hints given, whether
   it is over, and the solver's score in it as soon as that is known. */
let task = null;

const solver = new Solver();

/* Puzzles of a game of the solver that were not shown yet. */
let own = [];

/* The lines of the engine, once they were wanted. */
let lines = null;

/* What the list of moves was written from, and its buttons. */
let written = { tree: null, revision: 0, buttons: new Map() };

let streak = null;

const words = theme => theme.replace(/[A-Z]|\d+/g, part => ' ' + part.toLowerCase());
const capital = text => text[0].toUpperCase() + text.slice(1);
const pause = () => new Promise(settle => setTimeout(settle, streak ? SHORT_PAUSE : PAUSE));
const say = text => { byId('status').textContent = text; };

/* ---- The solver ---- */

function writeProgress(gain = '') {
  const { rating: { rating, deviation }, tried, best } = solver;
  const scores = Object.values(tried);
  byId('progress').textContent = [
    `Your rating: ${Math.round(rating)} ± ${Math.round(2 * deviation)}${gain}`,
    scores.length > 0 ? `${scores.filter(score => score === 1).length} of ${scores.length} solved at first sight` : '',
    best > 0 ? `best streak ${best}` : '',
  ].filter(Boolean).join(', ');
  setOf(solver.variant).then(set => writeFailed('Failed', set.filter(({ id }) => tried[id] === 0).slice(-LISTED)), () => {});
}

/* Lists puzzles that were failed, to be tried again. */
function writeFailed(title, puzzles) {
  byId('failed').hidden = puzzles.length === 0;
  byId('failed-title').textContent = `${title}: ${puzzles.length}`;
  byId('failed-puzzles').replaceChildren(...puzzles.map(puzzle => element('li', {}, button({}, () => {
    endStreak();
    attempt(() => begin(puzzle, 'Once more'));
  }, [puzzle.rating, ...puzzle.themes.split(' ').slice(0, 3).map(words)].join(' · ')))));
}

/* Takes the first result of a puzzle, 1 if it was solved without a mistake and without help; those of a streak do not count. */
function score(points) {
  if (task.score === undefined) {
    task.score = points;
    task.undo = streak ? null : solver.take(task.puzzle, points, !form.unrated.checked, writeProgress);
  }
}

/* ---- The choice ---- */

async function makeChoice() {
  const { variants } = await request('GET', '/api/variants');
  const sorted = [...variants].sort((a, b) => b.drops - a.drops);
  byId('variants').append(...sorted.map(({ name, title }) =>
    element('label', {}, element('input', { type: 'radio', name: 'variant', value: name }), title)));
  const last = new URLSearchParams(setting('puzzles') ?? '');
  form.variant.value = last.get('variant') ?? sorted[0].name;
  form.harder.value = last.get('harder') ?? '0';
  form.unrated.checked = last.has('unrated');
  form.theme.replaceChildren(element('option', { value: last.get('theme') ?? '' }, 'all'));
}

/* Shows what is known of the solver, and as soon as the puzzles are there the themes, each with the number of its puzzles. */
async function showVariant(theme) {
  const variant = form.variant.value;
  solver.load(variant);
  writeProgress();
  const set = await setOf(variant);
  if (variant !== form.variant.value) {
    return;
  }
  const counts = new Map();
  set.flatMap(({ themes }) => themes.split(' ')).forEach(each => counts.set(each, (counts.get(each) ?? 0) + 1));
  form.theme.replaceChildren(
    element('option', { value: '' }, `all (${set.length})`),
    ...[...counts].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([name, count]) => element('option', { value: name }, `${words(name)} (${count})`)));
  form.theme.value = counts.has(theme) ? theme : '';
  byId('daily').disabled = byId('race').disabled = set.length === 0;
}

form.addEventListener('change', ({ target }) => attempt(async () => {
  if (target === byId('file')) {
    await chooseFile(target);
    return;
  }
  if (target.name === 'variant') {
    await showVariant(form.theme.value);
  }
  putSetting('puzzles', new URLSearchParams(new FormData(form)));
  if (target.name !== 'unrated') {
    own = [];
    await next();
  }
}));

async function chooseFile(input) {
  const [file] = input.files;
  input.value = '';
  const { variant, count, left } = await openFile(file);
  form.variant.value = variant;
  await showVariant('');
  own = [];
  await next();
  tell(`${count} puzzles of ${file.name}${left > 0 ? `; ${left} lines are not puzzles` : ''}.`);
}

async function next() {
  if (own.length > 0 && !streak) {
    await begin(own.shift(), 'From your game');
    return;
  }
  const set = await setOf(form.variant.value);
  if (set.length === 0) {
    showNone();
    return;
  }
  if (streak) {
    const puzzle = draw(set, streak.rating, streak.had);
    streak.had[puzzle.id] = 1;
    await begin(puzzle);
    return;
  }
  const theme = form.theme.value;
  const some = set.filter(puzzle => !theme || has(puzzle, theme));
  await begin(draw(some, solver.rating.rating + Number(form.harder.value), solver.tried));
}

const dayTitle = day => (day === today() ? 'Puzzle of the day' : `Puzzle of ${day}`);

async function daily(day) {
  const set = await setOf(form.variant.value);
  endStreak();
  await begin(ofDay(set, day), dayTitle(day), { day });
}

function showNone() {
  task = null;
  board.show({ fen: EMPTY });
  byId('facts').textContent = '';
  say(`There are no puzzles of ${form.variant.value} in this program.`);
  byId('moves').replaceChildren();
  allow();
}

/* ---- A puzzle ---- */

/* Shows the position before the mistake, and then the mistake. */
async function begin(puzzle, title = '', more = {}) {
  const variant = form.variant.value;
  const tree = new GameTree({ variant, start: puzzle.fen });
  const mine = { puzzle, title, tree, line: [], at: tree.root, shown: tree.root, hints: 0, mistakes: 0, isOver: false };
  task = mine;
  if (!puzzle.isOwn) {
    const name = puzzle.isOfFile ? { fen: puzzle.fen, moves: puzzle.moves.replaceAll(' ', ',') } : { id: puzzle.id, ...more };
    history.replaceState(null, '', `#${new URLSearchParams({ variant, ...name })}`);
  }
  board.flipped = tree.root.isWhitesTurn;
  say('');
  writeFacts();
  show(tree.root);
  mine.line = await played(tree, tree.root, puzzle.moves.split(' '));
  await reply(mine);
}

/* Makes the opponent's next move, unless another puzzle or the solution is shown by then. */
async function reply(mine) {
  await pause();
  if (task === mine && !mine.isOver) {
    mine.at = addMove(mine.at, mine.line[mine.at.ply]);
    playSound(soundOf(mine.at.san));
    const turn = mine.at.isWhitesTurn ? 'White' : 'Black';
    say(mine.at.ply === 1 ? `Find the best move for ${turn}.` : `Right. ${nameOf(mine.tree.start, mine.at)} was the reply; what now?`);
    await show(mine.at);
  }
}

/* The node after a move of the puzzle, which is the main line whatever was tried before. */
function addMove(node, move) {
  const { tree } = task;
  const added = tree.add(node, move);
  tree.promote(added);
  return added;
}

/* Whether the solver is asked for a move in the position that is looked at. */
const isAsked = () => task !== null && !task.isOver && task.shown === task.at && task.at.ply % 2 === 1;

/* Looks at a position. */
async function show(node) {
  const mine = task;
  const { tree } = mine;
  mine.shown = node;
  const place = () => board.show({
    fen: node.fen, played: node.uci, check: node.position?.check ?? '', legal: (isAsked() && node.position?.legal) || [],
  });
  writeMoves(tree);
  markMove(byId('moves'), written.buttons, node);
  byId('analyse').href = '/analysis' + addressOf(tree, node);
  place();
  allow();
  lines?.silence();
  node.position ??= await positionOf(tree, node);
  if (task === mine && mine.shown === node) {
    place();
    await listen();
  }
}

/* Whether the engine may say what it thinks: after a puzzle is over. */
const mayTell = () => Boolean(task?.isOver) && !streak;

/* Has the engine say it, if that is wanted. */
async function listen() {
  if (mayTell() && byId('searching').checked && !lines) {
    const { LiveLines } = await import('./livelines.js');
    // Without a bar, which would say too much of the next puzzle.
    const below = { showChance() {}, showArrows: arrows => board.showArrows(arrows), get flipped() { return board.flipped; } };
    lines ??= new LiveLines(below, moves => attempt(() => playFrom(task.shown, moves)));
  }
  lines?.silence();
  if (mayTell() && task.shown.position) {
    lines?.listen(task.tree.request(task.shown), task.shown.position);
  }
}

/* Goes on with moves of the engine, which are a variation. */
async function playFrom(node, ucis) {
  const { tree } = task;
  await show((await played(tree, node, ucis)).reduce((last, move) => tree.add(last, move), node));
}

/* Writes the moves unless they are written as they are now. */
function writeMoves(tree) {
  const { revision } = tree;
  if (written.tree !== tree || written.revision !== revision) {
    written = { tree, revision, buttons: writeTree(byId('moves'), tree, show) };
  }
}

function allow() {
  const isAsking = isAsked();
  const first = task?.tree.root;
  byId('hint').disabled = byId('solution').disabled = !task || task.isOver || task.at.ply % 2 === 0;
  form.hidden = byId('help').hidden = streak !== null;
  byId('streak').hidden = streak === null;
  byId('again').hidden = isAsking || !task || task.isOver || task.shown.ply <= task.at.ply;
  byId('next').hidden = !task?.isOver;
  byId('analyse').hidden = !task;
  byId('engine').hidden = !mayTell();
  byId('first').disabled = byId('back').disabled = !task || task.shown === first;
  byId('forward').disabled = byId('last').disabled = !task || task.shown.children.length === 0;
}

function writeFacts() {
  const { puzzle: { rating, themes, source }, title, isOver } = task;
  const variant = capital(form.variant.value);
  byId('facts').textContent = isOver && !streak
    ? [variant, rating && `rated ${rating}`, ...themes.split(' ').map(words), sourceText(source)].filter(Boolean).join(' · ')
    : title || `${variant} puzzle`;
}

/* The moves besides that of the puzzle that are known to win in the position in which the solver is asked. */
const alternatives = ({ puzzle, at }) => puzzle.alternatives?.split(' ')[(at.ply - 1) / 2]?.split('/') ?? [];

/* Takes a move of the solver. Every mate is right, and another move that wins costs nothing. */
async function answer(uci) {
  const mine = task;
  const { tree, at, line } = mine;
  const right = line[at.ply];
  const [move] = uci === right.uci ? [right] : await played(tree, at, [uci]);
  if (task !== mine) {
    return;
  }
  playSound(soundOf(move.san));
  if (move !== right && alternatives(mine).includes(uci)) {
    acceptOther(mine, nameOf(tree.start, { symbols: '', ...move, ply: at.ply + 1 }));
    return;
  }
  if (move !== right && !move.san.endsWith('#')) {
    await refute(mine, move);
    return;
  }
  mine.at = addMove(at, move);
  if (move !== right || mine.at.ply === line.length) {
    await finish();
  } else {
    say(`${nameOf(tree.start, mine.at)} is right.`);
    show(mine.at);
    await reply(mine);
  }
}

/* Says that another move wins as well, and asks for the one of the puzzle. */
function acceptOther(mine, name) {
  const { line, at } = mine;
  const left = (line.length - at.ply + 1) / 2;
  say(`${name} also wins, but there is ${line.at(-1).san.endsWith('#') ? `a mate in ${left}` : 'a better move'}.`);
  show(at);
  board.focus();
}

/* Refuses a move at once, and shows the best reply as soon as a search has found it. */
async function refute(mine, move) {
  const { tree, at } = mine;
  score(0);
  mine.mistakes++;
  if (streak) {
    streak.missed.push(mine.puzzle);
    await goOn();
    return;
  }
  const tried = tree.add(at, { ...move, glyphs: [MISTAKE] });
  const name = nameOf(tree.start, tried);
  say(`${name} is not the move; looking for the reply …`);
  await show(tried);
  const { result = '*', reason } = tried.position;
  const { pv = [], chances = { loss: 0, draw: 0 } } = result === '*' ? await bestLine(tree.request(tried), REPLY_NODES) : {};
  const isWin = chances.loss + chances.draw / 2 >= WINS;
  if (task === mine && isWin && mine.mistakes === 1 && mine.hints === 0 && !mine.isOver) {
    delete mine.score;
    mine.undo?.();
  }
  if (task !== mine || mine.shown !== tried) {
    return;
  }
  if (isWin) {
    tried.glyphs = [];
    tree.revision++;
    acceptOther(mine, nameOf(tree.start, tried));
  } else if (pv.length > 0) {
    await board.landed;
    const answered = tree.add(tried, (await played(tree, tried, [pv[0].uci]))[0]);
    playSound(soundOf(answered.san));
    await show(answered);
    say(`${name} is refuted by ${nameOf(tree.start, answered)}.`);
  } else {
    say(`${name}: ${reason}.`);
  }
}

async function finish() {
  const { tree, at } = task;
  score(1);
  task.isOver = true;
  if (streak) {
    streak.solved++;
    await show(at);
    await board.landed;
    await goOn();
    return;
  }
  say(`${nameOf(tree.start, at)} solves it${task.score === 1 ? '.' : ', though not at first sight.'}`);
  writeFacts();
  await show(at);
}

/* First shows the piece, then the move. */
function hint() {
  const { at, line } = task;
  const { uci } = line[at.ply];
  score(0);
  task.hints++;
  show(at);
  if (task.hints === 1) {
    say(board.hintAt(uci));
  } else {
    say(uci[1] === '@' ? `Drop a ${KINDS[uci[0]]} on ${uci.slice(2)}.` : `Move from ${uci.slice(0, 2)} to ${uci.slice(2, 4)}.`);
    board.showArrows([{ move: uci, white: at.isWhitesTurn, className: 'better' }]);
  }
}

/* Adds the rest of the line, to be clicked through. */
function solve() {
  const { at, line, tree } = task;
  score(0);
  task.isOver = true;
  line.slice(at.ply).reduce(addMove, at);
  const [first] = at.children;
  say(`The solution begins with ${nameOf(tree.start, first)}.`);
  writeFacts();
  show(first);
}

function step(by) {
  if (task) {
    const { shown: { parent, children: [child] } } = task;
    show((by < 0 ? parent : child) ?? task.shown);
  }
}

/* ---- A streak against the clock ---- */

async function beginStreak() {
  streak = new Streak(solver.rating.rating, writeStreak);
  writeStreak();
  await next();
}

function writeStreak() {
  byId('time').textContent = clockText(streak.left);
  byId('score').textContent = streak.text;
  if (streak.left === 0) {
    closeStreak();
  }
}

/* Shows the next puzzle of a streak, unless three mistakes or the clock have ended it. */
async function goOn() {
  if (streak?.isOver) {
    closeStreak();
  } else if (streak) {
    await next();
  }
}

/* Ends the streak with its result and what was missed; the puzzle on the board is shown with its solution. */
function closeStreak() {
  const { solved, missed } = streak;
  const isBest = solver.takeStreak(solved);
  if (!task.isOver && task.line.length > 0) {
    solve();
  }
  endStreak();
  writeProgress();
  if (missed.length > 0) {
    setOf(solver.variant).then(() => writeFailed('Missed in the streak', missed));
    byId('failed').open = true;
  }
  writeFacts();
  allow();
  say(`The streak is over: ${solved} solved${isBest ? ', your best' : `; your best is ${solver.best}`}.`);
  playSound('end');
}

function endStreak() {
  streak?.end();
  streak = null;
}

/* ---- What can be done ---- */

const ACTIONS = {
  first: () => task && show(task.tree.root),
  back: () => step(-1),
  forward: () => step(1),
  last: () => task && show(task.tree.line(task.shown).at(-1)),
  flip: () => { board.flipped = !board.flipped; },
  again: () => {
    show(task.at);
    board.focus();
  },
  next: () => attempt(next).then(() => board.focus()),
  hint,
  solution: solve,
  daily: () => attempt(() => daily(today())),
  race: () => attempt(beginStreak),
  stop: closeStreak,
};

byId('searching').addEventListener('change', () => attempt(listen));
Object.entries(ACTIONS).forEach(([id, action]) => byId(id).addEventListener('click', action));

/* What a key does where the button for it can be pressed. */
const pressing = id => () => !byId(id).disabled && byId(id).checkVisibility() && byId(id).click();

showKeys([
  ...stepKeys(ACTIONS),
  ['f', 'turn the board', ACTIONS.flip],
  ['h', 'hint', pressing('hint')],
  ['s', 'solution', pressing('solution')],
  ['n', 'next puzzle', pressing('next')],
  ...BOARD_KEYS,
]);

/* ---- The address names the puzzle: one of the set, any by its position and its moves, or those of a game ---- */

async function followAddress() {
  const asked = new URLSearchParams(location.hash.slice(1));
  const kept = asked.has('own') ? JSON.parse(keptText('puzzles')) : null;
  const found = asked.has('id') ? await puzzleOf(asked.get('id')) : undefined;
  own = (kept?.puzzles ?? []).map(puzzle => ({ ...puzzle, isOwn: true }));
  form.variant.value = kept?.variant ?? (found ? variantOf(found) : asked.get('variant') ?? form.variant.value);
  const shown = showVariant(form.theme.value);
  const day = asked.get('day');
  const moves = asked.get('moves')?.replaceAll(',', ' ');
  if (asked.has('fen') && moves?.split(' ').length % 2 === 0) {
    await begin({ isOwn: true, fen: asked.get('fen'), moves, rating: 0, themes: '', source: '' });
  } else if (found) {
    await begin(found, day ? dayTitle(day) : '', day ? { day } : {});
  } else {
    await shown;
    const problem = moves === undefined ? asked.has('id') && `There is no puzzle ${asked.get('id')}.` : notAPuzzle(moves).message;
    tell(problem || '');
    await next();
  }
  await shown;
}

addEventListener('hashchange', () => attempt(followAddress));
attempt(async () => {
  board.show({ fen: EMPTY });
  await makeChoice();
  await followAddress();
});
