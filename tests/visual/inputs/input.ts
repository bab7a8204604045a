/** One thing that a picture depends on. */
export interface Input {
  readonly kind: InputKind;
  /** Hash of the content, 64 bits in hexadecimal, by which a change is detected. */
  readonly hash: string;
  /** Readable name; that of a request contains everything needed to repeat it. */
  readonly name: string;
}

export type InputKind =
  /**
   * Code and packages of the camera (the program that takes pictures). The next kinds are the browser and its fonts.
   */
  | 'camera'
  | 'browser'
  | 'fonts'
  /** A module with which a lobby page or a studio scene starts, with all its imports. */
  | 'module'
  /** Lines of the table of pages; the input's name lists the pages. */
  | 'pages'
  /** A picture or font in the build of the lobby. */
  | 'asset'
  /** Response headers of a page, or of its files. */
  | 'headers'
  /** Any other file that the page fetched; the name is its address. */
  | 'resource'
  /** The server's answer to a call, or the first messages of the live stream. */
  | 'answer'
  /** Packed art of a scene: the default art, or the pictures that a pack replaces. */
  | 'art'
  /** The file of the picture's baseline. */
  | 'picture';

/** Returns inputs as text, one per line. */
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
