import type { GenericSchema } from 'valibot';
import type { Stakes } from '../stakes.ts';

/**
 * How a round proceeds. instant: one draw; steps: steps until the player stops or loses; reels: a spin of reels;
 * shared: one round for all players who have the game open.
 */
export type Course = 'instant' | 'steps' | 'reels' | 'shared';

/** All integers from `from` to `to`. */
interface Range {
  readonly from: number;
  readonly to: number;
  /** Values to try instead of all, if the range is too long to try every integer. */
  readonly samples?: readonly number[];
  /** The part of the range in which test players bet. */
  readonly usual?: readonly [from: number, to: number];
}

/** One of the listed values. */
interface OneOf {
  readonly oneOf: readonly (string | number)[];
  /** Set if the RTP is the same for every value. */
  readonly isAlike?: true;
}

/** A list of `fewest` to `most` different integers from `from` to `to`, in any order. */
interface Different {
  readonly different: {
    readonly from: number;
    readonly to: number;
    readonly fewest: number;
    readonly most: number;
  };
}

/** Values of one field of a choice or a step. The rules may refuse some combinations. */
export type Values = Range | OneOf | Different;

/** Values of each field of a choice or a step. */
export type Fields = Readonly<Record<string, Values>>;

/** RTP of one pay table, and the name of the range of stakes that fits its top prize. */
export interface PayTable {
  /** RTP in millionths, of the worst and the best choice; a single figure if both are equal. */
  readonly returns: readonly [least: number, most?: number];
  readonly stakes: Stakes;
}

/**
 * Something that a test player does before a bet: presses a button, checks a box or fills a field, each given by its
 * name.
 */
export type Preparation =
  | { readonly press: string }
  | { readonly check: string }
  | { readonly fill: string; readonly with: string };

/** English names of the buttons with which test players play a game; the beginning of a name is enough. */
export interface Presses {
  /** Button that places the bet. */
  readonly bet: string;
  /** Choices before the first bet, for example the safest side. */
  readonly prepare?: readonly Preparation[];
  /** Buttons that take a step of an open round; the test player presses the first one that is on the page. */
  readonly steps?: readonly string[];
  /** Button that reveals the result, if the player has to uncover it. */
  readonly uncover?: string;
}

/**
 * Content of the tile of the title that has the game's name: main symbol, palette and pattern; for a portrait tile also
 * companion symbols and a font (names of assets/make/lobby).
 */
export type GameTile =
  | { readonly square: readonly [hero: string, palette: string, pattern: string] }
  | {
      readonly portrait: readonly [
        hero: string,
        companions: string,
        palette: string,
        pattern: string,
        font: string,
      ];
    };

/** Orientation in which a game's frame can be used. */
export type Orientation = 'any' | 'portrait' | 'landscape';

/** Fields of the manifest of every game. */
interface Manifest<OfCourse extends Course, Shapes> {
  readonly course: OfCourse;
  /** Schemas of the values that are sent: the choice made with the bet, the outcome, and the steps between them. */
  readonly shapes: Shapes;
  /** Every choice that players may make with a bet, as one entry for each set of fields. */
  readonly choices: readonly Fields[];
  /** Pay tables by name; a title names the one that it uses. Rounds are stored with that name. */
  readonly payTables: Readonly<Record<string, PayTable>>;
  /** Whether auto-play may repeat the same choice, where the market allows auto-play. */
  readonly autoPlay: boolean;
  /** Orientation of the game's frame; default: any. */
  readonly orientation?: Orientation;
  /** Folder of the game's scene, also the name of its art; default: the game's name. */
  readonly scene?: string;
  /**
   * How a title changes the look of the scene: by an art pack of its own, or by its own symbols; default: not at all.
   */
  readonly dress?: 'pack' | 'symbols';
  /**
   * The part of the scene's picture that must stay visible. tall: all of a tall picture; card: the card in the middle;
   * default: the middle two thirds of a square.
   */
  readonly pictureShape?: 'tall' | 'card';
  /** Props of the scene before the first round; default: those of its first example. */
  readonly restProps?: Readonly<Record<string, unknown>>;
  /** Name of the bundle with the game's sounds. */
  readonly sounds: string;
  /** Name of the scene's example of which a film is made. */
  readonly film: string;
  readonly presses: Presses;
  /** Content of the tile of the title with the game's name; absent if every title has a tile of its own. */
  readonly tile?: GameTile;
}

/** Manifest of a game of one draw. */
export type InstantManifest = Manifest<
  'instant',
  { readonly choice: GenericSchema; readonly outcome: GenericSchema }
>;

/** Manifest of a game of several steps. */
export interface StepManifest extends Manifest<
  'steps',
  {
    readonly choice: GenericSchema;
    readonly step: GenericSchema;
    /** What a step reveals besides whether it won; null if nothing. */
    readonly shown: GenericSchema;
    /** The layout that the seed fixes, revealed when the round is settled. */
    readonly layout: GenericSchema;
  }
> {
  /** Every step that players may take, as the values of its fields. */
  readonly step: Fields;
}

/** Manifest of a game of reels. The bet is the only choice; the server sends a whole spin as fair/reels makes it. */
export type ReelManifest = Manifest<
  'reels',
  { readonly choice: GenericSchema; readonly outcome: GenericSchema }
>;

/**
 * Manifest of a game of shared rounds: the choice of one bet and the outcome of the round. The live stream is in
 * contract/shared-rounds.ts.
 */
export type SharedManifest = Manifest<
  'shared',
  { readonly choice: GenericSchema; readonly outcome: GenericSchema }
>;

/** Everything that the registries of the hall need to know about a game besides its code, as plain data. */
export type GameManifest = InstantManifest | StepManifest | ReelManifest | SharedManifest;
