/** One thing that a picture was made from. */
export interface Input {
  readonly kind: InputKind;
  /** Of its content; 64 bits in hexadecimal are enough to tell a change. */
  readonly hash: string;
  /** What it is, for people; for what is asked for anew also how. */
  readonly name: string;
  /** Of a file of a build: which of its references to other files were followed, by their order in it. */
  readonly links?: readonly number[];
}

export type InputKind =
  /** The camera's own code and packages, the browser, its fonts. */
  | 'camera'
  | 'browser'
  | 'fonts'
  /** A file of the lobby's or the studio's build, whatever it is called today. */
  | 'file'
  /** Response headers of the page and its files. */
  | 'headers'
  /** Any other file that the page fetched, by its address. */
  | 'resource'
  /** A call's answer or the first messages of the live stream. */
  | 'answer'
  /** A scene's packed art: the default, or what a pack lays over it. */
  | 'art'
  /** The baseline's file. */
  | 'picture';

/** Formats inputs as the text of a file, a line each. */
export const formatInputs = (inputs: readonly Input[]): string =>
  inputs
    .map(({ kind, hash, name, links }) => [kind, hash, name, ...linkText(links)].join('\t') + '\n')
    .join('');

/** Reads what `formatInputs` wrote. Throws for anything else. */
export function parseInputs(text: string): Input[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [kind, hash, name, links] = line.split('\t');
      if (kind === undefined || !isKind(kind) || hash === undefined || name === undefined)
        throw new Error(`"${line}" is no input of a picture`);
      return { kind, hash, name, ...(links !== undefined && { links: parseLinks(links) }) };
    });
}

const KINDS: readonly string[] = [
  'camera',
  'browser',
  'fonts',
  'file',
  'headers',
  'resource',
  'answer',
  'art',
  'picture',
] satisfies InputKind[];

const isKind = (text: string): text is InputKind => KINDS.includes(text);

/** `0-3,7` for 0, 1, 2, 3 and 7. */
function linkText(links: readonly number[] | undefined): string[] {
  if (links === undefined || links.length === 0) return [];
  const ranges: { from: number; to: number }[] = [];
  for (const link of links) {
    const last = ranges.at(-1);
    if (last?.to === link - 1) last.to = link;
    else ranges.push({ from: link, to: link });
  }
  return [ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(',')];
}

function parseLinks(text: string): number[] {
  return text.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}
