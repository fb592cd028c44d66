/* ---- Puzzles: the solver's moves are found on the board, the opponent's are those of the puzzle ---- */

import { KINDS, byId, element } from './board.js';
import { attempt, request, tell } from './api.js';
import { clockText } from './clock.js';
import { BOARD_KEYS, showKeys, stepKeys } from './frame.js';
import { GameTree } from './gametree.js';
import { UNRATED, rated } from './glicko.js';
import { MoveBoard } from './moveboard.js';
import { markMove, nameOf, writeTree } from './movelist.js';
import { addressOf, bestLine, played, positionOf } from './program.js';
import { keptText, putSetting, setting } from './settings.js';
import { playSound, soundOf } from './sounds.js';

/* The glyph of a mistake. */
const MISTAKE = 2;

/* How long a position is seen before the opponent moves, in milliseconds. */
const PAUSE = 500;

/* A streak: its length in milliseconds, the mistakes that end it, the rating of its first puzzle, and how much harder each
   next one is. */
const STREAK = { millis: 180_000, mistakes: 3, rating: 400, step: 60 };

/* The number of puzzles, those that are nearest to a wanted rating, one of which is drawn. */
const DRAWN_FROM = 8;

const DAY = 86_400_000;

const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';

const form = byId('choice');
const board = new MoveBoard(byId('board'), move => attempt(() => answer(move.uci)), by => step(by));

/* The puzzles of a variant by its name. */
const sets = {};

/* What is known of the solver in a variant: rating, the best streak, and the puzzles that were tried, 1 for those solved. */
const solver = { variant: '', rating: UNRATED, best: 0, tried: {} };

/* The puzzle on the board: its moves, the position that is reached, the one that is looked at, the hints given, whether
   it is over, and the solver's score in it as soon as that is known. */
let task = null;

/* Puzzles of a game of the solver that were not shown yet. */
let own = [];

/* What the list of moves was written from, and its buttons. */
let written = { tree: null, revision: 0, buttons: new Map() };

/* The streak that is running: when it ends, and how many were solved and failed. */
let streak = null;

const words = theme => theme.replace(/[A-Z]|\d+/g, part => ' ' + part.toLowerCase());
const capital = text => text[0].toUpperCase() + text.slice(1);
const pause = () => new Promise(settle => setTimeout(settle, PAUSE));
const say = text => { byId('status').textContent = text; };

/* ---- The solver ---- */

/* Reads what is known of the solver, which another tab may have changed. */
function loadSolver(variant) {
  Object.assign(solver, { variant, rating: UNRATED, best: 0, tried: {} }, JSON.parse(setting('puzzles.' + variant) ?? '{}'));
}

function saveSolver() {
  const { variant, ...kept } = solver;
  putSetting('puzzles.' + variant, JSON.stringify(kept));
}

function writeProgress(gain = '') {
  const { rating: { rating, deviation }, tried, best } = solver;
  const scores = Object.values(tried);
  byId('progress').textContent = [
    `Your rating: ${Math.round(rating)} ± ${Math.round(2 * deviation)}${gain}`,
    scores.length > 0 ? `${scores.filter(score => score === 1).length} of ${scores.length} solved at first sight` : '',
    best > 0 ? `best streak ${best}` : '',
  ].filter(Boolean).join(', ');
}

/* Takes the first result of a puzzle, 1 if it was solved without a mistake and without help. Puzzles of a streak, and those
   seen before, do not count. */
function score(points) {
  if (task.score !== undefined) {
    return;
  }
  task.score = points;
  const { id, rating, deviation } = task.puzzle;
  loadSolver(solver.variant);
  if (!streak && id && solver.tried[id] === undefined) {
    const before = solver.rating;
    solver.rating = rated(before, [{ rating, deviation, score: points }]);
    solver.tried[id] = points;
    saveSolver();
    const gain = Math.round(solver.rating.rating) - Math.round(before.rating);
    writeProgress(` (${gain < 0 ? '−' : '+'}${Math.abs(gain)})`);
  }
}

/* ---- The choice ---- */

const setOf = variant => (sets[variant] ??= request('GET', '/api/puzzles?variant=' + variant).then(({ puzzles }) => puzzles));

async function makeChoice() {
  const { variants } = await request('GET', '/api/variants');
  const sorted = [...variants].sort((a, b) => b.drops - a.drops);
  byId('variants').append(...sorted.map(({ name, title }) =>
    element('label', {}, element('input', { type: 'radio', name: 'variant', value: name }), title)));
  const last = new URLSearchParams(setting('puzzles') ?? '');
  form.variant.value = last.get('variant') ?? sorted[0].name;
  form.harder.value = last.get('harder') ?? '0';
  await showVariant(last.get('theme') ?? '');
}

/* Shows the themes of the variant, each with the number of its puzzles, and what is known of the solver. */
async function showVariant(theme) {
  const set = await setOf(form.variant.value);
  const counts = new Map();
  set.flatMap(({ themes }) => themes.split(' ')).forEach(each => counts.set(each, (counts.get(each) ?? 0) + 1));
  form.theme.replaceChildren(
    element('option', { value: '' }, `all (${set.length})`),
    ...[...counts].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([name, count]) => element('option', { value: name }, `${words(name)} (${count})`)));
  form.theme.value = counts.has(theme) ? theme : '';
  loadSolver(form.variant.value);
  writeProgress();
  byId('daily').disabled = byId('race').disabled = set.length === 0;
}

form.addEventListener('change', ({ target }) => attempt(async () => {
  if (target.name === 'variant') {
    await showVariant(form.theme.value);
  }
  putSetting('puzzles', new URLSearchParams(new FormData(form)));
  own = [];
  await next();
}));

