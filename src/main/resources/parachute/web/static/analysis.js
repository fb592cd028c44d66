/* ---- Analysis: moves of both sides on one board, and what the engine thinks of the position ---- */

import { byId, element } from './board.js';
import { attempt, refusal, request, tell } from './api.js';
import { numberOf, writeMoves } from './movelist.js';
import { MoveBoard } from './moveboard.js';

const board = new MoveBoard(byId('board'), move => attempt(() => goOn([move.uci])));

/* The game: what it begins with, its moves, the ply that is looked at, and the position there as the program gives it. */
const shown = { variant: 'chess', chess960: false, fen: '', moves: [], ply: 0, position: null };

let variants = [];

/* The search for the position on the board, its stream of events and the newest lines; null if there is none. */
let search = null;

/* ---- The game ---- */

/* Shows the position after some of the moves; the program says which moves there are and what is legal. */
async function show({ variant, chess960, fen, moves, ply = moves.length }) {
  const ask = count => request('POST', '/api/position', { variant, chess960, fen, moves: moves.slice(0, count) });
  const whole = await ask(moves.length);
  const position = ply === moves.length ? whole : await ask(ply);
  Object.assign(shown, { variant, chess960, fen, moves: whole.moves, ply, position });
  showPosition();
  writeAddress();
  listen();
}

const toPly = ply => attempt(() => show({ ...shown, moves: texts(), ply: Math.max(0, Math.min(ply, shown.moves.length)) }));
const texts = () => shown.moves.map(({ uci }) => uci);

/* Plays on from the position on the board; what the game had behind it is gone, unless it is the same. */
function goOn(moves) {
  const line = [...texts().slice(0, shown.ply), ...moves];
  const isInGame = line.every((move, i) => move === shown.moves[i]?.uci);
  return show({ ...shown, moves: isInGame ? texts() : line, ply: line.length });
}

function showPosition() {
  const { position, moves, ply, fen } = shown;
  board.show({
    fen: position.fen, legal: position.legal, played: moves[ply - 1]?.uci ?? '', check: position.check,
  });
  board.name(true).textContent = 'White';
  board.name(false).textContent = 'Black';
  writeMoves(byId('moves'), fen, moves, ply, toPly);
  byId('status').textContent = position.result && position.result !== '*'
    ? `${position.result.replaceAll('1/2', '½')} ${position.reason}`
    : `${position.check ? 'Check. ' : ''}${position.turn === 'white' ? 'White' : 'Black'} to move`;
  byId('first').disabled = byId('back').disabled = ply === 0;
  byId('last').disabled = byId('forward').disabled = ply === moves.length;
}

/* ---- The address, which can be sent to somebody ---- */

function writeAddress() {
  const { variant, chess960, fen, moves, ply, position } = shown;
  const named = { variant, ...(chess960 ? { chess960 } : {}), fen };
  const address = new URLSearchParams({
    ...named, ...(moves.length > 0 ? { moves: texts().join(',') } : {}), ...(ply < moves.length ? { ply } : {}) });
  history.replaceState(null, '', '#' + address);
  byId('play').href = '/?' + new URLSearchParams({ ...named, fen: position.fen });
  byId('variant').value = variant;
  byId('chess960').checked = chess960;
  byId('fen').value = fen;
  byId('line').value = moves.map(({ san }, i) =>
    (i === 0 || numberOf(fen, i).indexOf('...') < 0 ? numberOf(fen, i) + ' ' : '') + san).join(' ');
}

const startOf = variant => variants.find(({ name }) => name === variant)?.start ?? variants[0].start;

function followAddress() {
  const asked = new URLSearchParams(location.hash.slice(1));
  const variant = asked.get('variant') ?? variants[0].name;
  const moves = asked.get('moves')?.split(',').filter(Boolean) ?? [];
  return show({
    variant,
    chess960: asked.has('chess960'),
    fen: asked.get('fen') ?? startOf(variant),
    moves,
    ply: Math.min(Number(asked.get('ply') ?? moves.length), moves.length),
  });
}

/* The moves of a text, without their numbers and the result. */
const movesOf = text => text.replace(/\d+\.+/g, ' ').split(/\s+/).filter(each => each && !/^(\*|[01½/2]+-[01½/2]+)$/.test(each));

/* ---- What the engine thinks. The search ends when its stream is closed. ---- */

function listen() {
  const { variant, chess960, fen, position, ply } = shown;
  const isOver = position.result && position.result !== '*';
  silence();
  byId('lines').replaceChildren();
  byId('lines').style.minHeight = 2.1 * byId('count').value + 'rem';
  byId('speed').textContent = '';
  if (!byId('searching').checked || document.hidden || isOver) {
    return;
  }
  const path = '/api/analysis?' + new URLSearchParams({
    variant, ...(chess960 ? { chess960 } : {}), fen, moves: texts().slice(0, ply).join(','), lines: byId('count').value });
  const events = new EventSource(path);
  search = { events, lines: [] };
  events.addEventListener('lines', event => writeLines(JSON.parse(event.data)));
  events.addEventListener('end', () => events.close());
  events.addEventListener('error', async () => {
    if (events.readyState === EventSource.CLOSED) {
      tell(await refusal(path) || 'The connection was lost; change the position or load the page again.');
    }
  });
}

