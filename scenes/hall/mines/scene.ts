import type { Scene, SceneContext } from '../../engine/definition.ts';
import { HALL_CELEBRATION } from '../models/round/hall-stage.ts';
import { StepRoundScene } from '../models/round/step-round.ts';
import { ChestStage } from './chest-stage.ts';
import type { MinesTypes, MinesView } from './types.ts';

/** Mines: chests at night, some of which hold a mine. */
export class MinesScene implements Scene<MinesTypes> {
  readonly cues: StepRoundScene<MinesView, { readonly tile: number }>['cues'];
  readonly #stage: ChestStage;
  readonly #round: StepRoundScene<MinesView, { readonly tile: number }>;

  constructor(context: SceneContext<MinesTypes>) {
    this.#stage = new ChestStage(context);
    this.#round = new StepRoundScene(context, this.#stage, HALL_CELEBRATION, {
      shown: ({ status, taken }) => context.emit('round:shown', { status, steps: taken.length }),
      closed: ({ payout }) => context.emit('round:closed', { payout }),
    });
    this.cues = this.#round.cues;
  }

  props({ line, view }: MinesTypes['props']): void {
    if (this.#stage.line.text !== line) this.#stage.line.write(line);
    this.#round.rest(view ?? undefined);
  }

  press(): boolean {
    return this.#round.press();
  }
}
