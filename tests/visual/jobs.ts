import type { PixelTolerance } from '../../scenes/engine/studio-scene.ts';
import type { PhotoOf } from '../../scenes/studio/photo-name.ts';
import type { ServerRequest } from './inputs/server-requests.ts';
import type { PageView } from './page-list.ts';

/** Job: photographs of an example in one art pack, at several instants. */
export interface PhotosJob {
  readonly kind: 'photos';
  readonly shots: readonly PhotoOf[];
  readonly tolerance: PixelTolerance | undefined;
  /** The number of these photographs that are taken twice, because there are no baselines to compare with. */
  readonly twice: number;
}

/** Job: photographs of a page in every viewport, and in every state in which it looks different. */
export interface PageJob {
  readonly kind: 'page';
  readonly view: PageView;
}

/** Job: checks that an example has the same pixels at every frame rate. `photos` are the instants to compare, ms. */
export interface ParityJob {
  readonly kind: 'parity';
  readonly scene: string;
  readonly example: string;
  readonly photos: readonly number[];
}

/** Job: changes the art of a mounted scene fifty times and checks for leaks. */
export interface ArtSwapsJob {
  readonly kind: 'art-swaps';
  readonly scene: string;
  readonly packs: readonly string[];
  /** Whether the job fails if it is too slow. Set only if nothing else runs on the machine. */
  readonly isTimed: boolean;
}

/** Job: plays an example to its end and checks that it does not flash. */
export interface FlashesJob {
  readonly kind: 'flashes';
  readonly scene: string;
  readonly example: string;
  /** Whether the example is played with reduced motion. */
  readonly reduced: boolean;
}

/** A job of a worker process. */
export type Job = PhotosJob | PageJob | ParityJob | ArtSwapsJob | FlashesJob;

/** What a run does with its photographs. */
export type RunMode =
  /** Compares them with their baselines. */
  | 'compare'
  /** Makes them the baselines. */
  | 'update'
  /** Reports only problems found while taking them, since there are no baselines of this browser. */
  | 'inspect'
  /** Returns their hashes, to compare several runs. */
  | 'hash';

/** Addresses of what a worker photographs, and what it does with the photographs. */
export interface Targets {
  readonly studio: string;
  /** Address of the page that swaps art; undefined if no job needs it. */
  readonly swaps: string | undefined;
  readonly lobby: LobbyTarget | undefined;
  readonly mode: RunMode;
}

/** A served lobby, with session tokens of its players. */
export interface LobbyTarget {
  readonly address: string;
  /** Session token of the demo player, whose lists are filled. */
  readonly player: string;
  /** Session token of a player who has just registered, whose lists are empty. */
  readonly newcomer: string;
}

/** A picture that differs from its baseline or has problems. */
export interface Failure {
  readonly name: string;
  readonly reasons: readonly string[];
  /** The photograph as a PNG; `expected` and `marked` are PNGs too. */
  readonly actual: Buffer;
  readonly expected?: Buffer | undefined;
  readonly marked?: Buffer | undefined;
  /** Query of the studio's address that shows the photographed instant; undefined for a page. */
  readonly link?: string | undefined;
}

/** Result of a job. */
export interface JobResult {
  /** Names of all pictures that were taken, with their hashes in the mode `hash`. */
  readonly taken: readonly { readonly name: string; readonly hash?: string }[];
  readonly failures: readonly Failure[];
  /** Number of passed checks other than comparisons of pictures. */
  readonly passed: number;
  /** Messages of failed checks other than comparisons of pictures. */
  readonly errors: readonly string[];
  /** Remarks to print that are no failures. */
  readonly notes: readonly string[];
  /** The requests of a photographed page; undefined for other jobs. */
  readonly seen?: PageSeen;
}

/** The requests of a lobby page in all its states. Addresses are paths with their queries. */
export interface PageSeen {
  /** Name of the page's pictures, without a folder. */
  readonly name: string;
  readonly path: string;
  readonly fetched: readonly string[];
  readonly requests: readonly ServerRequest[];
}

/** Returns the result of a job that is a single check, which has passed if there are no errors. */
export const checkResult = (errors: readonly string[], notes: readonly string[] = []): JobResult => ({
  taken: [],
  failures: [],
  passed: errors.length === 0 ? 1 : 0,
  errors,
  notes,
});

/** Returns the result of a job that was aborted. */
export const failedJob = (error: string): JobResult => checkResult([error]);
