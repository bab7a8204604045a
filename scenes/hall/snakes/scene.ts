import type { Scene, SceneContext } from '../../engine/definition.ts';
import { HALL_CELEBRATION } from '../models/round/hall-stage.ts';
import { StepRoundScene } from '../models/round/step-round.ts';
import { SnakesStage } from './snakes-stage.ts';
import type { SnakesTypes, SnakesView } from './types.ts';

/** Snakes: each roll of two dice leads from the gate to a square with a multiplier or a snake. */
export class SnakesScene implements Scene<SnakesTypes> {
  readonly cues: StepRoundScene<SnakesView, object>['cues'];
  readonly #stage: SnakesStage;
  readonly #round: StepRoundScene<SnakesView, object>;

  constructor(context: SceneContext<SnakesTypes>) {
    this.#stage = new SnakesStage(context);
    this.#round = new StepRoundScene(context, this.#stage, HALL_CELEBRATION, {
      shown: ({ status, taken }) => context.emit('round:shown', { status, steps: taken.length }),
      closed: ({ payout }) => context.emit('round:closed', { payout }),
    });
    this.cues = this.#round.cues;
  }

  props({ squares, view }: SnakesTypes['props']): void {
    if (this.#round.mayChange) this.#stage.board.lay(squares);
    this.#round.rest(view ?? undefined);
  }

  press(): boolean {
    return this.#round.press();
  }
}
