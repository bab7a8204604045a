import type { SceneTypes } from './definition.ts';
import type { TimedCue } from './studio-scene.ts';

/** A subset of a scene's props; undefined omits one. */
type SomeProps<T extends SceneTypes> = { readonly [K in keyof T['props']]?: T['props'][K] | undefined };

/** A state of a scene at rest that changes only part of its picture: a disabled button, a switch that is on. */
export interface FirstFrameState<T extends SceneTypes> {
  readonly props?: SomeProps<T>;
  /** Cues fired at 0 ms. */
  readonly cues?: readonly TimedCue<T>[];
  /** The state that it extends; default the plain picture. */
  readonly over?: string;
}

/** Middle and size of an element, dpx. */
export interface MarkedPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Photographs of a scene for the page that waits for it (docs/camera.md, First frames): its example at rest without
 * the live parts, and the places of the live parts.
 */
export interface FirstFrame<T extends SceneTypes> {
  /** The example that shows it at rest; default `idle`. */
  readonly example?: string;
  /** Changes to the example's props. */
  readonly props?: SomeProps<T>;
  /** States by name; only the part that differs is kept of each. */
  readonly states?: Readonly<Record<string, FirstFrameState<T>>>;
  /** Texts that the page writes, by name, as they read in the photograph; omitted from it. */
  readonly figures?: Readonly<Record<string, readonly string[]>>;
  /** Names of pictures that the page places from its own data; omitted from the photograph. */
  readonly pieces?: RegExp;
  /** Places that the page needs: of pictures in the photograph, by name, or from the layout. */
  readonly marks?: RegExp | readonly MarkedPlace[];
}