function silence() {
  search?.events.close();
  search = null;
}

function writeLines({ depth, nodes, nps, lines }) {
  const [best] = lines;
  const white = shown.position.turn === 'white';
  const { win, draw, loss } = best.chances;
  board.showChance(white ? win + draw / 2 : loss + draw / 2);
  byId('speed').textContent = `depth ${depth}, ${short(nodes)} nodes, ${short(nps)}/s`;
  const list = byId('lines');
  setLength(list, lines.length, () => element('li', {}, element('b', { class: 'score' }), element('span')));
  lines.forEach((line, i) => {
    const [score, moves] = list.children[i].children;
    score.textContent = scoreOf(line);
    score.title = chancesOf(line);
    setLength(moves, line.pv.length, () => element('button', { type: 'button' }));
    line.pv.forEach(({ san }, k) => {
      const number = numberOf(shown.position.fen, k);
      moves.children[k].textContent = k === 0 || !number.endsWith('...') ? `${number} ${san}` : san;
    });
  });
  search.lines = lines;
  showArrows(lines);
}

/* Elements stay while their texts change, so that a click on one of them is not lost. */
function setLength(parent, length, make) {
  while (parent.childElementCount > length) {
    parent.lastElementChild.remove();
  }
  while (parent.childElementCount < length) {
    parent.append(make());
  }
}

/* Plays a line up to the move that is clicked on. */
function onLineClick(event) {
  const clicked = event.target.closest('button');
  if (clicked && search) {
    const moves = [...clicked.parentElement.children];
    const line = search.lines[[...byId('lines').children].indexOf(clicked.closest('li'))];
    attempt(() => goOn(line.pv.slice(0, moves.indexOf(clicked) + 1).map(({ uci }) => uci)));
  }
}

/* The first moves of the lines, the best one most visible. */
function showArrows(lines) {
  const white = shown.position.turn === 'white';
  board.showArrows([...lines].reverse().filter(({ pv }) => pv.length > 0).map(({ rank, pv }) =>
    ({ move: pv[0].uci, white, className: rank === 1 ? 'better' : 'other' })));
}

/* From White's point of view. */
function scoreOf({ cp, mate }) {
  const sign = shown.position.turn === 'white' ? 1 : -1;
  if (mate !== undefined) {
    return '#' + sign * mate;
  }
  return (sign * cp > 0 ? '+' : '') + ((sign * cp) / 100).toFixed(2);
}

function chancesOf({ chances: { win, draw, loss } }) {
  const [white, black] = shown.position.turn === 'white' ? [win, loss] : [loss, win];
  const percent = chance => `${Math.round(100 * chance)} %`;
  return `White wins ${percent(white)}, draw ${percent(draw)}, Black wins ${percent(black)}`;
}

function short(number) {
  return number < 10_000 ? String(number) : number < 10_000_000 ? `${Math.round(number / 1000)} k` : `${Math.round(number / 1e6)} M`;
}

/* ---- What can be done ---- */

const ACTIONS = {
  first: () => toPly(0),
  back: () => toPly(shown.ply - 1),
  forward: () => toPly(shown.ply + 1),
  last: () => toPly(shown.moves.length),
  flip: () => { board.flipped = !board.flipped; },
};
const KEYS = {
  ArrowLeft: ACTIONS.back, ArrowRight: ACTIONS.forward, Home: ACTIONS.first, End: ACTIONS.last, f: ACTIONS.flip,
};

Object.entries(ACTIONS).forEach(([id, action]) => byId(id).addEventListener('click', action));
document.addEventListener('keydown', event => {
  const isTyping = event.target.matches('input, select, textarea');
  if (KEYS[event.key] && !isTyping && !event.ctrlKey && !event.altKey && !event.metaKey) {
    KEYS[event.key]();
    event.preventDefault();
  }
});
byId('to-start').addEventListener('click', () => attempt(() =>
  show({ variant: byId('variant').value, chess960: false, fen: startOf(byId('variant').value), moves: [] })));
byId('variant').addEventListener('change', () => byId('to-start').click());
byId('position').addEventListener('submit', event => {
  event.preventDefault();
  const variant = byId('variant').value;
  attempt(() => show({
    variant,
    chess960: byId('chess960').checked,
    fen: byId('fen').value.trim() || startOf(variant),
    moves: movesOf(byId('line').value),
  }));
});
byId('lines').addEventListener('click', onLineClick);
byId('searching').addEventListener('change', listen);
byId('count').addEventListener('change', listen);
document.addEventListener('visibilitychange', () => shown.position && listen());
addEventListener('pagehide', silence);
addEventListener('pageshow', event => event.persisted && listen());
addEventListener('hashchange', () => attempt(followAddress));

attempt(async () => {
  ({ variants } = await request('GET', '/api/variants'));
  byId('variant').replaceChildren(...variants.map(({ name, title }) => element('option', { value: name }, title)));
  await followAddress();
});
