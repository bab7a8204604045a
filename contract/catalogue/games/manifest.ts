import type { GenericSchema } from 'valibot';
import type { Stakes } from '../stakes.ts';

/**
 * How a round goes: one draw; steps until the player stops or loses; a spin of reels; one round for all players with
 * the game open.
 */
export type Course = 'instant' | 'steps' | 'reels' | 'shared';

/** Integers of a range. */
interface Range {
  readonly from: number;
  readonly to: number;
  /** Values to enumerate where the range is too long. */
  readonly samples?: readonly number[];
  /** The part of the range in which test players bet. */
  readonly usual?: readonly [from: number, to: number];
}

/** One of some values. */
interface OneOf {
  readonly oneOf: readonly (string | number)[];
  /** Set if every value returns the same. */
  readonly isAlike?: true;
}

/** Different integers of a range, in any order. */
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

/** What players get back by one pay table, and the range of stakes that fits its top prize. */
export interface PayTable {
  /** RTP in millionths, of the worst and the best choice; one figure where they are equal. */
  readonly returns: readonly [least: number, most?: number];
  readonly stakes: Stakes;
}

/** Something that a player does before a bet, by the name of its button or field. */
export type Preparation =
  | { readonly press: string }
  | { readonly check: string }
  | { readonly fill: string; readonly with: string };

/** Names of buttons, in English, by which a game is played; the beginning of a name is enough. */
export interface Presses {
  /** Places the bet. */
  readonly bet: string;
  /** Precede the first bet, for example the safest choice. */
  readonly prepare?: readonly Preparation[];
  /** Take a step of an open round: the first that is there. */
  readonly steps?: readonly string[];
  /** Reveals the result where the player uncovers it. */
  readonly uncover?: string;
}

/**
 * Content of the tile of the title named after the game: main symbol, companions of a portrait, palette, pattern, and
 * font of a portrait (names of assets/make/lobby).
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

/** Supported orientation of a game's frame. */
export type Orientation = 'any' | 'portrait' | 'landscape';

/** What all manifests of games say. */
interface Manifest<OfCourse extends Course, Shapes> {
  readonly course: OfCourse;
  /** Wire shapes of the choice made with the bet, of the outcome, and of the steps between them. */
  readonly shapes: Shapes;
  /** Every choice that players may make with a bet; alternatives where they have different fields. */
  readonly choices: readonly Fields[];
  /** Pay tables by name; a title names the one that it plays. Rounds are stored with that name. */
  readonly payTables: Readonly<Record<string, PayTable>>;
  /** Whether auto play may repeat the same choice, where the market allows it. */
  readonly autoPlay: boolean;
  /** Default: any. */
  readonly orientation?: Orientation;
  /** Folder of its scene, also the name of its art; default: the game's name. */
  readonly scene?: string;
  /** How a title dresses the scene: by an art pack of its own, or by its own symbols; default: not at all. */
  readonly dress?: 'pack' | 'symbols';
  /**
   * The part of the scene's picture that must stay visible: all of a tall one, or the card in its middle; default:
   * the middle two thirds of a square.
   */
  readonly pictureShape?: 'tall' | 'card';
  /** Props of the scene before the first round, where they differ from those of its first example. */
  readonly restProps?: Readonly<Record<string, unknown>>;
  /** Bundle of its sounds. */
  readonly sounds: string;
  /** Example of the scene that is filmed. */
  readonly film: string;
  readonly presses: Presses;
  /** Absent where every title has a tile of its own. */
  readonly tile?: GameTile;
}

/** A game of one draw. */
export type InstantManifest = Manifest<
  'instant',
  { readonly choice: GenericSchema; readonly outcome: GenericSchema }
>;

/** A game of several steps. */
export interface StepManifest extends Manifest<
  'steps',
  {
    readonly choice: GenericSchema;
    readonly step: GenericSchema;
    /** What a step reveals besides whether it won; null if nothing. */
    readonly shown: GenericSchema;
    /** Revealed when the round is settled. */
    readonly layout: GenericSchema;
  }
> {
  /** Every step that players may take. */
  readonly step: Fields;
}

/** A game of reels: no choice but the bet; a spin is sent whole, as fair/reels makes it. */
export type ReelManifest = Manifest<
  'reels',
  { readonly choice: GenericSchema; readonly outcome: GenericSchema }
>;

/**
 * A game of shared rounds: the choice of one bet and the outcome of the round. The live stream is in
 * contract/shared-rounds.ts.
 */
export type SharedManifest = Manifest<
  'shared',
  { readonly choice: GenericSchema; readonly outcome: GenericSchema }
>;

/** Everything that the registries of the hall need of a game besides its code, as plain data. */
export type GameManifest = InstantManifest | StepManifest | ReelManifest | SharedManifest;
