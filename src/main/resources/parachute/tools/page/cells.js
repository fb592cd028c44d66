/* ---- Buttons over the drawing of a board, one a square, gone through by the arrow keys ---- */

import { button, element } from './board.js';

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/*
 * The grid of a board as an element, and its buttons row by row. first is the number of the button that the keyboard
 * comes to at first. onClick(i) is called for the button that is pressed, onEscape() for the key wherever the focus is.
 */
export function makeCells({ columns, rows, label, first, onClick, onEscape }) {
  const cells = Array.from({ length: columns * rows }, (_, i) => button({ tabindex: i === first ? 0 : -1 }, () => onClick(i)));
  const grid = element('div', { class: 'cells', role: 'grid', 'aria-label': label });
  for (let i = 0; i < cells.length; i += columns) {
    grid.append(element('div', { role: 'row' },
      ...cells.slice(i, i + columns).map(cell => element('div', { role: 'gridcell' }, cell))));
  }
  grid.addEventListener('keydown', event => {
    const i = cells.indexOf(event.target);
    const step = STEPS[event.key];
    if (step && !event.ctrlKey && !event.altKey && !event.metaKey) {
      const column = Math.max(0, Math.min(columns - 1, (i % columns) + step[0]));
      const row = Math.max(0, Math.min(rows - 1, Math.floor(i / columns) + step[1]));
      const cell = cells[columns * row + column];
      cell.focus();
      event.preventDefault();
      event.stopPropagation();
    }
  });
  // The tabulator key leads back to the one that had the focus.
  grid.addEventListener('focusin', ({ target }) => cells.forEach(each => { each.tabIndex = each === target ? 0 : -1; }));
  document.addEventListener('keydown', event => event.key === 'Escape' && onEscape());
  return { grid, cells };
}

/* The button under a pointer, if there is one. */
export const cellUnder = (cells, { clientX, clientY }) => cells.find(cell => {
  const { left, right, top, bottom } = cell.getBoundingClientRect();
  return left <= clientX && clientX < right && top <= clientY && clientY < bottom;
});

/* An image that follows the pointer, see moveDragged, in front of what is in a parent. */
export function makeDragged(parent, image, width) {
  const dragged = element('div', { class: 'dragged' }, image);
  dragged.style.width = width + 'px';
  parent.append(dragged);
  return dragged;
}

export function moveDragged({ offsetWidth, style }, { clientX, clientY }) {
  style.left = clientX - offsetWidth / 2 + 'px';
  style.top = clientY - offsetWidth / 2 + 'px';
}
