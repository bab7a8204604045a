import type { Scene, SceneContext } from '../../engine/definition.ts';
import { HALL_CELEBRATION } from '../models/round/hall-stage.ts';
import { StepRoundScene } from '../models/round/step-round.ts';
import { TowerStage } from './tower-stage.ts';
import type { TowersTypes, TowersView } from './types.ts';

/** Towers: the player climbs a tower, one window per row. */
export class TowersScene implements Scene<TowersTypes> {
  readonly cues: StepRoundScene<TowersView, { readonly tile: number }>['cues'];
  readonly #stage: TowerStage;
  readonly #round: StepRoundScene<TowersView, { readonly tile: number }>;

  constructor(context: SceneContext<TowersTypes>) {
    this.#stage = new TowerStage(context);
    this.#round = new StepRoundScene(context, this.#stage, HALL_CELEBRATION, {
      shown: ({ status, taken }) => context.emit('round:shown', { status, steps: taken.length }),
      closed: ({ payout }) => context.emit('round:closed', { payout }),
    });
    this.cues = this.#round.cues;
  }

  props(next: TowersTypes['props']): void {
    if (this.#round.mayChange) this.#stage.build(next);
    this.#round.rest(next.view ?? undefined);
  }

  press(): boolean {
    return this.#round.press();
  }
}
