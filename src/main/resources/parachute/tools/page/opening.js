/* ---- Games that somebody brings: pasted, from a file, or dropped on the page ---- */

import { byId } from './board.js';
import { attempt } from './api.js';
import { readGames } from './program.js';

/* As many bytes as the program takes in a request. */
const MAX_BYTES = 1 << 20;

export class Opening {
  #onGames;

  /* onGames(games) is called with the games that are opened, as the program gives them. */
  constructor(onGames) {
    this.#onGames = onGames;
    byId('open').addEventListener('submit', event => {
      event.preventDefault();
      attempt(() => this.open(byId('text').value));
    });
    byId('file').addEventListener('change', () => {
      const [file] = byId('file').files;
      attempt(() => this.#openFile(file));
      byId('file').value = '';
    });
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
      } else if (isTyping && text.length > MAX_BYTES) {
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
    await this.open(decoded(await file.arrayBuffer()));
  }

  /* Opens the games of a text in PGN, or a position in FEN or EPD. What is shown stays if there is none. */
  async open(text) {
    checkSize(new Blob([text]).size);
    this.#onGames(await readGames(text, byId('variant').value, byId('chess960').checked));
  }
}

/* Returns the encoding of a file; in UTF-16 without a mark every second one of the first bytes is 0. */
function encodingOf(bytes) {
  const start = new Uint8Array(bytes).subarray(0, 200);
  const hasZeros = at => start.length > 1 && start.every((byte, i) => (byte === 0) === (i % 2 === at));
  if (start[0] === 0xFF && start[1] === 0xFE || hasZeros(1)) {
    return 'utf-16le';
  }
  return start[0] === 0xFE && start[1] === 0xFF || hasZeros(0) ? 'utf-16be' : 'utf-8';
}

/* Returns the text of a file in the encodings that the program's commands read. */
function decoded(bytes) {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('iso-8859-1').decode(bytes);
  }
}

function checkSize(bytes) {
  if (bytes > MAX_BYTES) {
    throw new Error(`${(bytes / MAX_BYTES).toFixed(1)} MB are too much: a text of at most a megabyte is opened.`);
  }
}
