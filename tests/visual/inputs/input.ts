/** One thing that a picture was made from. */
export interface Input {
  readonly kind: InputKind;
  /** Of its content; 64 bits in hexadecimal are enough to tell a change. */
  readonly hash: string;
  /** What it is, for people; for what is asked for anew also how. */
  readonly name: string;
}

export type InputKind =
  /** The camera's own code and packages, the browser, its fonts. */
  | 'camera'
  | 'browser'
  | 'fonts'
  /** A module that a page of the lobby or a scene of the studio begins with, and all that it imports. */
  | 'module'
  /** Lines of the table of pages, by the names of their pages. */
  | 'pages'
  /** A picture or a font of the lobby's build. */
  | 'asset'
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
  inputs.map(({ kind, hash, name }) => `${kind}\t${hash}\t${name}\n`).join('');

/** Reads what `formatInputs` wrote. Throws for anything else. */
export function parseInputs(text: string): Input[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [kind, hash, name] = line.split('\t');
      if (kind === undefined || !isKind(kind) || hash === undefined || name === undefined)
        throw new Error(`"${line}" is no input of a picture`);
      return { kind, hash, name };
    });
}

const KINDS: readonly string[] = [
  'camera',
  'browser',
  'fonts',
  'module',
  'pages',
  'asset',
  'headers',
  'resource',
  'answer',
  'art',
  'picture',
] satisfies InputKind[];

const isKind = (text: string): text is InputKind => KINDS.includes(text);
