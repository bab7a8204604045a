import type { Scene, SceneContext } from '../../engine/definition.ts';
import { InstantRoundScene } from '../models/round/instant-round.ts';
import { BoardStage } from './board-stage.ts';
import { CELEBRATION } from './tuning.ts';
import type { Landing, TumbleTypes } from './types.ts';

/**
 * Tumble reels: equal symbols anywhere on 6 by 5 cells win and burst, the rest falls down, and new symbols may win
 * again.
 */
export class TumbleScene implements Scene<TumbleTypes> {
  readonly cues: InstantRoundScene<Landing>['cues'];
  readonly #stage: BoardStage;
  readonly #round: InstantRoundScene<Landing>;

  constructor(context: SceneContext<TumbleTypes>) {
    this.#stage = new BoardStage(context);
    this.#round = new InstantRoundScene(context, this.#stage, CELEBRATION, {
      landed: ({ spins }) => context.emit('round:landed', { spins: spins.length }),
      shown: ({ payout }) => context.emit('round:shown', { payout }),
      closed: ({ payout }) => context.emit('round:closed', { payout }),
    });
    this.cues = this.#round.cues;
  }

  props({ board }: TumbleTypes['props']): void {
    if (this.#round.isAtRest) this.#stage.rest(board);
  }

  press(): boolean {
    return this.#round.press();
  }
}
