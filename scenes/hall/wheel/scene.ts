import type { Scene, SceneContext } from '../../engine/definition.ts';
import { InstantRoundScene } from '../models/round/instant-round.ts';
import { CELEBRATION } from './tuning.ts';
import type { Landing, WheelTypes } from './types.ts';
import { WheelStage } from './wheel-stage.ts';

/** Wheel: a wheel that stops in the segment that the server drew. */
export class WheelScene implements Scene<WheelTypes> {
  readonly cues: InstantRoundScene<Landing>['cues'];
  readonly #stage: WheelStage;
  readonly #round: InstantRoundScene<Landing>;

  constructor(context: SceneContext<WheelTypes>) {
    this.#stage = new WheelStage(context);
    this.#round = new InstantRoundScene(context, this.#stage, CELEBRATION, {
      landed: ({ segment }) => context.emit('round:landed', { segment }),
      shown: ({ segment, payout }) => context.emit('round:shown', { segment, payout }),
      closed: ({ segment }) => context.emit('round:closed', { segment }),
    });
    this.cues = this.#round.cues;
  }

  props({ segments }: WheelTypes['props']): void {
    if (!this.#stage.ask(segments) || !this.#round.isAtRest) return;
    this.#round.clearResult();
    this.#stage.follow();
  }

  press(): boolean {
    return this.#round.press();
  }
}
