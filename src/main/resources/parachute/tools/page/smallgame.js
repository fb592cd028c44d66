/* ---- A small game on its page: against the program, or of two people at the same screen ---- */

import { byId, element } from './board.js';
import { attempt, request } from './api.js';
import { BOARD_KEYS, makeSteps, showKeys } from './frame.js';
import { writeMoves } from './movelist.js';
import { PlaceBoard } from './placeboard.js';
import { putSetting, setting } from './settings.js';

/* The list of moves counts from the FEN of a first position. */
const START = '- w - - 0 1';

/*
 * Runs the page of a game. name is that of the interface; players are the two sides, the first one first, each as the program
 * and as people call it; look is how the board looks, as PlaceBoard takes it, and canTurn whether it is turned for the second
 * side.
 */
export function runGame({ name, players, look, canTurn = true }) {
  const settings = byId('settings');
  const titles = Object.fromEntries(players);
  const sides = players.map(([side]) => side);
  settings.side.append(...[...sides, 'both'].map(side => element('option', { value: side }, titles[side] ?? 'both sides')));
  [document.querySelector('h1').textContent] = document.title.split(' – ');
  byId('flip').hidden = !canTurn;
  const path = '/api/small-games/' + name;
  const storageKey = 'parachute-' + name;

  /* The moves of the game, the ply that is looked at, what the program says of the last position and of that one, and
     the number of the newest request: answers to others are late. */
  const shown = { moves: [], ply: 0, last: null, here: null, thinking: false, ticket: 0 };

  const board = new PlaceBoard(byId('board'), look, move => attempt(() => show([...shown.moves, move.move])));

  const isPerson = side => settings.side.value === side || settings.side.value === 'both';
  const isOver = () => shown.last.result !== undefined;
  const isAtLast = () => shown.ply === shown.moves.length;

  /* ---- What the program says ---- */

  const ask = (moves, reply) => request('POST', path, {
    ...(settings.setup?.value ? { setup: settings.setup.value } : {}), moves, ...(reply ? { reply } : {}) });

  /* Shows the game with these moves, looked at after some of them, and has the program move if it is its turn. */
  async function show(moves, ply = moves.length) {
    const ticket = ++shown.ticket;
    shown.thinking = false;
    try {
      const last = await ask(moves);
      const here = ply === moves.length ? last : await ask(moves.slice(0, ply));
      if (ticket !== shown.ticket) {
        return;
      }
      Object.assign(shown, { moves, ply, last, here });
    } finally {
      if (shown.last) {
        draw();
      }
    }
    writeAddress();
    if (!isOver() && !isPerson(shown.last.turn)) {
      await reply();
    }
  }

  async function reply() {
    const ticket = ++shown.ticket;
    shown.thinking = true;
    draw();
    try {
      const last = await ask(shown.moves, Number(settings.level.value));
      if (ticket === shown.ticket) {
        const moves = last.moves.map(({ move }) => move);
        const isFollowed = isAtLast();
        Object.assign(shown, { moves, last, ...(isFollowed ? { here: last, ply: moves.length } : {}) });
        writeAddress();
      }
    } finally {
      if (ticket === shown.ticket) {
        shown.thinking = false;
        draw();
      }
    }
  }

  /* ---- What is seen ---- */

  function draw() {
    const { last, here, ply, moves, thinking } = shown;
    const isTurn = !isOver() && isPerson(last.turn);
    board.show({ board: here.board, legal: isAtLast() && isTurn ? here.legal : [], played: here.moves.at(-1) });
    sides.forEach((side, i) => { board.name(i === 0).textContent = playerOf(side); });
    writeMoves(byId('moves'), START, last.moves.map(({ text }) => ({ san: text })), ply, lookAt);
    byId('status').textContent = status();
    steps.write();
    byId('takeback').disabled = takenBack() === moves.length;
    byId('go').hidden = thinking || isOver() || isPerson(last.turn);
    byId('level-label').hidden = settings.side.value === 'both';
    if (settings.setup) {
      settings.setup.disabled = moves.length > 0;
    }
  }

  function playerOf(side) {
    if (settings.side.value === 'both') {
      return titles[side];
    }
    return `${isPerson(side) ? 'You' : 'Parachute'}, ${titles[side]}`;
  }

  function status() {
    const { last, thinking } = shown;
    if (last.result === 'draw') {
      return `Nobody wins: ${last.reason}.`;
    }
    if (isOver()) {
      const isAlone = settings.side.value === last.result;
      return `${isAlone ? 'You win' : settings.side.value === 'both' ? titles[last.result] + ' wins' : 'Parachute wins'}: ${last.reason}.`;
    }
    const move = last.moves.at(-1);
    const said = move ? `${Math.ceil(last.moves.length / 2)}${last.moves.length % 2 ? '.' : '...'} ${move.text}. ` : '';
    const check = last.board.check?.length ? 'Check. ' : '';
    if (isPerson(last.turn)) {
      return `${said}${check}${settings.side.value === 'both' ? titles[last.turn] + ' to move' : 'Your move'}`;
    }
    return `${said}${check}${thinking ? 'Parachute is thinking …' : 'Parachute has not moved.'}`;
  }

  /* ---- The address, which can be sent to somebody; and what was played last in this browser ---- */

  function writeAddress() {
    const { side, level, setup } = settings;
    const address = new URLSearchParams({
      side: side.value, level: level.value, ...(setup ? { setup: setup.value } : {}),
      ...(shown.moves.length > 0 ? { moves: shown.moves.join(' ') } : {}) });
    history.replaceState(null, '', '#' + address);
    putSetting(storageKey, String(address));
  }

  async function followAddress() {
    const asked = new URLSearchParams(location.hash.slice(1) || setting(storageKey) || '');
    if (settings.setup) {
      settings.setup.selectedIndex = 0; // the moves belong to this line-up unless another one is named
    }
    for (const key of ['side', 'level', 'setup']) {
      const value = asked.get(key);
      if (settings[key] && [...settings[key].options].some(option => option.value === value)) {
        settings[key].value = value;
      }
    }
    turnBoard();
    try {
      await show(asked.get('moves')?.split(' ').filter(Boolean) ?? []);
    } catch (error) {
      if (!shown.last) {
        await show([]);
      }
      throw error;
    }
  }

  /* ---- What can be done ---- */

  function turnBoard() {
    board.flipped = canTurn && settings.side.value === sides[1];
  }

  /* How many moves are left when the last one of the person is taken back. */
  function takenBack() {
    const { moves } = shown;
    for (let left = moves.length - 1; left >= 0; left--) {
      if (isPerson(sides[left % 2])) {
        return left;
      }
    }
    return moves.length;
  }

  const lookAt = ply => shown.last && attempt(async () => {
    const asked = Math.max(0, Math.min(ply, shown.moves.length));
    const here = asked === shown.moves.length ? shown.last : await ask(shown.moves.slice(0, asked));
    Object.assign(shown, { ply: asked, here });
    draw();
  });

  const flip = () => {
    board.flipped = !board.flipped;
    draw();
  };
  const steps = makeSteps({ at: () => [shown.ply, shown.moves.length], lookAt, ...(canTurn ? { flip } : {}) });
  const actions = {
    takeback: () => attempt(() => show(shown.moves.slice(0, takenBack()))),
    new: () => attempt(() => show([])),
    go: () => attempt(reply),
  };
  Object.entries(actions).forEach(([id, action]) => byId(id).addEventListener('click', action));
  settings.addEventListener('submit', event => event.preventDefault());
  settings.addEventListener('change', event => {
    if (event.target === settings.side) {
      turnBoard();
    }
    attempt(() => show(shown.moves));
  });
  showKeys([...steps.keys, ...BOARD_KEYS.filter(([key]) => key !== '1 to 5')]);
  addEventListener('hashchange', () => attempt(followAddress));
  attempt(followAddress);
}
