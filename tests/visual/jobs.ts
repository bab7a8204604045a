import type { PixelTolerance } from '../../scenes/engine/studio-scene.ts';
import type { PhotoOf } from '../../scenes/studio/photo-name.ts';
import type { ServerRequest } from './inputs/server-requests.ts';
import type { PageView } from './page-list.ts';

/** Photographs of one example in one art pack, at its instants. */
export interface PhotosJob {
  readonly kind: 'photos';
  readonly shots: readonly PhotoOf[];
  readonly tolerance: PixelTolerance | undefined;
  /** Number of photographs taken twice, because there is nothing to compare them with. */
  readonly twice: number;
}

/** One page in every viewport, in every state that changes it. */
export interface PageJob {
  readonly kind: 'page';
  readonly view: PageView;
}

/** An example that must end with the same pixels at every frame rate; `photos` in ms. */
export interface ParityJob {
  readonly kind: 'parity';
  readonly scene: string;
  readonly example: string;
  readonly photos: readonly number[];
}

/** Fifty changes of art on a mounted scene, which must leak nothing. */
export interface ArtSwapsJob {
  readonly kind: 'art-swaps';
  readonly scene: string;
  readonly packs: readonly string[];
  /** Whether it also fails when it is too slow: only if nothing else uses the machine. */
  readonly isTimed: boolean;
}

/** An example that is played to its end and must not flash. */
export interface FlashesJob {
  readonly kind: 'flashes';
  readonly scene: string;
  readonly example: string;
  /** Whether it is shown without motion. */
  readonly reduced: boolean;
}

/** A worker's job. */
export type Job = PhotosJob | PageJob | ParityJob | ArtSwapsJob | FlashesJob;

/** Use of a photograph. */
export type RunMode =
  /** Compares it with its baseline. */
  | 'compare'
  /** Makes it the baseline. */
  | 'update'
  /** Reports only faults of the picture itself, as there is no baseline of this browser. */
  | 'inspect'
  /** Reports its hash, for comparison with other runs. */
  | 'hash';

/** Addresses of what a worker photographs, and the use of the photographs. */
export interface Targets {
  readonly studio: string;
  /** Page on which art is swapped; present when a job needs it. */
  readonly swaps: string | undefined;
  readonly lobby: LobbyTarget | undefined;
  readonly mode: RunMode;
}

/** A served lobby, with the sessions of its players. */
export interface LobbyTarget {
  readonly address: string;
  /** Session token of the demo player, who has a history. */
  readonly player: string;
  /** Session token of a player who has just registered. */
  readonly newcomer: string;
}

/** A picture with a fault. */
export interface Failure {
  readonly name: string;
  readonly reasons: readonly string[];
  /** PNG file. */
  readonly actual: Buffer;
  readonly expected?: Buffer | undefined;
  readonly marked?: Buffer | undefined;
  /** Query that shows it in the studio, if it is of a scene. */
  readonly link?: string | undefined;
}

/** Result of a job. */
export interface JobResult {
  /** Names of all pictures that were taken, with their hashes if the mode needs them. */
  readonly taken: readonly { readonly name: string; readonly hash?: string }[];
  readonly failures: readonly Failure[];
  /** Number of other checks that passed. */
  readonly passed: number;
  /** Messages of other checks that failed. */
  readonly errors: readonly string[];
  /** Notes for the reader. */
  readonly notes: readonly string[];
  /** Visible inputs of a page's photographs. */
  readonly seen?: PageSeen;
}

/** Requests of a lobby page, in all its states; addresses are paths with their queries. */
export interface PageSeen {
  /** Name of the page's pictures. */
  readonly name: string;
  readonly path: string;
  readonly fetched: readonly string[];
  readonly requests: readonly ServerRequest[];
}

/** Returns the result of a job with one check: passed if there are no errors. */
export const checkResult = (errors: readonly string[], notes: readonly string[] = []): JobResult => ({
  taken: [],
  failures: [],
  passed: errors.length === 0 ? 1 : 0,
  errors,
  notes,
});

/** Returns the result of a job that was aborted. */
export const failedJob = (error: string): JobResult => checkResult([error]);
