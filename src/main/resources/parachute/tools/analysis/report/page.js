/* ---- One game ---- */

/* The position of a node, and the better move in place of its own. */
function drawPosition(node, better, flipped) {
  drawBoard(byId('board'), node.board.pieces, flipped, {
    marks: { played: squaresOf(node.change).slice(0, 2) },
    arrows: better ? [{ move: better.change, white: better.white, className: 'better' }] : [],
  });
  const arrow = better ? `; better ${textOf(better)}` : '';
  const place = node.san ? 'after ' + textOf(node) : 'at the beginning';
  byId('board').setAttribute('aria-label', `Position ${place}${arrow}`);
}

function drawHand(parent, hands, white) {
  parent.replaceChildren(...handOf(hands, white).map(({ letter, count }) =>
    element('span', { title: `${count} ${letter.toUpperCase()} in hand` }, pieceImage(letter), '×' + count)));
  parent.hidden = hands === null;
}

/* What is shown: a game by its number, from 0, -1 for none; its positions; the one that is shown; and the buttons of its
   moves and of the lines of its present move, by their nodes. */
const shown = { game: -1, nodes: [], node: null, flipped: false, moves: new Map(), lines: new Map() };

const ply = () => shown.nodes.indexOf(inGame(shown.node));

/* Shows a position of the game. */
function show(node) {
  const isOtherMove = !shown.node || inGame(node) !== inGame(shown.node);
  shown.node = node;
  if (isOtherMove) {
    writeVerdict(inGame(node));
  }
  byId('chances').textContent = node.chances;
  const [line] = node.lines;
  drawPosition(node, line?.name === 'Better' ? line.nodes[0] : null, shown.flipped);
  drawHand(byId('upper-hand'), node.board.hands, shown.flipped);
  drawHand(byId('lower-hand'), node.board.hands, !shown.flipped);
  drawBar(byId('bar'), node.chance, shown.flipped);
  markInGraph(byId('graph'), ply(), shown.nodes.length);
  markCurrent(shown.moves, inGame(node));
  markCurrent(shown.lines, node);
  history.replaceState(null, '', `#${shown.game + 1}/${ply()}`);
}

function markCurrent(buttons, node) {
  buttons.forEach((each, other) => each.setAttribute('aria-current', other === node));
  const current = buttons.get(node);
  if (current) {
    scrollWithin(current.closest('#moves, #verdict'), current);
  }
}

/* What is said about a move of the game, and what might have been played in its place. */
function writeVerdict(node) {
  shown.lines.clear();
  const title = element('p', { class: 'move ' + (MARK_NAMES[node.mark] ?? '') }, textOf(node) + node.symbols);
  if (node.score) {
    title.append(' ', element('span', { class: 'score' }, node.score));
  }
  const lines = node.lines.map(line => element('p', {}, element('b', {}, line.name + ': '), ...lineContent(line)));
  if (lines.length > 0) {
    lines.at(-1).append(button({}, () => show(inGame(shown.node)), 'back to the game'));
  }
  byId('verdict').replaceChildren(
    title, element('p', { id: 'chances' }), element('p', { dir: 'auto' }, node.comment), ...lines);
  byId('verdict').scrollTop = 0;
}

/* Moves to click on, with what is said about them, and in brackets the variations in their place. */
function lineContent(line) {
  const content = [];
  const say = text => text && content.push(element('bdi', { class: 'said' }, text), ' ');
  say(line.comment);
  let isNumbered = true;
  for (const node of line.nodes) {
    const text = (isNumbered || node.white ? numberOf(node) : '') + node.san + node.symbols;
    const made = button({ class: MARK_NAMES[node.mark] ?? '' }, () => show(node), text);
    shown.lines.set(node, made);
    content.push(made, ' ');
    say(node.score);
    say(node.comment);
    node.lines.forEach(each => content.push('( ', ...lineContent(each), ') '));
    isNumbered = node.comment !== '' || node.lines.length > 0;
  }
  return content;
}

