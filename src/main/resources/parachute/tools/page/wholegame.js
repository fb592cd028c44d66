/* ---- A whole game searched: its mistakes marked, the accuracy of both sides, and the graph ---- */

import { button, byId, element } from './board.js';
import { requestEvents, tell } from './api.js';
import { MARK_NAMES, clickedInGraph, drawGraph, markInGraph } from './graph.js';
import { tagOf } from './gamelist.js';
import { pgnOf } from './pgn.js';
import { visible } from './remarks.js';
import { keepText } from './settings.js';

const MARKS = Object.keys(MARK_NAMES);

export class WholeGame {
  #onMarked;
  #onShow;
  #onLearn;
  #running = null;
  #positions = [];

  /* onMarked(tree) is called when the mistakes of a game are marked, onShow(node) for a click into the graph or on a number,
     onLearn(side) for one on the button to learn from the mistakes of White or Black. */
  constructor(onMarked, onShow, onLearn) {
    this.#onMarked = onMarked;
    this.#onShow = onShow;
    this.#onLearn = onLearn;
    byId('graph').addEventListener('click', event =>
      onShow(this.#positions[clickedInGraph(byId('graph'), event, this.#positions.length)].node));
  }

  /* Searches a game, or ends that if it runs. */
  async toggle(tree) {
    if (this.#running) {
      this.end();
      return;
    }
    const abort = new AbortController();
    this.#setRunning(abort);
    try {
      await this.#analyse(tree, abort.signal);
    } finally {
      if (this.#running === abort) {
        this.#setRunning(null);
      }
    }
  }

  async #analyse(tree, signal) {
    const pgn = pgnOf(tree, { given: true });
    const bar = byId('progress');
    bar.removeAttribute('value');
    byId('progress-said').textContent = '';
    await requestEvents('/api/analysed-game', { pgn, variant: tree.variant, nodes: Number(byId('nodes').value) }, {
      progress: ({ searched, all }) => {
        Object.assign(bar, { max: all, value: searched });
        byId('progress-said').textContent = `${searched} of ${all} positions`;
      },
      game: game => {
        tree.annotate(game);
        this.#onMarked(tree);
      },
    }, signal);
  }

  /* Finds the puzzles in a marked game, and opens the page on which they are solved. */
  async findPuzzles(tree) {
    const { variant } = tree;
    let puzzles = [];
    byId('find-puzzles').disabled = true;
    try {
      tell('Looking for puzzles …', true);
      await requestEvents('/api/game-puzzles', { pgn: pgnOf(tree), variant }, { puzzles: found => { ({ puzzles } = found); } });
    } finally {
      byId('find-puzzles').disabled = false;
    }
    if (puzzles.length === 0) {
      tell('There are no puzzles in this game.');
    } else {
      keepText('puzzles', JSON.stringify({ variant, puzzles }));
      location.href = '/puzzles#own';
    }
  }

  /* Ends the search of a game. */
  end() {
    this.#running?.abort();
    this.#setRunning(null);
  }

  #setRunning(abort) {
    this.#running = abort;
    byId('mark').textContent = abort ? 'Stop' : 'Mark the mistakes';
    byId('progress').hidden = byId('progress-said').hidden = !abort;
  }

  /* Shows what is known of a game. */
  show(tree) {
    const moves = tree.mainLine();
    // The end by mate is known without an analysis.
    const isMarked = moves.some(({ score }) => score);
    byId('graph').toggleAttribute('hidden', !isMarked);
    byId('sides').hidden = byId('find-puzzles').hidden = !isMarked;
    this.#positions = [];
    if (isMarked) {
      let { chance } = moves.find(each => each.chance !== undefined);
      this.#positions = [tree.root, ...moves].map(node => {
        chance = node.chance ?? chance;
        return { node, chance, mark: node.mark };
      });
      drawGraph(byId('graph'), this.#positions);
      this.#writeSides(tree, moves);
    }
  }

  /* Marks in the graph the position that is looked at; for one of a variation that in which it begins. */
  lookAt(tree, node) {
    if (this.#positions.length > 0) {
      const at = tree.path(node).filter((each, i) => this.#positions[i + 1]?.node === each).length;
      markInGraph(byId('graph'), at, this.#positions.length);
    }
  }

  #writeSides({ tags }, moves) {
    byId('sides').tBodies[0].replaceChildren(...['White', 'Black'].map(side => {
      const own = moves.filter(({ parent }) => parent.isWhitesTurn === (side === 'White'));
      const accuracy = tags[side + 'Accuracy'];
      const counts = MARKS.map(mark => own.filter(move => move.mark === mark));
      return element('tr', {},
        element('th', { scope: 'row' }, element('bdi', {}, tagOf({ tags }, side) || side)),
        element('td', {}, accuracy ? visible(accuracy) + ' %' : ''),
        ...counts.map((marked, i) => element('td', {}, this.#numberOf(marked, MARKS[i]))),
        element('td', {}, ...(own.some(({ better }) => better) ? [button({}, () => this.#onLearn(side), 'Learn')] : [])));
    }));
  }

  /* How many moves have a mark; a click goes from one of them to the next. */
  #numberOf(marked, mark) {
    let at = -1;
    return marked.length === 0 ? '0' : button({ class: MARK_NAMES[mark], 'aria-label': `${marked.length}, show the next one` }, () => {
      at = (at + 1) % marked.length;
      this.#onShow(marked[at]);
    }, String(marked.length));
  }
}
