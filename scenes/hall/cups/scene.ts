import type { Scene, SceneContext } from '../../engine/definition.ts';
import { HALL_CELEBRATION } from '../models/round/hall-stage.ts';
import { StepRoundScene } from '../models/round/step-round.ts';
import { CupsStage } from './cups-stage.ts';
import type { CupsTypes, CupsView } from './types.ts';

/** Cups: a ball is under one of the cups, and each find in a row pays more. */
export class CupsScene implements Scene<CupsTypes> {
  readonly cues: StepRoundScene<CupsView, { readonly cup: number }>['cues'];
  readonly #stage: CupsStage;
  readonly #round: StepRoundScene<CupsView, { readonly cup: number }>;

  constructor(context: SceneContext<CupsTypes>) {
    this.#stage = new CupsStage(context);
    this.#round = new StepRoundScene(context, this.#stage, HALL_CELEBRATION, {
      shown: ({ status, taken }) => context.emit('round:shown', { status, steps: taken.length }),
      closed: ({ payout }) => context.emit('round:closed', { payout }),
    });
    this.cues = this.#round.cues;
  }

  props(props: CupsTypes['props']): void {
    if (this.#round.mayChange) this.#stage.set(props);
    this.#round.rest(props.view ?? undefined);
  }

  press(): boolean {
    return this.#round.press();
  }
}