function writeMoves() {
  shown.moves.clear();
  const rows = [];
  for (const node of shown.nodes.slice(1)) {
    if (node.white || rows.length === 0) {
      rows.push(element('li', {}, element('span', { class: 'number' }, Math.floor(node.ply / 2) + '.')));
    }
    const name = element('span', {}, node.san + node.symbols);
    if (node.lines.some(line => line.name !== 'Better') || (node.comment && !node.mark)) {
      name.append(element('span', { class: 'more', title: 'with a comment or variations' }, ' …'));
    }
    const made = button(
      { class: `${node.white ? 'of-white' : 'of-black'} ${MARK_NAMES[node.mark] ?? ''}` },
      () => show(node), name, element('span', { class: 'score' }, node.score));
    shown.moves.set(node, made);
    rows.at(-1).append(made);
  }
  byId('moves').replaceChildren(...rows);
  byId('moves').scrollTop = 0;
}

function writeSides(data) {
  const counts = countMarks(data);
  const row = (name, accuracy, numbers) =>
    element('tr', {},
      element('th', { scope: 'row' }, element('bdi', {}, name || '?')),
      element('td', {}, accuracy ? accuracy + ' %' : ''),
      ...numbers.map((number, i) => element('td', { class: number ? MARK_NAMES[MARKS[i]] : '' }, String(number))));
  byId('sides').tBodies[0].replaceChildren(
    row(data.white, data.whiteAccuracy, counts[0]), row(data.black, data.blackAccuracy, counts[1]));
}

function openGame(number, toPly) {
  const data = games[number];
  if (number !== shown.game) {
    Object.assign(shown, { game: number, nodes: readGame(data), node: null });
    const names = [element('bdi', {}, data.white || '?'), ' – ', element('bdi', {}, data.black || '?')];
    byId('title').replaceChildren(...names, ' ', element('span', {}, data.result));
    byId('about').replaceChildren(
      ...[data.variant, data.event, data.date].filter(Boolean).flatMap(each => [element('bdi', {}, each), ' ']));
    writeSides(data);
    writeMoves();
    drawGraph(byId('graph'), shown.nodes);
    scrollTo(0, 0);
  }
  document.title = `${data.white || '?'} – ${data.black || '?'}`;
  setView('view');
  show(shown.nodes[toPly] ?? shown.nodes[0]);
}

/* ---- The list of games ---- */

/* The rows of all games, with their texts to search in, and the numbers of the games that are found, from 0. */
const index = { rows: [], found: games.map((_, number) => number) };

/* Without accents and capital letters. */
const plain = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function openIndex() {
  if (index.rows.length === 0) {
    index.rows = games.map(makeRow);
    byId('games').append(...index.rows.map(each => each.row));
    sayFound();
  }
  document.title = 'Analysis by Parachute';
  setView('index');
  index.rows[shown.game]?.link.focus();
}

function makeRow(data, number) {
  const { white = '?', black = '?', result, event = '', date = '', whiteAccuracy = '', blackAccuracy = '' } = data;
  const link = element('a', { href: `#${number + 1}/0` }, element('bdi', {}, white), ' – ', element('bdi', {}, black));
  const accuracy = whiteAccuracy || blackAccuracy ? `${whiteAccuracy || '–'} / ${blackAccuracy || '–'}` : '';
  const counts = numbers =>
    element('span', { class: 'counts' }, ...numbers.map((count, i) =>
      element('b', { class: count ? MARK_NAMES[MARKS[i]] : 'none' }, String(count))));
  const [ofWhite, ofBlack] = countMarks(data);
  const row = element('tr', {},
    element('td', { class: 'number' }, String(number + 1)),
    element('td', { class: 'players' }, link),
    element('td', { class: 'result' }, result),
    element('td', { class: 'event' }, element('bdi', {}, event)),
    element('td', { class: 'date' }, element('bdi', {}, date)),
    element('td', { class: 'accuracy' }, accuracy),
    element('td', { class: 'of-white' }, counts(ofWhite)),
    element('td', { class: 'of-black' }, counts(ofBlack)));
  return { row, link, text: plain([white, black, result, event, date, data.variant].join('\n')) };
}

/* Games in whose texts all words occur. */
function search() {
  const wanted = plain(byId('search').value).split(/\s+/);
  index.found = games.map((_, number) => number).filter(number => {
    const isFound = wanted.every(word => index.rows[number].text.includes(word));
    index.rows[number].row.hidden = !isFound;
    return isFound;
  });
  sayFound();
}

function sayFound() {
  const all = games.length;
  byId('found').textContent = index.found.length === all ? `${all} games` : `${index.found.length} of ${all} games`;
}

