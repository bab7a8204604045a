import type { Scene, SceneContext } from '../../engine/definition.ts';
import { HALL_CELEBRATION } from '../models/round/hall-stage.ts';
import { StepRoundScene } from '../models/round/step-round.ts';
import { PumpStage } from './balloon-stage.ts';
import type { PumpTypes, PumpView } from './types.ts';

/** Pump: a balloon whose multiplier rises with each pump. */
export class PumpScene implements Scene<PumpTypes> {
  readonly cues: StepRoundScene<PumpView, object>['cues'];
  readonly #stage: PumpStage;
  readonly #round: StepRoundScene<PumpView, object>;

  constructor(context: SceneContext<PumpTypes>) {
    this.#stage = new PumpStage(context);
    this.#round = new StepRoundScene(context, this.#stage, HALL_CELEBRATION, {
      shown: ({ status, taken }) => context.emit('round:shown', { status, steps: taken.length }),
      closed: ({ payout }) => context.emit('round:closed', { payout }),
    });
    this.cues = this.#round.cues;
  }

  props({ line, view }: PumpTypes['props']): void {
    this.#stage.line = line;
    this.#round.rest(view ?? undefined);
  }

  press(): boolean {
    return this.#round.press();
  }
}
