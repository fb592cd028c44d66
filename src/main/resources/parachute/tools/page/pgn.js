/* ---- A game as PGN, in lines of at most 80 characters ---- */

import { numberOf } from './movelist.js';
import { SYMBOLS, withoutAnalysis } from './remarks.js';

const WIDTH = 80;

const FIRST = /^rnbqkbnr\/pppppppp\/8\/8\/8\/8\/PPPPPPPP\/RNBQKBNR(\[\])? w KQkq - 0 1$/;

/* Where a comment may be broken: at a single space between characters that can be seen, so that it can be read back
   unchanged, but not inside of a command such as [%eval 0.31]. */
const BREAK = /(?<=[^\s\p{Z}\p{C}]) (?=[^\s\p{Z}\p{C}])(?![^[\]]{0,40}\])/u;

/* A text whose line breaks, with the white space around them, are spaces. */
const inOneLine = text => text.split(/[\r\n]+/).map((line, i, { length }) => (length > 1 ? line.trim() : line))
  .filter(Boolean).join(' ');

/* A closing brace would end a comment in braces. */
const wordsOfComment = text => {
  const line = inOneLine(text);
  return line === '' ? [] : line.includes('}') ? [`;${line}\n`] : `{${line}}`.split(BREAK);
};

/* The words of a line, which are not yet in the lines of a text; if given without an analysis of its own moves. next(node)
   are the moves after a node. */
function wordsOf(first, others, start, given, next) {
  const words = wordsOfComment(first.before);
  let isNumbered = true;
  for (let node = first, beside = others; node; [node, ...beside] = next(node)) {
    const number = numberOf(start, node.ply - 1);
    const { glyphs, score, comment: said } = given ? withoutAnalysis(node) : node;
    const suffix = (glyphs[0] <= 6 && SYMBOLS[glyphs[0]]) || '';
    const isScored = score && !said.includes('[%eval');
    const text = wordsOfComment([isScored && `[%eval ${score.replace('+', '')}]`, said].filter(Boolean).join(' '));
    const variations = beside.map(each => wordsOf(each, [], start, false, next)).flatMap(line => {
      line[0] = '(' + line[0];
      line.push(line.pop() + ')');
      return line;
    });
    words.push(...(isNumbered || !number.endsWith('...') ? [number] : []), node.san + suffix,
      ...glyphs.slice(suffix ? 1 : 0).map(glyph => '$' + glyph), ...text, ...variations);
    isNumbered = text.length > 0 || variations.length > 0;
  }
  return words;
}

/* Words in lines, none of which begins with what readers would skip or take for another game. */
function wrapped(words) {
  let text = '';
  let column = 0;
  for (const word of words) {
    const isFull = column > 0 && column + 1 + word.length > WIDTH && !/^(?:%|\[event)/i.test(word);
    const space = isFull ? '\n' : column > 0 ? ' ' : '';
    text += space + word;
    column = word.endsWith('\n') ? 0 : (isFull ? 0 : column + space.length) + word.length;
  }
  return text;
}

/* The text of a game; if wanted as it was given, without the remarks and lines of an analysis. */
export function pgnOf(tree, { given = false } = {}) {
  const { variant, chess960, start, result, root } = tree;
  const name = chess960 ? { chess: 'Chess960', crazyhouse: 'Crazyhouse960' }[variant] : variant;
  const tags = {
    ...(given ? tree.givenTags : tree.tags),
    Result: result,
    ...(name === 'chess' ? {} : { Variant: name }),
    ...(FIRST.test(start) ? {} : { SetUp: '1', FEN: start }),
  };
  const next = ({ children }) => children.filter(({ added }) => !(given && added));
  const [first, ...others] = next(root);
  const moves = first ? wordsOf(first, others, start, given, next) : [];
  const before = wordsOfComment(root.comment);
  const pairs = Object.entries(tags).map(([tag, value]) => `[${tag} "${value.replace(/[\\"]/g, '\\$&')}"]\n`);
  return `${pairs.join('')}\n${wrapped([...before, ...moves, result])}\n\n`;
}
