'use strict';

const games = JSON.parse(document.getElementById('games').textContent);
const SVG = 'http://www.w3.org/2000/svg';
const MARK_NAMES = { '??': 'blunder', '?': 'mistake', '?!': 'inaccuracy' };
const SQUARE = 40;

/* What is shown: a game, a move of it by number, 0 for the first position, and how far into the better line of that
   move, 0 for not at all. */
const shown = { game: 0, ply: 0, line: 0, flipped: false };

const byId = id => document.getElementById(id);
const game = () => games[shown.game];
const move = () => game().moves[shown.ply];
const current = () => (shown.line > 0 ? move().better[shown.line - 1] : move());

function element(name, attributes = {}, text = '') {
  const made = document.createElement(name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
  made.textContent = text;
  return made;
}

function drawn(parent, name, attributes, text = '') {
  const made = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
  made.textContent = text;
  parent.append(made);
  return made;
}

function button(text, onClick, isCurrent, className = '') {
  const made = element('button', { class: className, 'aria-current': isCurrent }, text);
  made.addEventListener('click', onClick);
  return made;
}

/* ---- The board ---- */

/* The pieces by the number of their square, 0 for a8, and the letters of the hands. */
function parseBoard(text) {
  const [ranks, hands = ''] = text.replace(']', '').split('[');
  const pieces = [];
  let square = 0;
  for (const c of ranks) {
    if (c === '~') {
      pieces[pieces.length - 1].promoted = true;
    } else if (c >= '1' && c <= '8') {
      square += Number(c);
    } else if (c !== '/') {
      pieces.push({ letter: c, square, promoted: false });
      square++;
    }
  }
  return { pieces, hands };
}

const isWhite = letter => letter === letter.toUpperCase();
const squareNumber = name => (8 - Number(name[1])) * 8 + name.charCodeAt(0) - 97;
const corner = square => {
  const seen = shown.flipped ? 63 - square : square;
  return { x: (seen % 8) * SQUARE, y: Math.floor(seen / 8) * SQUARE };
};

function drawPiece(parent, letter, place) {
  drawn(parent, 'use', {
    href: '#' + letter.toUpperCase(),
    class: 'piece ' + (isWhite(letter) ? 'white' : 'black'),
    width: SQUARE,
    height: SQUARE,
    ...place,
  });
}

function drawBoard() {
  const board = byId('board');
  board.replaceChildren();
  const { pieces, hands } = parseBoard(current().board);
  for (let square = 0; square < 64; square++) {
    const dark = (square + Math.floor(square / 8)) % 2 === 1;
    drawn(board, 'rect', { ...corner(square), width: SQUARE, height: SQUARE, class: dark ? 'dark' : 'light' });
  }
  for (const name of current().squares.match(/../g) ?? []) {
    drawn(board, 'rect', { ...corner(squareNumber(name)), width: SQUARE, height: SQUARE, class: 'played' });
  }
  for (let i = 0; i < 8; i++) {
    const file = 'abcdefgh'[shown.flipped ? 7 - i : i];
    const rank = shown.flipped ? i + 1 : 8 - i;
    drawn(board, 'text', { x: i * SQUARE + 32, y: 317, class: 'coordinate' }, file);
    drawn(board, 'text', { x: 2, y: i * SQUARE + 10, class: 'coordinate' }, rank);
  }
  for (const piece of pieces) {
    const { x, y } = corner(piece.square);
    drawPiece(board, piece.letter, { x, y });
    if (piece.promoted) {
      drawn(board, 'circle', { cx: x + 34, cy: y + 6, r: 3.5, class: 'promoted' });
    }
  }
  board.setAttribute('aria-label', `Position ${current().san ? 'after ' + current().san : 'at the beginning'}`);
  drawHand(byId('upper-hand'), [...hands].filter(letter => isWhite(letter) === shown.flipped));
  drawHand(byId('lower-hand'), [...hands].filter(letter => isWhite(letter) !== shown.flipped));
  const white = byId('bar').firstElementChild;
  white.style.height = 100 * current().chance + '%';
  white.style[shown.flipped ? 'top' : 'bottom'] = 0;
  white.style[shown.flipped ? 'bottom' : 'top'] = 'auto';
}

function drawHand(parent, letters) {
  parent.replaceChildren();
  parent.hidden = game().variant === 'chess';
  for (const letter of new Set(letters)) {
    const count = letters.filter(other => other === letter).length;
    const entry = element('span', { title: `${count} ${letter} in hand` });
    const image = drawn(entry, 'svg', { viewBox: `0 0 ${SQUARE} ${SQUARE}` });
    drawPiece(image, letter, { x: 0, y: 0 });
    entry.append('×' + count);
    parent.append(entry);
  }
}

/* ---- The graph ---- */

function drawGraph() {
  const graph = byId('graph');
  graph.replaceChildren();
  const moves = game().moves;
  const x = ply => (600 * ply) / Math.max(1, moves.length - 1);
  const y = chance => 150 * (1 - chance);
  const points = moves.map((each, ply) => `${x(ply)},${y(each.chance)}`);
  drawn(graph, 'polygon', { points: `0,150 ${points.join(' ')} 600,150`, class: 'share' });
  drawn(graph, 'line', { x1: 0, y1: 75, x2: 600, y2: 75, class: 'middle' });
  moves.forEach((each, ply) => {
    if (each.mark) {
      const top = y(each.chance);
      const className = 'mark ' + MARK_NAMES[each.mark];
      drawn(graph, 'line', { x1: x(ply), y1: top - 7, x2: x(ply), y2: top + 7, class: className });
    }
  });
  drawn(graph, 'line', { x1: x(shown.ply), y1: 0, x2: x(shown.ply), y2: 150, class: 'here' });
}

/* ---- The text ---- */

function writeVerdict() {
  const verdict = byId('verdict');
  verdict.replaceChildren();
  const { san, mark, score, comment, better } = move();
  const title = element('p', { class: MARK_NAMES[mark] ?? '' }, `${san || 'First position'}${mark} ${score}`);
  verdict.append(title, element('p', { class: 'chances' }, current().chances), element('p', {}, comment));
  if (better.length > 0) {
    const line = element('p', {}, 'Better: ');
    better.forEach((each, i) => {
      const text = i > 0 ? each.san.replace(/^\d+\.\.\. /, '') : each.san;
      line.append(button(text, () => show({ line: i + 1 }), shown.line === i + 1), ' ');
    });
    line.append(button('back to the game', () => show({ line: 0 }), false));
    verdict.append(line);
  }
}

function writeMoves() {
  const list = byId('moves');
  list.replaceChildren();
  game().moves.forEach((each, ply) => {
    if (ply > 0) {
      const text = (ply > 1 ? each.san.replace(/^\d+\.\.\. /, '') : each.san) + each.mark;
      const entry = element('li');
      entry.append(button(text, () => show({ ply }), false, MARK_NAMES[each.mark] ?? ''));
      list.append(entry);
    }
  });
}

function markCurrentMove() {
  const list = byId('moves');
  list.querySelector('[aria-current="true"]')?.setAttribute('aria-current', 'false');
  const entry = list.children[shown.ply - 1];
  entry?.firstElementChild.setAttribute('aria-current', 'true');
  if (entry && list.scrollHeight > list.clientHeight) {
    const below = entry.offsetTop - list.offsetTop;
    list.scrollTop = Math.max(0, below - list.clientHeight / 2);
  }
}

function accuracy(name, value) {
  return value ? `${name} ${value}% accurate` : '';
}

function writeAbout() {
  const { place, variant, result, whiteAccuracy, blackAccuracy } = game();
  const parts = [variant, place, result, accuracy('White', whiteAccuracy), accuracy('Black', blackAccuracy)];
  byId('about').textContent = parts.filter(part => part).join(' · ');
  byId('game').value = shown.game;
}

/* ---- Going through it ---- */

/* Shows another game, move or line; what is not said stays, but a line belongs to its move. */
function show(change) {
  const before = shown.game;
  Object.assign(shown, { line: 0 }, change);
  if (shown.game !== before || byId('moves').children.length === 0) {
    writeMoves();
    writeAbout();
  }
  drawBoard();
  drawGraph();
  writeVerdict();
  markCurrentMove();
  history.replaceState(null, '', `#${shown.game + 1}/${shown.ply}`);
}

function step(by) {
  if (shown.line > 0) {
    show({ line: Math.min(Math.max(shown.line + by, 0), move().better.length) });
  } else {
    show({ ply: Math.min(Math.max(shown.ply + by, 0), game().moves.length - 1) });
  }
}

function toNextMistake() {
  const marked = game().moves.findIndex((each, ply) => ply > shown.ply && each.mark);
  show({ ply: marked < 0 ? game().moves.findIndex(each => each.mark) : marked });
}

const ACTIONS = {
  first: () => show({ ply: 0 }),
  back: () => step(-1),
  forward: () => step(1),
  last: () => show({ ply: game().moves.length - 1 }),
  mistake: () => game().moves.some(each => each.mark) && toNextMistake(),
  flip: () => show({ flipped: !shown.flipped, line: shown.line }),
};
const KEYS = {
  ArrowLeft: ACTIONS.back,
  ArrowRight: ACTIONS.forward,
  Home: ACTIONS.first,
  End: ACTIONS.last,
  ArrowDown: () => move().better.length > 0 && shown.line === 0 && show({ line: 1 }),
  ArrowUp: () => show({ line: 0 }),
  m: ACTIONS.mistake,
  f: ACTIONS.flip,
};

function onKey(event) {
  const action = KEYS[event.key];
  if (action && event.target.tagName !== 'SELECT' && !event.ctrlKey && !event.altKey && !event.metaKey) {
    event.preventDefault();
    action();
  }
}

function onGraphClick(event) {
  const box = byId('graph').getBoundingClientRect();
  const share = (event.clientX - box.left) / box.width;
  show({ ply: Math.round(share * (game().moves.length - 1)) });
}

function start() {
  games.forEach((each, i) => {
    byId('game').append(element('option', { value: i }, `${i + 1}. ${each.white || '?'} – ${each.black || '?'}`));
  });
  byId('game').addEventListener('change', event => show({ game: Number(event.target.value), ply: 0 }));
  Object.entries(ACTIONS).forEach(([id, action]) => byId(id).addEventListener('click', action));
  byId('graph').addEventListener('click', onGraphClick);
  document.addEventListener('keydown', onKey);
  const [, number, ply] = location.hash.match(/^#(\d+)\/(\d+)$/) ?? [];
  const first = games[Number(number) - 1] ? Number(number) - 1 : 0;
  show({ game: first, ply: games[first].moves[Number(ply)] ? Number(ply) : 0 });
}

if (games.length > 0) {
  start();
} else {
  byId('about').textContent = 'No game was analysed.';
}
