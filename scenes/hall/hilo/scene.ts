import type { Scene, SceneContext } from '../../engine/definition.ts';
import { StepRoundScene } from '../models/round/step-round.ts';
import { CardStage } from './card-stage.ts';
import { CELEBRATION } from './tuning.ts';
import type { HiloTypes, HiloView, Guess } from './types.ts';

/** Hilo: the player guesses whether the next card is higher or lower. */
export class HiloScene implements Scene<HiloTypes> {
  readonly cues: StepRoundScene<HiloView, { readonly guess: Guess }>['cues'];
  readonly #stage: CardStage;
  readonly #round: StepRoundScene<HiloView, { readonly guess: Guess }>;

  constructor(context: SceneContext<HiloTypes>) {
    this.#stage = new CardStage(context);
    this.#round = new StepRoundScene(context, this.#stage, CELEBRATION, {
      shown: ({ status, taken }) => context.emit('round:shown', { status, steps: taken.length }),
      closed: ({ payout }) => context.emit('round:closed', { payout }),
    });
    this.cues = this.#round.cues;
  }

  props({ view }: HiloTypes['props']): void {
    this.#round.rest(view ?? undefined);
  }

  press(): boolean {
    return this.#round.press();
  }
}
