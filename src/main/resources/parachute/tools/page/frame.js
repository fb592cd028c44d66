/* ---- What every page has: its settings and its table of keys ---- */

import { byId, element } from './board.js';
import { attempt } from './api.js';

/* The browser has the token as a cookie now; the address may be seen, sent to others and remembered. */
const address = new URL(location.href);
if (address.searchParams.has('token')) {
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address);
}

/* ---- Dialogs ---- */

const open = async id => {
  if (!document.querySelector('dialog:modal')) {
    if (id === 'site-settings') {
      (await import('./sitesettings.js')).writeSettings();
    }
    byId(id).showModal();
  }
};

document.querySelectorAll('[data-opens]').forEach(opener =>
  opener.addEventListener('click', () => open(opener.dataset.opens)));
document.querySelectorAll('.sheet').forEach(sheet =>
  sheet.addEventListener('click', event => event.target === sheet && sheet.close()));

/* Asks whether an action is meant, and carries it out if so. */
export function ask(question, yes, no, action) {
  const dialog = byId('sure');
  byId('sure-question').textContent = question;
  byId('sure-yes').textContent = yes;
  byId('sure-no').textContent = no;
  dialog.returnValue = '';
  dialog.addEventListener('close', () => {
    if (dialog.returnValue === 'yes') {
      attempt(action);
    }
  }, { once: true });
  dialog.showModal();
}

/* ---- Settings: appearance.js applies those of how the page looks ---- */

/* The page comes with one set of pieces, and a saved one uses no other. */
async function usePieces() {
  const { dataset } = document.documentElement;
  if (byId('saved')) {
    dataset.pieces = 'figures';
  } else if (dataset.pieces !== (dataset.drawn ?? 'figures')) {
    (await import('./piecesets.js')).usePieces();
  }
}

addEventListener('appearancechanged', usePieces);
usePieces();

/* ---- Keys ---- */

/* The keys of a board. */
export const BOARD_KEYS = [
  ['← ↑ → ↓', 'on the board: from square to square'],
  ['Enter', 'on the board: pick up a piece, and put it down'],
  ['1 to 5', 'pick up a pawn, knight, bishop, rook or queen from the hand'],
  ['Escape', 'put it back, cancel a premove'],
];

/* The keys that step through moves, from their actions. */
export const stepKeys = ({ first, back, forward, last }) => [
  ['ArrowLeft', 'one step back', back],
  ['ArrowRight', 'one step forward', forward],
  ['Home', 'to the beginning', first],
  ['End', 'to the end', last],
];

/*
 * Steps through a game by buttons and keys: at() has the ply that is looked at and the last one, lookAt(ply) goes to one, and
 * flip, if given, turns the board. The answer has the keys, and write() to be called for another ply.
 */
export function makeSteps({ at, lookAt, flip }) {
  const toLast = () => lookAt(at()[1]);
  const actions = { first: () => lookAt(0), back: () => lookAt(at()[0] - 1), forward: () => lookAt(at()[0] + 1), last: toLast };
  Object.entries({ ...actions, 'to-last': toLast, flip }).forEach(([id, action]) => action && byId(id)?.addEventListener('click', action));
  return {
    keys: [...stepKeys(actions), ...(flip ? [['f', 'turn the board', flip]] : [])],
    write() {
      const [ply, last] = at();
      byId('first').disabled = byId('back').disabled = ply === 0;
      byId('last').disabled = byId('forward').disabled = ply === last;
      byId('earlier-position')?.toggleAttribute('hidden', ply === last);
    },
  };
}

const NAMES = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', ' ': 'Space' };
const nameOf = key => NAMES[key] ?? (key.startsWith('Shift ') ? 'Shift ' + nameOf(key.slice(6))
  : /^[A-Z]$/.test(key) ? 'Shift ' + key : key.length === 1 ? key.toUpperCase() : key);
const keys = [['?', 'show this', () => open('site-keys')]];

/*
 * Adds keys to those that "?" shows: of each its name as events have it, with "Shift " before one of several letters, what
 * it does in words, and the action. One without an action is handled elsewhere. An action that returns false leaves the key
 * to the browser. Named keys, such as arrows, work in a field to search in as well.
 */
export function showKeys(entries) {
  keys.unshift(...entries);
  byId('site-keys').querySelector('dl').replaceChildren(...keys.flatMap(([key, text]) =>
    [element('dt', {}, element('kbd', {}, nameOf(key))), element('dd', {}, text)]));
}

showKeys([]);
document.addEventListener('keydown', event => {
  const { target, key, ctrlKey, altKey, metaKey, shiftKey } = event;
  const entry = wanted => keys.find(([name, , does]) => does && name === wanted);
  const [, , action] = (shiftKey && entry('Shift ' + key)) || entry(key) || [];
  const isInSearch = target.matches('[type="search"]') && key.length > 1;
  const isTyping = (!isInSearch && target.matches('input:not([type="checkbox"]), select, textarea'))
    || document.querySelector('dialog:modal:not(:has(.board-page))');
  if (action && !isTyping && !ctrlKey && !altKey && !metaKey && action() !== false) {
    event.preventDefault();
  }
});
