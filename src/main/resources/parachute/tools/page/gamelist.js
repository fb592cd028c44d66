/* ---- A list of games with a search, of which one is shown ---- */

import { byId, element } from './board.js';
import { MARK_NAMES } from './graph.js';
import { markOf, visible } from './remarks.js';
import { keepText, keptText } from './settings.js';

/* Begins the names of lists that are kept. */
const KEPT = 'games.';

const MARKS = Object.keys(MARK_NAMES);

/* A tag that says something. A date has no part that is not known, such as the day in "2026.11.??". */
export const tagOf = ({ tags = {} }, name) => {
  const value = visible((tags[name] ?? '').trim());
  return value.replace(name === 'Date' ? /(\.?\?+)+$/ : /^[?-]$/, '');
};

/* Without accents and capital letters. */
const plain = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/* Blunders, mistakes and inaccuracies of White and of Black. */
function countMarks({ start, line = {} }) {
  const counts = [[0, 0, 0], [0, 0, 0]];
  const isBlackFirst = start.split(' ')[1] === 'b';
  Object.entries(line.notes ?? {}).forEach(([ply, { glyphs = [] }]) => {
    const mark = markOf(glyphs);
    if (mark) {
      counts[(Number(ply) + isBlackFirst) % 2][MARKS.indexOf(mark)]++;
    }
  });
  return counts;
}

function rowOf(game, number) {
  const tag = name => tagOf(game, name);
  const link = element('a', { href: `#${number + 1}/0` },
    element('bdi', {}, tag('White') || '?'), ' – ', element('bdi', {}, tag('Black') || '?'));
  const accuracies = ['White', 'Black'].map(side => tag(side + 'Accuracy'));
  const cell = (name, ...content) => element('td', { class: name }, ...content);
  const counts = numbers => element('span', { class: 'counts' }, ...numbers.map((count, i) =>
    element('b', { class: count ? MARK_NAMES[MARKS[i]] : 'none' }, String(count))));
  const [ofWhite, ofBlack] = countMarks(game);
  // Nobody has looked for mistakes in a game without any remark of that kind.
  const isMarked = accuracies.join('') !== '' || [...ofWhite, ...ofBlack].some(count => count > 0);
  const row = element('tr', {},
    cell('number', String(number + 1)), cell('players', link), cell('result', game.result.replaceAll('1/2', '½')),
    cell('event', element('bdi', {}, tag('Event'))), cell('date', element('bdi', {}, tag('Date'))),
    cell('accuracy', accuracies.join('') && accuracies.map(each => each || '–').join(' / ')),
    ...(isMarked ? [cell('of-white', counts(ofWhite)), cell('of-black', counts(ofBlack))] : [cell('of-white'), cell('of-black')]));
  const text = plain([...['White', 'Black', 'Event', 'Date'].map(tag), game.result, game.variant].join('\n'));
  return { row, link, text };
}

export class GameList {
  /* Whether the page has the games itself, so that the browser need not keep them. */
  isInPage = false;
  #id = '';
  #games = [];
  #rows = [];
  #found = [];

  /* onChoose(number) is called with the number of the game that is clicked on, from 0. */
  constructor(onChoose) {
    byId('search').addEventListener('input', () => this.#search());
    byId('list').addEventListener('click', event => {
      const number = this.#rows.findIndex(({ link }) => link === event.target.closest('a'));
      if (number >= 0) {
        event.preventDefault();
        onChoose(number);
      }
    });
  }

  get games() {
    return this.#games;
  }

  /* Takes other games. Their rows are made when they are to be seen. */
  set games(games) {
    this.#id = Date.now().toString(36) + Math.random().toString(36).slice(1);
    this.#take(games);
    this.#keep();
  }

  /* The name under which the browser keeps the games for those who come back. */
  get id() {
    return this.#id;
  }

  /* Takes the games that the browser has kept; whether there are any. */
  restore(id) {
    if (id !== this.#id && !this.isInPage) {
      const text = keptText(KEPT + id);
      if (!text) {
        return false;
      }
      this.#id = id;
      this.#take(JSON.parse(text));
    }
    return true;
  }

  /* Takes a game in place of the one with its number. */
  change(number, game) {
    this.#games[number] = game;
    if (this.#rows.length > 0) {
      const { row } = this.#rows[number];
      this.#rows[number] = rowOf(game, number);
      this.#rows[number].row.hidden = row.hidden;
      row.replaceWith(this.#rows[number].row);
    }
    this.#keep();
  }

  /* A single game is kept with the address. Of several lists the last ones are kept, as far as there is room. */
  #keep() {
    if (this.#games.length > 1 && !this.isInPage) {
      keepText(KEPT + this.#id, JSON.stringify(this.#games));
    }
  }

  #take(games) {
    this.#games = games;
    this.#rows = [];
    this.#found = games.map((_, number) => number);
    byId('search').value = '';
    byId('game-steps').hidden = games.length < 2;
  }

  /* Shows the list, with the keyboard at a game. */
  show(number) {
    if (this.#rows.length === 0) {
      this.#rows = this.#games.map(rowOf);
      byId('list').replaceChildren(...this.#rows.map(({ row }) => row));
      this.#write();
    }
    this.#rows[number]?.link.focus();
  }

  /* The number of the next game of those found, or with by = -1 of the previous one. */
  next(number, by) {
    return this.#found[this.#found.indexOf(number) + by];
  }

  /* Goes up or down the list; above its first game is the search. */
  step(by) {
    const links = this.#found.map(number => this.#rows[number].link);
    const at = links.indexOf(document.activeElement) + by;
    (at < 0 ? byId('search') : links[at])?.focus();
  }

  /* Games in whose texts all words occur. */
  #search() {
    const wanted = plain(byId('search').value).split(/\s+/);
    this.#found = this.#rows.flatMap(({ row, text }, number) => {
      row.hidden = !wanted.every(word => text.includes(word));
      return row.hidden ? [] : [number];
    });
    this.#write();
  }

  #write() {
    const all = this.#games.length;
    byId('found').textContent = this.#found.length === all ? `${all} games` : `${this.#found.length} of ${all} games`;
  }
}
