/** One dependency of a picture. */
export interface Input {
  readonly kind: InputKind;
  /** Hash of its content; 64 bits in hexadecimal are enough to detect a change. */
  readonly hash: string;
  /** Readable name; for requests it also holds what is needed to repeat them. */
  readonly name: string;
}

export type InputKind =
  /** The camera's own code and packages, the browser, its fonts. */
  | 'camera'
  | 'browser'
  | 'fonts'
  /** An entry module of a lobby page or of a studio scene, with all its imports. */
  | 'module'
  /** Lines of the table of pages, by page name. */
  | 'pages'
  /** A picture or a font of the lobby's build. */
  | 'asset'
  /** Response headers of the page and its files. */
  | 'headers'
  /** Any other file that the page fetched, by address. */
  | 'resource'
  /** Answer to a call, or the first messages of the live stream. */
  | 'answer'
  /** Packed art of a scene: the default, or the overrides of a pack. */
  | 'art'
  /** File of the baseline. */
  | 'picture';

/** Formats inputs as the text of a file, one per line. */
export const formatInputs = (inputs: readonly Input[]): string =>
  inputs.map(({ kind, hash, name }) => `${kind}\t${hash}\t${name}\n`).join('');

/** Parses the output of `formatInputs`. Throws for anything else. */
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
