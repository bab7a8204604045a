import type { SceneContext, SceneTypes } from '../../../engine/definition.ts';
import type { Container } from '../../../engine/pixi.ts';

/** A point in design pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Position and motion of the climber at one instant. */
export interface ClimberPose {
  /** Number of steps climbed, including a fraction of the next one. */
  readonly height: number;
  /** What the climber does: it rests, climbs, slips back, or rests where it slipped to after a loss. */
  readonly mood: 'rest' | 'climbing' | 'slipping' | 'lost';
  /** Time since the climber's current motion began, ms. */
  readonly ms: number;
}

/** Picture of the climber, which `stand` draws at a pose. */
export interface Climber {
  readonly view: Container;
  stand(pose: ClimberPose): void;
}

/** What is different in each climbing game: pictures, positions and sounds. */
export interface ClimbLook {
  /** Multiplier of the stake after each step, in hundredths. */
  readonly pays: readonly number[];
  /** Pictures behind the climber, from back to front. */
  readonly pictures: readonly (Point & { readonly name: string })[];
  /** Returns the climber's centre at a height, which is a possibly fractional number of steps. */
  at(height: number): Point;
  /** Returns the centre of a step's tag; steps count from 1. */
  tagAt(step: number): Point;
  /** Returns the climber's final height, in steps, after a loss that follows `won` successful steps. */
  leftAt(won: number): number;
  /** Name of the sound that plays as a step begins. */
  readonly pull: string;
  climber(context: Pick<SceneContext<SceneTypes>, 'texture'>): Climber;
}
