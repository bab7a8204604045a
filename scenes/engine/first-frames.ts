import type { SceneTypes } from './definition.ts';
import type { TimedCue } from './studio-scene.ts';

/** A part of a scene's props; undefined removes a prop. */
type SomeProps<T extends SceneTypes> = { readonly [K in keyof T['props']]?: T['props'][K] | undefined };

/** A state at rest in which only part of the picture differs from the plain first frame, such as a disabled button. */
export interface FirstFrameState<T extends SceneTypes> {
  readonly props?: SomeProps<T>;
  /** Cues fired at 0 ms, before the photograph. */
  readonly cues?: readonly TimedCue<T>[];
  /** Name of the state that this state is based on, whose changes apply too; default: none. */
  readonly over?: string;
}

/** Centre and size of an element, design pixels. */
export interface MarkedPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Declares the photographs that a page shows while it waits for the scene (docs/camera.md, First frames): the scene at
 * rest without its live texts and pictures, and the places of these texts and pictures.
 */
export interface FirstFrame<T extends SceneTypes> {
  /** Name of the example that shows the scene at rest; default: `idle`. */
  readonly example?: string;
  /** Changes to the example's props for the photograph. */
  readonly props?: SomeProps<T>;
  /** States by name. Of each state, only the part that differs from the plain picture is stored as a file. */
  readonly states?: Readonly<Record<string, FirstFrameState<T>>>;
  /** Texts that the page writes itself, by name: the values that the example shows, which the photograph leaves out. */
  readonly figures?: Readonly<Record<string, readonly string[]>>;
  /** Names of the pictures that the page places from its own data; they are left out of the photograph. */
  readonly pieces?: RegExp;
  /** Places that the page needs: names of pictures whose places are measured in the photograph, or fixed places. */
  readonly marks?: RegExp | readonly MarkedPlace[];
}
