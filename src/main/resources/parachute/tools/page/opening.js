/* ---- Games that somebody brings: pasted, from a file, or dropped on the page ---- */

import { byId, element } from './board.js';
import { attempt, request, tell } from './api.js';
import { GameTree } from './gametree.js';

/* As many bytes as the program takes in a request. */
const MOST_BYTES = 1 << 20;

export class Opening {
  #onGame;
  #text = '';
  /* The games of the text that were looked at, by their numbers: what was changed in them stays. */
  #trees = new Map();

  /* onGame(tree) is called with each game that is opened. */
  constructor(onGame) {
    this.#onGame = onGame;
    byId('open').addEventListener('submit', event => {
      event.preventDefault();
      attempt(() => this.open(byId('text').value));
    });
    byId('file').addEventListener('change', () => {
      const [file] = byId('file').files;
      attempt(() => this.#openFile(file));
      byId('file').value = '';
    });
    byId('games').addEventListener('change', () => attempt(() => this.#choose(byId('games').selectedIndex + 1)));
    this.#takePasted();
    this.#takeDropped();
  }

  /* A text that is pasted outside of fields is opened; one that is too large is not even put into a field. */
  #takePasted() {
    document.addEventListener('paste', event => {
      const text = event.clipboardData.getData('text/plain');
      const isTyping = event.target.matches?.('input, select, textarea');
      if (text.trim() && !isTyping) {
        attempt(() => this.open(text));
      } else if (isTyping && text.length > MOST_BYTES) {
        event.preventDefault();
        attempt(() => checkSize(text.length));
      }
    });
  }

  #takeDropped() {
    const isOurs = event => ['Files', 'text/plain'].some(type => event.dataTransfer.types.includes(type))
      && !event.target.matches?.('input, textarea');
    document.addEventListener('dragover', event => {
      if (isOurs(event)) {
        event.preventDefault();
        document.body.classList.add('dropping');
      }
    });
    ['dragleave', 'drop', 'dragend'].forEach(name =>
      document.addEventListener(name, () => document.body.classList.remove('dropping')));
    document.addEventListener('drop', event => {
      if (isOurs(event)) {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        const text = event.dataTransfer.getData('text/plain');
        attempt(() => (file ? this.#openFile(file) : this.open(text)));
      }
    });
  }

  async #openFile(file) {
    checkSize(file.size);
    await this.open(await file.text());
  }

  /* Opens the first game of a text in PGN, or a position in FEN. What is shown stays if there is none. */
  async open(text) {
    checkSize(new Blob([text]).size);
    const { count, games, game } = await ask(text, 1);
    this.#text = text;
    this.#trees = new Map();
    byId('games').replaceChildren(...games.map((each, i) => element('option', {}, nameOf(each, i + 1))));
    byId('games-label').hidden = count === 1;
    byId('games-said').textContent = count > games.length ? `The first ${games.length} of ${count} games` : 'Game';
    this.#show(1, game);
  }

  async #choose(number) {
    const known = this.#trees.get(number);
    if (known) {
      this.#onGame(known);
    } else {
      this.#show(number, (await ask(this.#text, number)).game);
    }
  }

  #show(number, game) {
    const tree = new GameTree(game);
    this.#trees.set(number, tree);
    this.#onGame(tree);
    if (game.problem) {
      tell(game.problem + '. What cannot be read or played is kept as a comment.');
    }
  }
}

/* A game that states no variant is one of chess or, if its moves are not, one of the variant that is chosen on the page. */
async function ask(text, number) {
  const read = chosen => request('POST', '/api/pgn/read', { text, number, ...chosen });
  const found = await read({}).catch(() => null);
  if (found && !found.game.problem) {
    return found;
  }
  const other = read({ variant: byId('variant').value });
  if (!found) {
    return other;
  }
  const { game } = await other.catch(() => found);
  return game.moves.length > found.game.moves.length ? other : found;
}

function checkSize(bytes) {
  if (bytes > MOST_BYTES) {
    throw new Error(`${(bytes / MOST_BYTES).toFixed(1)} MB are too much: a text of at most a megabyte is opened.`);
  }
}

function nameOf({ White = '?', Black = '?', Event = '', Date = '', result, plies }, number) {
  const about = [Event, Date].filter(text => /[^?.]/.test(text));
  const moves = Math.ceil(plies / 2);
  return [`${number}. ${White} – ${Black}`, ...about, result.replaceAll('1/2', '½'), `${moves} move${moves === 1 ? '' : 's'}`]
    .join(', ');
}