/* Goes up or down the list; above its first game is the search. */
function stepInIndex(by) {
  const links = index.found.map(number => index.rows[number].link);
  const at = links.indexOf(document.activeElement) + by;
  (at < 0 ? byId('search') : links[at])?.focus();
}

/* ---- Both ---- */

function setView(id) {
  ['index', 'view'].forEach(each => { byId(each).hidden = each !== id; });
}

const isGameShown = () => !byId('view').hidden;

function toGame(by) {
  const at = index.found.indexOf(shown.game);
  const number = index.found[at + by];
  if (number !== undefined) {
    goTo(`#${number + 1}/0`);
  }
}

function toIndex() {
  if (games.length > 1) {
    goTo('#');
  }
}

function toNextMistake() {
  const marked = shown.nodes.filter(node => node.mark);
  const next = marked.find(node => node.ply > inGame(shown.node).ply) ?? marked[0];
  if (next) {
    show(next);
  }
}

/* Into the first line in place of a move, and on to the next one from its first move; whether there is any. */
function toNextLine() {
  const { line, lines } = shown.node;
  const others = line.owner && line.nodes[0] === shown.node ? line.owner.lines : [];
  const next = lines[0] ?? others[others.indexOf(line) + 1];
  if (next) {
    show(next.nodes[0]);
  }
  return next !== undefined;
}

/* Out of a line; whether there was one. */
function leaveLine() {
  const { owner } = shown.node.line;
  if (owner) {
    show(owner);
  }
  return owner !== null;
}

function flip() {
  shown.flipped = !shown.flipped;
  show(shown.node);
}

function toSearch() {
  if (isGameShown()) {
    toIndex();
  }
  byId('search').select();
}

const ACTIONS = {
  first: () => show(shown.nodes[0]),
  back: () => show(shown.node.back ?? shown.node),
  forward: () => show(shown.node.next ?? shown.node),
  last: () => show(shown.nodes.at(-1)),
  mistake: toNextMistake,
  flip,
  'previous-game': () => toGame(-1),
  'next-game': () => toGame(1),
};

/* An action that answers false leaves the key to the browser. */
const GAME_KEYS = {
  ArrowLeft: ACTIONS.back,
  ArrowRight: ACTIONS.forward,
  Home: ACTIONS.first,
  End: ACTIONS.last,
  ArrowDown: toNextLine,
  ArrowUp: leaveLine,
  m: ACTIONS.mistake,
  f: ACTIONS.flip,
  n: ACTIONS['next-game'],
  p: ACTIONS['previous-game'],
  g: toIndex,
  '/': toSearch,
  '?': () => byId('help').showModal(),
};
const INDEX_KEYS = {
  ArrowDown: () => stepInIndex(1),
  ArrowUp: () => stepInIndex(-1),
  '/': toSearch,
  '?': GAME_KEYS['?'],
};

function onKey(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || byId('help').open) {
    return;
  }
  const isTyping = event.target.tagName === 'INPUT';
  const action = (isGameShown() ? GAME_KEYS : INDEX_KEYS)[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (action && !(isTyping && event.key.length === 1) && action() !== false) {
    event.preventDefault();
  }
}

function onGraphClick(event) {
  show(shown.nodes[clickedInGraph(byId('graph'), event, shown.nodes.length)]);
}

function goTo(address) {
  history.pushState(null, '', address);
  followAddress();
}

/* Shows what the address names: a game and a ply of it, or the list of games. One game needs no list. */
function followAddress() {
  const [, number, toPly] = location.hash.match(/^#(\d+)(?:\/(\d+))?$/) ?? [];
  if (games[number - 1]) {
    openGame(number - 1, Number(toPly ?? 0));
  } else if (games.length > 1) {
    openIndex();
  } else {
    openGame(0, 0);
  }
}

if (games.length > 0) {
  byId('to-index').hidden = games.length === 1;
  byId('previous-game').hidden = games.length === 1;
  byId('next-game').hidden = games.length === 1;
  Object.entries(ACTIONS).forEach(([id, action]) => byId(id).addEventListener('click', action));
  byId('graph').addEventListener('click', onGraphClick);
  byId('search').addEventListener('input', search);
  document.querySelectorAll('.keys').forEach(each => each.addEventListener('click', GAME_KEYS['?']));
  document.addEventListener('keydown', onKey);
  addEventListener('hashchange', followAddress);
  followAddress();
} else {
  byId('nothing').hidden = false;
}
