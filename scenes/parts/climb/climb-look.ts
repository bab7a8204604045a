import type { SceneContext, SceneTypes } from '../../engine/definition.ts';
import type { Container } from '../../engine/pixi.ts';

/** A point, dpx. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How whoever climbs is seen at an instant. */
export interface Pose {
  /** Steps from the start, with the part of the next one. */
  readonly height: number;
  /** resting; on the way up; luck has ended; where that has left it. */
  readonly mood: 'rest' | 'climbing' | 'slipping' | 'lost';
  /** How long it has waited or slipped, ms. */
  readonly ms: number;
}

/** Whoever climbs. */
export interface Climber {
  readonly view: Container;
  stand(pose: Pose): void;
}

/** In what one climb differs from another. */
export interface ClimbLook {
  /** What the steps pay, hundredths of the stake. */
  readonly pays: readonly number[];
  /** Pictures behind whoever climbs, from the far to the near. */
  readonly pictures: readonly (Point & { readonly name: string })[];
  /** Middle of whoever stands at this height. */
  at(height: number): Point;
  /** Middle of a step's tag; steps count from 1. */
  tagAt(step: number): Point;
  /** How high it ends when luck ends after so many steps. */
  leftAt(won: number): number;
  /** What is heard of a pull. */
  readonly pull: string;
  climber(context: Pick<SceneContext<SceneTypes>, 'texture'>): Climber;
}
