/* ---- The games that pages show, over one connection: a browser has six to a program, for all its tabs together ---- */

/* After this time a connection that was refused is tried again, in milliseconds. */
const AGAIN = 5_000;

/*
 * The games of any number of readers. A reader is a function that takes messages: { game, at } is its game and since when it
 * is like that, in milliseconds since 1970; { gone } the name of its game, which is not there (any more); { isOpen } that the
 * connection is lost, or there again.
 */
export class GameStream {
  #readers = new Map();
  #games = new Map();
  #events = null;
  #names = '';
  #isLost = false;

  /* Sends a reader a game by its name, and no other. */
  watch(reader, name) {
    this.#readers.set(reader, name);
    const known = this.#games.get(name);
    if (known) {
      reader(known);
    }
    this.#connect();
  }

  leave(reader) {
    this.#readers.delete(reader);
    this.#connect();
  }

  #connect() {
    const names = [...new Set(this.#readers.values())].sort().join();
    if (names === this.#names && this.#events?.readyState !== EventSource.CLOSED) {
      return;
    }
    this.#events?.close();
    this.#games.clear();
    this.#names = names;
    this.#events = names ? this.#open(new EventSource('/api/events?games=' + names)) : null;
  }

  #open(events) {
    events.addEventListener('open', () => {
      if (this.#isLost) {
        this.#isLost = false;
        this.#say({ isOpen: true });
      }
    });
    events.addEventListener('error', () => {
      this.#isLost = true;
      this.#say({ isOpen: false });
      if (events.readyState === EventSource.CLOSED) {
        setTimeout(() => events === this.#events && this.#connect(), AGAIN);
      }
    });
    events.addEventListener('game', ({ data }) => {
      const { kept = 0, ...news } = JSON.parse(data);
      const before = this.#games.get(news.id)?.game.moves.slice(0, kept) ?? [];
      const state = { game: { ...news, moves: [...before, ...news.moves] }, at: performance.timeOrigin + performance.now() };
      this.#games.set(news.id, state);
      this.#say(state, news.id);
    });
    events.addEventListener('gone', ({ data }) => {
      const { id } = JSON.parse(data);
      this.#say({ gone: id }, id);
    });
    return events;
  }

  #say(message, about) {
    [...this.#readers].filter(([, name]) => !about || name === about).forEach(([reader]) => reader(message));
  }
}

/*
 * Connects a page with its games; onMessage is its reader. All tabs share a stream, where the browser lets them; a page that
 * has one alone had better leave it while nobody sees it.
 */
export function openStream(onMessage) {
  try {
    const { port } = new SharedWorker('/static/gameworker.js', { type: 'module', name: 'games' });
    port.onmessage = ({ data }) => onMessage(data);
    return { isShared: true, watch: name => port.postMessage(name), leave: () => port.postMessage('') };
  } catch {
    const own = new GameStream();
    return { isShared: false, watch: name => own.watch(onMessage, name), leave: () => own.leave(onMessage) };
  }
}
