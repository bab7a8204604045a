import { children, findAll, nameOf, type Node, type Source } from './source.ts';

/** A refused phrase, and what to write instead. */
interface Riddle {
  readonly phrase: string;
  readonly instead: string;
}

/** The most frequent unclear phrases; docs/style.md has more, with examples. */
export const RIDDLES: readonly Riddle[] = [
  { phrase: 'so many', instead: 'the number or its name: "n pixels", "one in n", "at most 20"' },
  {
    phrase: 'is told',
    instead: 'who sends or shows what: "the caller receives", "the page shows", "returns"',
  },
  { phrase: 'are told', instead: 'who sends or shows what: "callers receive", "the page shows", "returns"' },
  { phrase: 'none of it', instead: 'what does not happen: "is not a dependency", "stores nothing"' },
  { phrase: 'whoever', instead: 'the role: "a player who", "the caller", "code that"' },
  { phrase: 'what is no', instead: 'the noun: "deleted files", "text that is not a number"' },
  { phrase: 'is none of', instead: '"is not one of" or "does not belong to"' },
  {
    phrase: 'of a card stands',
    instead: 'a verb that says what happens: "the card shows", "the card is at"',
  },
  { phrase: 'as it will be', instead: 'what it becomes: "the final layout", "after the update"' },
];

/** Placeholder for removed text, so that no phrase is found across the gap. */
const UNREAD = '\0';
const TEST_FUNCTIONS = new Set(['test', 'it', 'describe']);

/** A part of a text: offsets of its first character and of the character after its end. */
type Range = readonly [start: number, end: number];

/** Returns a line for every refused phrase in the comments and test names of a script. */
export const checkScript = (source: Source): string[] =>
  checkProse(source.path, keep(source.text, [...commentRanges(source), ...nameRanges(source)]));

/** Returns a line for every refused phrase in a document, apart from its code and generated tables. */
export const checkDocument = (path: string, text: string): string[] =>
  checkProse(
    path,
    [/^```[^]*?^```/gm, /<!-- table:[^]*?<!-- \/table -->/g].reduce(
      (left, unread) => left.replace(unread, blank),
      text,
    ),
  );

/** Returns a line for every refused phrase in the comments of CSS or SQL. */
export const checkComments = (path: string, text: string): string[] => {
  const comment = path.endsWith('.sql') ? /--.*|\/\*[^]*?\*\//g : /\/\*[^]*?\*\//g;
  return checkProse(
    path,
    keep(
      text,
      [...text.matchAll(comment)].map(({ index, 0: { length } }) => [index, index + length]),
    ),
  );
};

function checkProse(path: string, text: string): string[] {
  // Removes quoted code, and the marks of comments, since a phrase may continue on the next line.
  const prose = text
    .replace(/`[^`\n]*`/g, blank)
    .replace(/^[ \t]*(?:\/\/|\/?\*+|--)|\/\/|\/\*+/gm, (mark) => ' '.repeat(mark.length));
  return RIDDLES.flatMap(({ phrase, instead }) =>
    [...prose.matchAll(new RegExp(`\\b${phrase.replaceAll(' ', '\\s+')}\\b`, 'gi'))].map(({ index }) => {
      const line = prose.slice(0, index).split('\n').length;
      return `${path}:${line} says "${phrase}": write ${instead} (docs/style.md)`;
    }),
  );
}

const commentRanges = ({ comments }: Source): Range[] => comments.map(({ start, end }) => [start, end]);

/** Returns the ranges of test and suite names, including those of `test.describe('…')` and `it.each(table)('…')`. */
const nameRanges = ({ program }: Source): Range[] =>
  findAll(program, 'CallExpression')
    .filter((call) => TEST_FUNCTIONS.has(calleeOf(call)))
    .flatMap((call) => children(call, 'arguments').slice(0, 1))
    .filter(({ type }) => type === 'Literal' || type === 'TemplateLiteral')
    // Leaves out the quotes, since backticks would mark the name as quoted code.
    .map(({ start, end }) => [start + 1, end - 1]);

/** Returns the name with which a chain begins: `it` for `it.each(table)('…')`. */
function calleeOf(node: Node): string {
  const inner = node['callee'] ?? node['object'] ?? node['tag'];
  return typeof inner === 'object' && inner !== null ? calleeOf(inner as Node) : (nameOf(node) ?? '');
}

/** Returns a text of the same length and lines in which everything but the given ranges is blanked out. */
function keep(text: string, ranges: readonly Range[]): string {
  let kept = '';
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    kept += blank(text.slice(kept.length, start));
    kept += text.slice(start, end);
  }
  return kept + blank(text.slice(kept.length));
}

const blank = (text: string): string => text.replace(/\S/g, UNREAD);
