/* ---- Ratings after games: Glicko-2, from Mark E. Glickman, "Example of the Glicko-2 system", http://www.glicko.net ---- */

/* Rating points in a unit of the system's own scale, and the rating that is its zero. */
const UNIT = 173.7178, ZERO = 1500;

/* How much the volatility may change: "tau" in the paper. */
const TAU = 0.5;

/* How exactly the volatility is found. */
const PRECISION = 1e-6;

/* Nobody is known better than this: somebody who trains gets better. */
const MIN_DEVIATION = 45;

/* A player of whom nothing is known. */
export const UNRATED = { rating: 1500, deviation: 350, volatility: 0.06 };

/* The volatility after results, step 5 of the paper; squared, as the function f there has it. */
function volatilityAfter(volatility, deviation, variance, gain) {
  const a = Math.log(volatility ** 2);
  const f = x => {
    const spread = deviation ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (gain ** 2 - spread)) / (2 * spread ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  const excess = gain ** 2 - deviation ** 2 - variance;
  let high = excess > 0 ? Math.log(excess) : a - TAU;
  while (excess <= 0 && f(high) < 0) {
    high -= TAU;
  }
  let fLow = f(low);
  let fHigh = f(high);
  while (Math.abs(high - low) > PRECISION) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const fMiddle = f(middle);
    [low, fLow] = fMiddle * fHigh <= 0 ? [high, fHigh] : [low, fLow / 2];
    [high, fHigh] = [middle, fMiddle];
  }
  return Math.exp(low / 2);
}

/* A player after results, each with the rating and deviation of the opponent, and the score from 0 to 1. */
export function rated({ rating, deviation, volatility }, results) {
  const own = (rating - ZERO) / UNIT;
  const spread = deviation / UNIT;
  let information = 0;
  let surprise = 0;
  results.forEach(({ rating: other, deviation: otherDeviation, score }) => {
    const weight = 1 / Math.sqrt(1 + (3 * (otherDeviation / UNIT) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-weight * (own - (other - ZERO) / UNIT)));
    information += weight ** 2 * expected * (1 - expected);
    surprise += weight * (score - expected);
  });
  const after = volatilityAfter(volatility, spread, 1 / information, surprise / information);
  const variance = 1 / (1 / (spread ** 2 + after ** 2) + information);
  return {
    rating: ZERO + UNIT * (own + variance * surprise),
    deviation: Math.max(MIN_DEVIATION, UNIT * Math.sqrt(variance)),
    volatility: after,
  };
}
