/* ---- Arrows and circles that are drawn by hand: with the right button, or after a finger has rested on a square ---- */

/* How long a finger rests on a square, in milliseconds. */
const LONG_PRESS = 500;

/* Less than this many pixels between pressing and letting go is a click. */
const CLICK = 6;

/* Whether a pointer is no longer where it was pressed. */
export const isFar = ({ x, y }, event) => Math.hypot(event.clientX - x, event.clientY - y) >= CLICK;

export class Shapes {
  /* A colour's letter and the squares, as PGN has them: "Ge2e4", "Rd5". */
  #kept = new Set();
  #begun = null;

  get size() {
    return this.#kept.size;
  }

  /* All shapes, and after them the one that is being drawn. */
  get all() {
    return [...this.#kept, ...this.#unfinished()];
  }

  /* Whether the last press drew a shape: its end is not a click. */
  get isDrawn() {
    return Boolean(this.#begun?.isOver);
  }

  replace(shapes) {
    this.#kept = new Set(shapes);
  }

  /* Green, with Shift red, with Alt blue, with both yellow. */
  begin(square, { shiftKey, altKey }) {
    this.#begun = { from: square, to: square, colour: shiftKey ? (altKey ? 'Y' : 'R') : altKey ? 'B' : 'G' };
  }

  /* Calls a function if the finger stays where it is. */
  await(event, onLongPress) {
    this.#begun = { timer: setTimeout(onLongPress, LONG_PRESS), x: event.clientX, y: event.clientY };
  }

  /* Leads the shape to the square under the pointer; whether it has changed. */
  drag(event, squareUnder) {
    const begun = this.#begun;
    if (begun?.from && !begun.isOver) {
      const { to } = begun;
      begun.to = squareUnder(event);
      return begun.to !== to;
    }
    if (begun?.timer && isFar(begun, event)) {
      this.cancel();
    }
    return false;
  }

  /* Keeps the shape that was drawn, or removes the same one; whether there is one. */
  end() {
    clearTimeout(this.#begun?.timer);
    this.#unfinished().forEach(shape => {
      const same = [...this.#kept].find(other => other.slice(1) === shape.slice(1));
      this.#kept.delete(same);
      if (same !== shape) {
        this.#kept.add(shape);
      }
    });
    if (!this.#begun?.from) {
      return false;
    }
    this.#begun.isOver = true;
    return true;
  }

  cancel() {
    clearTimeout(this.#begun?.timer);
    this.#begun = null;
  }

  #unfinished() {
    const { from, to, colour, isOver } = this.#begun ?? {};
    return to === undefined || isOver ? [] : [colour + (from === to ? from : from + to)];
  }
}
