import type { Scene, SceneContext } from '../../engine/definition.ts';
import { InstantRoundScene } from '../models/round/instant-round.ts';
import { DiamondsStage } from './diamonds-stage.ts';
import { CELEBRATION } from './tuning.ts';
import type { DiamondsTypes, Landing } from './types.ts';

/** Diamonds: five gems fall, and equal gems pay. */
export class DiamondsScene implements Scene<DiamondsTypes> {
  readonly cues: InstantRoundScene<Landing>['cues'];
  readonly #stage: DiamondsStage;
  readonly #round: InstantRoundScene<Landing>;

  constructor(context: SceneContext<DiamondsTypes>) {
    this.#stage = new DiamondsStage(context);
    this.#round = new InstantRoundScene(context, this.#stage, CELEBRATION, {
      landed: ({ hand }) => context.emit('round:landed', { hand }),
      shown: ({ hand, payout }) => context.emit('round:shown', { hand, payout }),
      closed: ({ hand }) => context.emit('round:closed', { hand }),
    });
    this.cues = this.#round.cues;
  }

  props({ hands }: DiamondsTypes['props']): void {
    this.#stage.tell(hands);
  }

  press(): boolean {
    return this.#round.press();
  }
}
