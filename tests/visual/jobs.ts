import type { PixelTolerance } from '../../scenes/engine/definition.ts';
import type { PhotoOf } from '../../scenes/studio/photo-name.ts';
import type { ServerRequest } from './inputs/server-requests.ts';
import type { PageView } from './page-list.ts';

/** Photographs of one example in one art pack, at its instants. */
export interface PhotosJob {
  readonly kind: 'photos';
  readonly shots: readonly PhotoOf[];
  readonly tolerance: PixelTolerance | undefined;
  /** How many of them are taken twice, because there is nothing to compare them with. */
  readonly twice: number;
}

/** One page in every viewport, in every state that changes it. */
export interface PageJob {
  readonly kind: 'page';
  readonly view: PageView;
}

/** An example that must end on the same pixels at every frame rate; photos in ms. */
export interface ParityJob {
  readonly kind: 'parity';
  readonly scene: string;
  readonly example: string;
  readonly photos: readonly number[];
}

/** Fifty changes of art on a mounted scene, which must leave nothing behind. */
export interface ArtSwapsJob {
  readonly kind: 'art-swaps';
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

/** What a worker is given to do. */
export type Job = PhotosJob | PageJob | ParityJob | ArtSwapsJob | FlashesJob;

/** What is done with a photograph. */
export type RunMode =
  /** It must be its baseline. */
  | 'compare'
  /** It becomes its baseline. */
  | 'update'
  /** There is no baseline of this browser: only what is wrong with the picture itself is reported. */
  | 'inspect'
  /** Its hash is reported, to be compared with those of other runs. */
  | 'hash';

/** Where a worker finds what it photographs, and what it does with the photographs. */
export interface Targets {
  readonly studio: string;
  /** The page on which art is swapped; there when a job asks for it. */
  readonly swaps: string | undefined;
  readonly lobby: LobbyTarget | undefined;
  readonly mode: RunMode;
}

/** A served lobby, with the sessions of its players. */
export interface LobbyTarget {
  readonly address: string;
  /** Session token of the demo player, who has a history. */
  readonly player: string;
  /** Session token of somebody who has just registered. */
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

/** What a job found. */
export interface JobResult {
  /** Names of all pictures that were taken, with their hashes where the mode asks for them. */
  readonly taken: readonly { readonly name: string; readonly hash?: string }[];
  readonly failures: readonly Failure[];
  /** Checks that passed, beside pictures. */
  readonly passed: number;
  /** Checks that failed, beside pictures, in words. */
  readonly errors: readonly string[];
  /** What a person may like to know. */
  readonly notes: readonly string[];
  /** What a page's photographs were made from, as far as it shows. */
  readonly seen?: PageSeen;
}

/** What a page of the lobby fetched, in all its states; addresses are paths with their queries. */
export interface PageSeen {
  /** Of the page's pictures. */
  readonly name: string;
  readonly path: string;
  readonly fetched: readonly string[];
  readonly requests: readonly ServerRequest[];
}

/** The result of a job that is one check: passed when it found no error. */
export const checkResult = (errors: readonly string[], notes: readonly string[] = []): JobResult => ({
  taken: [],
  failures: [],
  passed: errors.length === 0 ? 1 : 0,
  errors,
  notes,
});

/** The result of a job that broke off. */
export const failedJob = (error: string): JobResult => checkResult([error]);
