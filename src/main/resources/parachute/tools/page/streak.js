/* ---- A streak of puzzles against the clock ---- */

/* Its length in milliseconds, and the mistakes that end it. */
const MILLIS = 180_000, MISTAKES = 3;

/* How much easier than the solver its first puzzle is, how much harder each next one, and the lowest rating. */
const EASIER = 500, STEP = 60, LOWEST = 400;

export class Streak {
  solved = 0;
  /* The puzzles that were failed. */
  missed = [];
  /* The names of the puzzles that were shown. */
  had = {};
  #ends = performance.now() + MILLIS;
  #first;
  #timer;

  /* A streak of a solver with a rating; onTick() is called ten times a second. */
  constructor(rating, onTick) {
    this.#first = Math.max(LOWEST, rating - EASIER);
    this.#timer = setInterval(onTick, 100);
  }

  /* The rating of the next puzzle. */
  get rating() {
    return this.#first + STEP * (this.solved - this.missed.length);
  }

  /* Milliseconds. */
  get left() {
    return Math.max(0, this.#ends - performance.now());
  }

  get isOver() {
    return this.left === 0 || this.missed.length === MISTAKES;
  }

  get text() {
    return `${this.solved} solved, ${this.missed.length} of ${MISTAKES} mistakes`;
  }

  end() {
    clearInterval(this.#timer);
  }
}
