import type { SceneContext, SceneTypes } from '../../../engine/definition.ts';
import type { Container } from '../../../engine/pixi.ts';

/** A point, dpx. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pose of the climber at one instant. */
export interface ClimberPose {
  /** Steps from the start, including a fraction of the next one. */
  readonly height: number;
  /** At rest; on the way up; losing; at its place after the loss. */
  readonly mood: 'rest' | 'climbing' | 'slipping' | 'lost';
  /** Time it has waited or slipped, ms. */
  readonly ms: number;
}

/** The climber. */
export interface Climber {
  readonly view: Container;
  stand(pose: ClimberPose): void;
}

/** The parts in which climbs differ. */
export interface ClimbLook {
  /** Payouts of the steps, hundredths of the stake. */
  readonly pays: readonly number[];
  /** Pictures behind the climber, from back to front. */
  readonly pictures: readonly (Point & { readonly name: string })[];
  /** Returns the middle of the climber at this height. */
  at(height: number): Point;
  /** Returns the middle of a step's tag; steps count from 1. */
  tagAt(step: number): Point;
  /** Returns the final height after a loss with `won` steps. */
  leftAt(won: number): number;
  /** The sound of a pull. */
  readonly pull: string;
  climber(context: Pick<SceneContext<SceneTypes>, 'texture'>): Climber;
}
