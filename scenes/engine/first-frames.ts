import type { SceneTypes, TimedCue } from './definition.ts';

/** Some of a scene's props; undefined leaves one out. */
type SomeProps<T extends SceneTypes> = { readonly [K in keyof T['props']]?: T['props'][K] | undefined };

/** A state of a scene at rest that shows on a part of its picture: a button that is off, a switch that is on. */
export interface FirstFrameState<T extends SceneTypes> {
  readonly props?: SomeProps<T>;
  /** Cues that it begins with, at 0 ms. */
  readonly cues?: readonly TimedCue<T>[];
  /** The state it is laid over; the plain picture when it is left out. */
  readonly over?: string;
}

/** Middle and size of something, dpx. */
export interface MarkedPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What is photographed of a scene for the page that waits for it (docs/camera.md, First frames): its example at
 * rest without what is live, and what is live by its place.
 */
export interface FirstFrame<T extends SceneTypes> {
  /** The example that shows it at rest; `idle` when it is left out. */
  readonly example?: string;
  /** What the example's props are changed by. */
  readonly props?: SomeProps<T>;
  /** By name; of each the part that differs is kept. */
  readonly states?: Readonly<Record<string, FirstFrameState<T>>>;
  /** Texts that the page writes, by name, as they read in the photograph; left out of it. */
  readonly figures?: Readonly<Record<string, readonly string[]>>;
  /** Names of pictures that the page lays, by data that only it knows; left out of the photograph. */
  readonly pieces?: RegExp;
  /** Places that the page needs: of pictures that are in the photograph, by their names, or as the layout has them. */
  readonly marks?: RegExp | readonly MarkedPlace[];
}
