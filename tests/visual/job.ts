import type { PixelTolerance } from '../../scenes/engine/definition.ts';
import type { PhotoOf } from '../../scenes/studio/photo-name.ts';
import type { PageView } from './page-list.ts';

/** Photographs of one example in one look, at its instants. */
export interface PhotosJob {
  readonly kind: 'photos';
  readonly shots: readonly PhotoOf[];
  readonly tolerance: PixelTolerance | undefined;
  /** How many of them are taken twice, because there is nothing to compare them with. */
  readonly twice: number;
}

/** One page on every screen, in every light it has. */
export interface PageJob {
  readonly kind: 'page';
  readonly view: PageView;
}

/** An example that must end on the same pixels in every rhythm; photos in ms. */
export interface RhythmsJob {
  readonly kind: 'rhythms';
  readonly scene: string;
  readonly example: string;
  readonly photos: readonly number[];
}

/** Fifty changes of art on a mounted scene, which must leave nothing behind. */
export interface SwapsJob {
  readonly kind: 'swaps';
  readonly scene: string;
  readonly packs: readonly string[];
  /** Whether it also fails when it takes too long: only where nothing else keeps the machine busy. */
  readonly isTimed: boolean;
}

/** An example that is played to its end and must not flash. */
export interface FlashesJob {
  readonly kind: 'flashes';
  readonly scene: string;
  readonly example: string;
  /** Without motion, where it has any. */
  readonly reduced: boolean;
}

/** A piece of work for one process. */
export type Job = PhotosJob | PageJob | RhythmsJob | SwapsJob | FlashesJob;

/** What is done with a photograph. */
export type Purpose =
  /** It must be its baseline. */
  | 'compare'
  /** It becomes its baseline. */
  | 'update'
  /** There is no baseline of this browser: only what is wrong with the picture itself is told. */
  | 'look'
  /** Its hash is told, to be compared with those of other runs. */
  | 'hash';

/** Where a process finds what it photographs. */
export interface Places {
  readonly studio: string;
  /** The page on which art is swapped; there when a job asks for it. */
  readonly swaps: string | undefined;
  readonly lobby: LobbyPlace | undefined;
  readonly purpose: Purpose;
}

/** A served lobby, with the sessions of its players. */
export interface LobbyPlace {
  readonly address: string;
  /** Somebody with a past. */
  readonly player: string;
  /** Somebody who has just come. */
  readonly newcomer: string;
}

/** A picture that is not as it should be. */
export interface Failure {
  readonly name: string;
  readonly reasons: readonly string[];
  /** PNG files. */
  readonly actual: Buffer;
  readonly expected?: Buffer | undefined;
  readonly marked?: Buffer | undefined;
  /** The query that shows it in the studio, if it is a scene's. */
  readonly link?: string | undefined;
}

/** What became of a job. */
export interface Outcome {
  /** Names of all pictures that were taken, with their hashes where those are the purpose. */
  readonly taken: readonly { readonly name: string; readonly hash?: string }[];
  readonly failures: readonly Failure[];
  /** Things that passed, beside pictures. */
  readonly passed: number;
  /** Things that failed, beside pictures, in words. */
  readonly broken: readonly string[];
  /** What a person may like to know. */
  readonly says: readonly string[];
}
