/* ---- A whole game searched: its mistakes marked, the accuracy of both sides, and the graph ---- */

import { byId, element } from './board.js';
import { attempt, requestEvents, requestText } from './api.js';
import { MARK_NAMES, clickedInGraph, drawGraph, markInGraph } from './graph.js';

const MARKS = Object.keys(MARK_NAMES);

export class WholeGame {
  #onMarked;
  #running = null;
  #positions = [];

  /* onMarked(tree) is called when the mistakes of a game are marked, onShow(node) for a click into the graph. */
  constructor(onMarked, onShow) {
    this.#onMarked = onMarked;
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
    const pgn = await requestText('POST', '/api/pgn/write', tree.json({ given: true }));
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
    const isMarked = moves.some(({ chance }) => chance !== undefined);
    byId('graph').toggleAttribute('hidden', !isMarked);
    byId('sides').hidden = !isMarked;
    this.#positions = [];
    if (isMarked) {
      let { chance } = moves.find(each => each.chance !== undefined);
      this.#positions = [tree.root, ...moves].map(node => {
        chance = node.chance ?? chance;
        return { node, chance, mark: node.mark };
      });
      drawGraph(byId('graph'), this.#positions);
      writeSides(tree, moves);
    }
  }

  /* Marks in the graph the position that is looked at; for one of a variation that in which it begins. */
  lookAt(tree, node) {
    if (this.#positions.length > 0) {
      const at = tree.path(node).filter((each, i) => this.#positions[i + 1]?.node === each).length;
      markInGraph(byId('graph'), at, this.#positions.length);
    }
  }
}

function writeSides({ tags, start }, moves) {
  const blackBegins = start.split(' ')[1] === 'b';
  byId('sides').tBodies[0].replaceChildren(...['White', 'Black'].map((side, i) => {
    const own = moves.filter((_, ply) => (ply + Number(blackBegins)) % 2 === i);
    const counts = MARKS.map(mark => own.filter(move => move.mark === mark).length);
    const accuracy = tags[side + 'Accuracy'];
    return element('tr', {},
      element('th', { scope: 'row' }, element('bdi', {}, tags[side] && tags[side] !== '?' ? tags[side] : side)),
      element('td', {}, accuracy ? accuracy + ' %' : ''),
      ...counts.map((count, k) => element('td', { class: count ? MARK_NAMES[MARKS[k]] : '' }, String(count))));
  }));
}
