import type { Scene, SceneContext } from '../../../engine/definition.ts';
import { HALL_CELEBRATION } from '../round/hall-stage.ts';
import { StepRoundScene } from '../round/step-round.ts';
import type { ClimbLook } from './climb-look.ts';
import { ClimbStage } from './climb-stage.ts';
import type { ClimbProps, ClimbTypes, ClimbView } from './types.ts';

/** A climbing game: the player takes one more step, or cashes out. */
export class ClimbScene implements Scene<ClimbTypes> {
  readonly cues: StepRoundScene<ClimbView, object>['cues'];
  readonly #stage: ClimbStage;
  readonly #round: StepRoundScene<ClimbView, object>;

  constructor(context: SceneContext<ClimbTypes>, look: ClimbLook) {
    this.#stage = new ClimbStage(context, look);
    this.#round = new StepRoundScene(context, this.#stage, HALL_CELEBRATION, {
      shown: ({ status, taken }) => context.emit('round:shown', { status, steps: taken.length }),
      closed: ({ payout }) => context.emit('round:closed', { payout }),
    });
    this.cues = this.#round.cues;
  }

  props({ line, view }: ClimbProps): void {
    this.#stage.line = line;
    this.#round.rest(view ?? undefined);
  }

  press(): boolean {
    return this.#round.press();
  }
}
