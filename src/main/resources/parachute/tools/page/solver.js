/* ---- What the browser knows of the solver of puzzles ---- */

import { UNRATED, rated } from './glicko.js';
import { putSetting, setting } from './settings.js';

/* The points of a puzzle that was failed and solved later. */
const LATER = 0.5;

export class Solver {
  variant = '';

  /* Reads what is known in a variant, which another tab may have changed: the rating, the best streak, and the puzzles that
     were tried, 1 for those solved at first sight and 0 for those failed. */
  load(variant = this.variant) {
    Object.assign(this, { variant, rating: UNRATED, best: 0, tried: {} }, JSON.parse(setting('puzzles.' + variant) ?? '{}'));
  }

  #save() {
    const { variant, ...kept } = this;
    putSetting('puzzles.' + variant, JSON.stringify(kept));
  }

  /* Takes a result. The first one of a puzzle changes the rating if that is wanted; later only that a failed one was solved
     counts. onChange(text) gets what was gained. The answer takes it all back. */
  take({ id, rating, deviation }, points, isRated, onChange) {
    this.load();
    const { tried, rating: before } = this;
    const earlier = tried[id];
    if (!id || (earlier !== undefined && (earlier > 0 || points === 0))) {
      return null;
    }
    tried[id] = earlier === undefined ? points : LATER;
    if (earlier === undefined && isRated && rating > 0) {
      this.rating = rated(before, [{ rating, deviation, score: points }]);
    }
    this.#save();
    const gain = Math.round(this.rating.rating) - Math.round(before.rating);
    onChange(this.rating === before ? '' : ` (${gain < 0 ? '−' : '+'}${Math.abs(gain)})`);
    return () => {
      this.load();
      this.rating = before;
      delete this.tried[id];
      this.#save();
      onChange('');
    };
  }

  /* Takes the number of puzzles that were solved in a streak; the answer is whether it is the best one. */
  takeStreak(solved) {
    this.load();
    const isBest = solved > this.best;
    if (isBest) {
      this.best = solved;
      this.#save();
    }
    return isBest;
  }
}
