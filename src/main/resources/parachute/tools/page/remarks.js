/* ---- What is written about moves: symbols, and comments with what they hold for programs ---- */

/* The symbols of numeric annotation glyphs, as people know them. */
export const SYMBOLS = {
  1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!', 7: '□', 10: '=', 13: '∞', 14: '+=', 15: '=+', 16: '±', 17: '∓',
  18: '+-', 19: '-+', 20: '+--', 21: '--+',
};

/* What they say, in the same order. */
export const MEANINGS = [
  'good move', 'mistake', 'brilliant move', 'blunder', 'interesting move', 'dubious move', 'only move', 'equal', 'unclear',
  'White is slightly better', 'Black is slightly better', 'White is better', 'Black is better', 'White is winning',
  'Black is winning', 'White wins', 'Black wins',
];

export const symbolsOf = glyphs => glyphs.map(glyph => SYMBOLS[glyph]).filter(Boolean).join(' ');

/* The mark of a mistake, "??", "?" or "?!"; empty without one. */
export const markOf = glyphs => SYMBOLS[glyphs.findLast(glyph => [2, 4, 6].includes(glyph))] ?? '';

/* What an analysis writes after the score of a mistake, and the glyphs of mistakes. */
const VERDICT = /^(Inaccuracy|Mistake|Blunder)\. Winning chance \d+%, with \S+ \d+%\.\s*/;
const MARKS = { Inaccuracy: 6, Mistake: 2, Blunder: 4 };

export const isJudged = ({ comment }) => VERDICT.test(comment);

/* The remarks on a move of a game without those of an analysis. */
export function withoutAnalysis({ glyphs, comment }) {
  const [verdict, mark] = comment.match(VERDICT) ?? [''];
  return { glyphs: glyphs.filter(glyph => glyph !== MARKS[mark]), comment: comment.slice(verdict.length) };
}

/* Evaluations, clock times, arrows and the like: for programs, not for readers. */
const COMMAND = /\[%\w[^\]]*\]\s*/g;
const SHAPES = /\[%(?:csl|cal) ([^\]]*)\]\s*/g;

/* A text whose control characters can be seen: those that change the direction of writing could make a name look like
   another one. Joiners belong to the spelling of words. */
export const visible = text => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, c => {
  const code = c.codePointAt(0);
  return '\u200c\u200d'.includes(c) || /\p{Co}/u.test(c) ? c
    : code < 32 ? String.fromCodePoint(0x2400 + code)
      : code === 127 ? '\u2421' : `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
});

/* A comment as readers see it. */
export const saidIn = comment => visible(comment.replace(COMMAND, '').trim());

/* A comment with other words. */
export const withWords = (comment, words) =>
  [...(comment.match(COMMAND) ?? []).map(command => command.trim()), words.trim()].filter(Boolean).join(' ');

/* The arrows and circles of a comment: a colour's letter, G, R, Y or B, and the squares, as in "Ge2e4" and "Rd5". */
export const shapesIn = comment => [...comment.matchAll(SHAPES)].flatMap(([, list]) => list.split(/[\s,]+/))
  .filter(shape => /^[GRYB]([a-h][1-8]){1,2}$/.test(shape));

/* A comment with other arrows and circles. */
export function withShapes(comment, shapes) {
  const command = (name, length) => {
    const some = shapes.filter(shape => shape.length === length);
    return some.length > 0 ? `[%${name} ${some.join(',')}]` : '';
  };
  return [command('csl', 3), command('cal', 5), comment.replace(SHAPES, '').trim()].filter(Boolean).join(' ');
}