/* Draws a puzzle that was not tried yet, if there is one, of about a rating. */
function draw(puzzles, rating, tried) {
  const fresh = puzzles.filter(({ id }) => tried[id] === undefined);
  const distance = puzzle => Math.abs(puzzle.rating - rating);
  const nearest = [...(fresh.length > 0 ? fresh : puzzles)].sort((a, b) => distance(a) - distance(b)).slice(0, DRAWN_FROM);
  return nearest[Math.floor(Math.random() * nearest.length)];
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
    const puzzle = draw(set, STREAK.rating + STREAK.step * streak.solved, streak.had);
    streak.had[puzzle.id] = 1;
    await begin(puzzle);
    return;
  }
  const theme = form.theme.value;
  const some = set.filter(({ themes }) => !theme || themes.split(' ').includes(theme));
  await begin(draw(some, solver.rating.rating + Number(form.harder.value), solver.tried));
}

/* Of the puzzles in the order of their names one a day, the same everywhere. */
async function daily() {
  const set = [...await setOf(form.variant.value)].sort((a, b) => (a.id < b.id ? -1 : 1));
  const day = Math.floor(Date.now() / DAY);
  endStreak();
  await begin(set[(day * 7919) % set.length], 'Puzzle of the day');
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
async function begin(puzzle, title = '') {
  const variant = form.variant.value;
  const tree = new GameTree({ variant, start: puzzle.fen });
  const mine = { puzzle, title, tree, line: [], at: tree.root, shown: tree.root, hints: 0, isOver: false };
  task = mine;
  if (!puzzle.isOwn) {
    history.replaceState(null, '', `#${new URLSearchParams({ variant, id: puzzle.id })}`);
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
  node.position ??= await positionOf(tree, node);
  if (task === mine && mine.shown === node) {
    place();
  }
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
  byId('first').disabled = byId('back').disabled = !task || task.shown === first;
  byId('forward').disabled = byId('last').disabled = !task || task.shown.children.length === 0;
}

function writeFacts() {
  const { puzzle: { rating, themes, source }, title, isOver } = task;
  const variant = capital(form.variant.value);
  byId('facts').textContent = isOver && !streak
    ? [variant, rating && `rated ${rating}`, ...themes.split(' ').map(words), source].filter(Boolean).join(' · ')
    : title || `${variant} puzzle`;
}

/* Takes a move of the solver. Every mate is right. */
async function answer(uci) {
  const mine = task;
  const { tree, at, line } = mine;
  const right = line[at.ply];
  const [move] = uci === right.uci ? [right] : await played(tree, at, [uci]);
  if (task !== mine) {
    return;
  }
  playSound(soundOf(move.san));
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

/* Refuses a move, and shows the best reply. */
async function refute(mine, move) {
  const { tree, at } = mine;
  score(0);
  if (streak) {
    streak.mistakes++;
    await goOn();
    return;
  }
  const tried = tree.add(at, { ...move, glyphs: [MISTAKE] });
  const name = nameOf(tree.start, tried);
  say(`${name} is not the move; looking for the reply …`);
  await show(tried);
  const { result = '*', reason } = tried.position;
  const { pv = [] } = result === '*' ? await bestLine(tree.request(tried)) : {};
  if (task !== mine || mine.shown !== tried) {
    return;
  }
  if (pv.length > 0) {
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
  streak = { ends: performance.now() + STREAK.millis, solved: 0, mistakes: 0, had: {} };
  streak.timer = setInterval(writeStreak, 100);
  writeStreak();
  await next();
}

function writeStreak() {
  const { ends, solved, mistakes } = streak;
  const left = ends - performance.now();
  byId('time').textContent = clockText(Math.max(0, left));
  byId('score').textContent = `${solved} solved, ${mistakes} of ${STREAK.mistakes} mistakes`;
  if (left <= 0) {
    closeStreak();
  }
}

/* Shows the next puzzle of a streak, unless three mistakes or the clock have ended it. */
async function goOn() {
  if (streak?.mistakes === STREAK.mistakes) {
    closeStreak();
  } else if (streak) {
    await next();
  }
}

/* Ends the streak with its result; the puzzle on the board is shown with its solution. */
function closeStreak() {
  const { solved } = streak;
  loadSolver(solver.variant);
  const isBest = solved > solver.best;
  if (isBest) {
    solver.best = solved;
    saveSolver();
  }
  if (!task.isOver && task.line.length > 0) {
    solve();
  }
  endStreak();
  writeProgress();
  writeFacts();
  allow();
  say(`The streak is over: ${solved} solved${isBest ? ', your best' : `; your best is ${solver.best}`}.`);
  playSound('end');
}

function endStreak() {
  clearInterval(streak?.timer);
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
  daily: () => attempt(daily),
  race: () => attempt(beginStreak),
  stop: closeStreak,
};

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
  own = (kept?.puzzles ?? []).map(puzzle => ({ ...puzzle, isOwn: true }));
  const variant = kept?.variant ?? asked.get('variant') ?? form.variant.value;
  if (variant !== form.variant.value) {
    form.variant.value = variant;
    await showVariant(form.theme.value);
  }
  if (asked.has('fen') && asked.has('moves')) {
    const moves = asked.get('moves').replaceAll(',', ' ');
    await begin({ isOwn: true, fen: asked.get('fen'), moves, rating: 0, themes: '', source: '' });
    return;
  }
  const found = (await setOf(form.variant.value)).find(({ id }) => id === asked.get('id'));
  if (asked.has('id') && !found) {
    tell(`There is no puzzle ${asked.get('id')}.`);
  }
  await (found ? begin(found) : next());
}

addEventListener('hashchange', () => attempt(followAddress));
attempt(async () => {
  await makeChoice();
  await followAddress();
});
