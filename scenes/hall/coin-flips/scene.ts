import type { Scene, SceneContext } from '../../engine/definition.ts';
import { StepRoundScene } from '../models/round/step-round.ts';
import { CoinStage } from './coin-stage.ts';
import { CELEBRATION } from './tuning.ts';
import type { FlipsTypes, FlipsView, CoinSide } from './types.ts';

/** Coin flips: the player calls heads or tails, and the coin is thrown. */
export class FlipsScene implements Scene<FlipsTypes> {
  readonly cues: StepRoundScene<FlipsView, { readonly side: CoinSide }>['cues'];
  readonly #stage: CoinStage;
  readonly #round: StepRoundScene<FlipsView, { readonly side: CoinSide }>;

  constructor(context: SceneContext<FlipsTypes>) {
    this.#stage = new CoinStage(context);
    this.#round = new StepRoundScene(context, this.#stage, CELEBRATION, {
      shown: ({ status, taken }) => context.emit('round:shown', { status, steps: taken.length }),
      closed: ({ payout }) => context.emit('round:closed', { payout }),
    });
    this.cues = this.#round.cues;
  }

  props({ pays, view }: FlipsTypes['props']): void {
    this.#stage.row.write(pays);
    this.#round.rest(view ?? undefined);
  }

  press(): boolean {
    return this.#round.press();
  }
}
