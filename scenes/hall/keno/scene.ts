import type { Scene, SceneContext } from '../../engine/definition.ts';
import { InstantRoundScene } from '../models/round/instant-round.ts';
import { hitsOf, KenoStage } from './keno-stage.ts';
import { CELEBRATION } from './tuning.ts';
import type { KenoTypes, Landing } from './types.ts';

/** Keno: ten of forty balls are drawn, and the tickets of picked numbers light up. */
export class KenoScene implements Scene<KenoTypes> {
  readonly cues: InstantRoundScene<Landing>['cues'];
  readonly #stage: KenoStage;
  readonly #round: InstantRoundScene<Landing>;

  constructor(context: SceneContext<KenoTypes>) {
    this.#stage = new KenoStage(context);
    this.#round = new InstantRoundScene(context, this.#stage, CELEBRATION, {
      landed: (landing) => context.emit('round:landed', { hits: hitsOf(landing) }),
      shown: (landing) => context.emit('round:shown', { hits: hitsOf(landing), payout: landing.payout }),
      closed: (landing) => context.emit('round:closed', { hits: hitsOf(landing) }),
    });
    this.cues = this.#round.cues;
  }

  props({ picks, pays, hint }: KenoTypes['props']): void {
    if (!this.#stage.ask(picks, pays, hint) || !this.#round.isAtRest) return;
    this.#round.clearResult();
    this.#stage.follow();
  }

  press(): boolean {
    return this.#round.press();
  }
}
