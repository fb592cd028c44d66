/* ---- The moves of a game as a list, of which one is shown ---- */

import { button, element, scrollWithin } from './board.js';
import { MARK_NAMES } from './graph.js';

/* The number of a ply since move 0, even for White's, of the first move behind a position given as a FEN. */
function firstPly(start) {
  const [, turn = 'w', , , , number = '1'] = start.split(' ');
  return 2 * Number(number) + (turn === 'w' ? 0 : 1);
}

/* The number of a move: "3." or "3...". */
export function numberOf(start, index) {
  const ply = firstPly(start) + index;
  return Math.floor(ply / 2) + (ply % 2 === 0 ? '.' : '...');
}

/* A move of a tree with its number: "3... Nf6?". */
export const nameOf = (start, { ply, san, symbols }) => `${numberOf(start, ply - 1)} ${san}${symbols}`;

/*
 * Writes the moves into a list. onShow(ply) is called for the move that is clicked on, 1 for the first one.
 * start is the FEN of the position before them, shown the ply of the move that is marked. behind(i) is what stands between
 * a move and the next one, elements and texts; that of -1 stands before the first.
 */
export function writeMoves(list, start, moves, shown, onShow, behind) {
  const first = firstPly(start);
  const kept = keptMoves(list, behind ? '' : start, moves);
  let row = list.lastElementChild;
  let isInterrupted = kept === 0;
  const add = (...content) => {
    row = element('li', {}, ...content);
    list.append(row);
  };
  const interrupt = i => {
    const content = behind?.(i) ?? [];
    isInterrupted = content.length > 0 || i < 0;
    if (content.length > 0) {
      add(...content);
      row.className = 'between';
    }
  };
  if (kept === 0) {
    list.replaceChildren();
    interrupt(-1);
  }
  for (let i = kept; i < moves.length; i++) {
    const ofWhite = (first + i) % 2 === 0;
    if (ofWhite || isInterrupted) {
      add(element('span', { class: 'number' }, numberOf(start, i)));
    }
    row.append(moveButton(moves[i],
      { class: ofWhite ? 'of-white' : 'of-black', 'data-ply': i + 1, 'aria-current': false }, () => onShow(i + 1)));
    interrupt(i);
  }
  setCurrent(list, list.querySelector(`[data-ply="${shown}"]`));
}

/* What lists were written from; those with comments are written anew. */
const written = new WeakMap();

/* The number of the moves that are in a list already; others are removed from it. */
function keptMoves(list, start, moves) {
  const before = written.get(list);
  const other = start && before?.start === start ? moves.findIndex(({ san }, i) => san !== before.moves[i]?.san) : 0;
  const kept = other < 0 ? moves.length : other;
  written.set(list, { start, moves });
  [...list.querySelectorAll('[data-ply]')].slice(kept).forEach(made => made.remove());
  [...list.children].filter(row => !row.querySelector('button')).forEach(row => row.remove());
  return kept;
}

/* Marks the move that is shown, if it is one, and no other. */
function setCurrent(list, current) {
  list.querySelector('[aria-current="true"]')?.setAttribute('aria-current', false);
  if (current) {
    current.setAttribute('aria-current', true);
    scrollWithin(list, current);
  }
}

function moveButton({ san, symbols = '', mark, score = '', spent = '' }, attributes, onClick) {
  const made = button(attributes, onClick, element('span', {}, san + symbols));
  if (mark) {
    made.classList.add(MARK_NAMES[mark]);
  }
  if (score) {
    made.append(element('span', { class: 'score' }, score));
  }
  if (spent) {
    made.append(element('span', { class: 'time' }, spent));
  }
  return made;
}

/*
 * Writes a game with its comments and variations; onShow(node) is called for the move that is clicked on. The answer are the
 * buttons of its moves by their nodes, for markMove.
 */
export function writeTree(list, tree, onShow) {
  const { root, start } = tree;
  const moves = tree.mainLine();
  const buttons = new Map();
  const said = text => (text ? [element('bdi', { class: 'said' }, text)] : []);
  const variationsOf = move => move.parent.children.slice(1)
    .map(first => element('p', {}, ...content(first).flatMap(part => [part, ' '])));
  /* Moves to click on, with what is said about them, and in brackets the variations in their places. */
  function content(first) {
    const parts = ['(', ...said(first.saidBefore)];
    let isNumbered = true;
    for (let node = first; node; [node] = node.children) {
      const number = numberOf(start, node.ply - 1);
      const { san, symbols, mark } = node;
      const name = isNumbered || !number.endsWith('...') ? nameOf(start, node) : san + symbols;
      const of = node;
      const made = button({ class: MARK_NAMES[mark] ?? '', 'aria-current': false }, () => onShow(of), name);
      buttons.set(node, made);
      if (node.score) {
        made.append(element('span', { class: 'score' }, ' ' + node.score));
      }
      parts.push(made, ...said(node.said));
      const others = node === first ? [] : node.parent.children.slice(1);
      parts.push(...others.flatMap(content));
      isNumbered = Boolean(node.said) || others.length > 0;
    }
    return [...parts, ')'];
  }
  writeMoves(list, start, moves, 0, ply => onShow(moves[ply - 1]),
    i => (i < 0 ? said(root.said) : [...said(moves[i].said), ...variationsOf(moves[i])]));
  list.querySelectorAll('[data-ply]').forEach((made, i) => buttons.set(moves[i], made));
  return buttons;
}

/* Marks the move that is shown, of those that writeTree has written. */
export function markMove(list, buttons, node) {
  setCurrent(list, buttons.get(node));
}
