/* ---- A whole game searched: its mistakes marked, the accuracy of both sides, and the graph ---- */

import { button, byId, element } from './board.js';
import { requestEvents, tell } from './api.js';
import { MARK_NAMES, clickedInGraph, drawGraph, drawTimes, markInGraph } from './graph.js';
import { tagOf } from './gamelist.js';
import { nameOf } from './movelist.js';
import { timeText } from './movetimes.js';
import { pgnOf } from './pgn.js';
import { annotated } from './program.js';
import { visible } from './remarks.js';
import { keepText } from './settings.js';

const MARKS = Object.keys(MARK_NAMES);

/* What is drawn of a game, move by move. */
const GRAPHS = ['graph', 'times'];

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
    GRAPHS.map(byId).forEach(graph => graph.addEventListener('click', event =>
      onShow(this.#positions[clickedInGraph(graph, event, this.#positions.length)].node)));
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
    const said = byId('progress-said');
    bar.removeAttribute('value');
    said.textContent = '';
    const game = await annotated({ pgn, variant: tree.variant, nodes: Number(byId('nodes').value) }, { bar, said, signal });
    if (game) {
      tree.annotate(game);
      this.#onMarked(tree);
    }
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
    const isTimed = moves.some(({ time }) => time > 0);
    byId('graph').toggleAttribute('hidden', !isMarked);
    byId('times').toggleAttribute('hidden', !isTimed);
    byId('times-said').hidden = !isTimed;
    byId('sides').hidden = byId('find-puzzles').hidden = !isMarked;
    let chance = moves.find(each => each.chance !== undefined)?.chance;
    this.#positions = [tree.root, ...moves].map(node => {
      chance = node.chance ?? chance;
      return { node, chance, mark: node.mark, time: node.time, isWhites: node.parent?.isWhitesTurn };
    });
    if (isMarked) {
      drawGraph(byId('graph'), this.#positions);
      this.#writeSides(tree, moves);
    }
    if (isTimed) {
      drawTimes(byId('times'), this.#positions);
      this.#writeTimes(tree, moves);
    }
  }

  /* Marks in the graph the position that is looked at; for one of a variation that in which it begins. */
  lookAt(tree, node) {
    const at = tree.path(node).filter((each, i) => this.#positions[i + 1]?.node === each).length;
    GRAPHS.forEach(id => markInGraph(byId(id), at, this.#positions.length));
  }

  /* What both sides have used, and for what move most. */
  #writeTimes({ start }, moves) {
    const timed = moves.filter(({ time }) => time !== undefined);
    const longest = timed.toSorted((a, b) => b.time - a.time)[0];
    const [white, black] = [true, false].map(isWhites =>
      timed.filter(({ parent }) => parent.isWhitesTurn === isWhites).reduce((sum, { time }) => sum + time, 0));
    byId('times-said').textContent = `Time: White ${timeText(white)}, Black ${timeText(black)}; `
      + `most for ${nameOf(start, longest)}, ${longest.spent}`;
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
