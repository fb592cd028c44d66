/* ---- The shortest mate of a position, proved, and its defences to click through ---- */

import { button, byId, element } from './board.js';
import { listenTo } from './api.js';
import { numberOf } from './movelist.js';
import { queryOf } from './program.js';

export class MateView {
  #onPlay;
  #stop = null;

  /* onPlay(from, moves) plays moves from the position in which the mate was proved. */
  constructor(onPlay) {
    this.#onPlay = onPlay;
  }

  /* Looks for the mate of a position that a request names; from is that position for onPlay. Ends it if it runs. */
  toggle(asked, from) {
    if (this.#stop) {
      this.end();
      return;
    }
    byId('mate-said').textContent = 'Looking for a mate …';
    byId('defences').replaceChildren();
    this.#setRunning(listenTo('/api/mate?' + queryOf(asked), {
      progress: ({ says, nodes }) => { byId('mate-said').textContent = `${says} (${nodes.toLocaleString('en')} nodes)`; },
      proof: proof => this.#show(proof, from),
      end: ({ reason }) => this.#onEnd(reason),
    }));
  }

  /* Ends the search for a mate. */
  end() {
    this.#stop?.();
    this.#setRunning(null);
  }

  /* Forgets what was found. */
  clear() {
    this.end();
    byId('mate-said').textContent = '';
    byId('defences').replaceChildren();
  }

  #setRunning(stop) {
    this.#stop = stop;
    byId('prove').textContent = stop ? 'Stop' : 'Prove the shortest mate';
  }

  #onEnd(reason) {
    this.#setRunning(null);
    if (byId('mate-said').textContent.startsWith('Looking')) {
      byId('mate-said').textContent = reason;
    }
  }

  #show({ says, nodes, tree = [], whole }, from) {
    byId('mate-said').textContent = `${says} (${nodes.toLocaleString('en')} nodes)`
      + (tree.length > 0 && !whole ? ' The tree is too large to be shown whole.' : '');
    byId('defences').replaceChildren(...treeOf(tree).map(branch => this.#branch(branch, from, from.fen, [])));
  }

  /* A defence and its answer; the defences behind it are written when it is clicked on. */
  #branch({ moves, next }, from, fen, before) {
    const played = [...before, ...moves.map(({ uci }) => uci)];
    const text = moves.map(({ san }, i) => {
      const number = numberOf(fen, i);
      return i === 0 || !number.endsWith('...') ? `${number} ${san}` : san;
    }).join(' ');
    const list = element('ul', {});
    const make = button({ ...(next.length > 0 ? { 'aria-expanded': 'false' } : {}) }, () => {
      if (next.length > 0) {
        const isOpen = make.getAttribute('aria-expanded') === 'true';
        make.setAttribute('aria-expanded', !isOpen);
        list.replaceChildren(...(isOpen ? [] : next.map(each => this.#branch(each, from, moves.at(-1).fen, played))));
      }
      this.#onPlay(from, played);
    }, text);
    return element('li', {}, make, list);
  }
}

/* Branches by their depth, each followed by those that go on from it, as a tree. */
function treeOf(branches) {
  const roots = [];
  const path = [];
  branches.forEach(({ depth, moves }) => {
    const branch = { moves, next: [] };
    path.length = depth;
    (depth === 0 ? roots : path[depth - 1].next).push(branch);
    path.push(branch);
  });
  return roots;
}
