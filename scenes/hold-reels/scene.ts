import type { Scene, SceneContext } from '../engine/definition.ts';
import { InstantRound } from '../parts/round/instant-round.ts';
import { ReelStage } from './reel-stage.ts';
import { CELEBRATION } from './tuning.ts';
import type { HoldTypes, Landing } from './types.ts';

/** Five reels of three; six coins or more hold while the other cells turn again, and whatever comes holds too. */
export class HoldScene implements Scene<HoldTypes> {
  readonly cues: InstantRound<Landing>['cues'];
  readonly #stage: ReelStage;
  readonly #round: InstantRound<Landing>;

  constructor(context: SceneContext<HoldTypes>) {
    this.#stage = new ReelStage(context);
    this.#round = new InstantRound(context, this.#stage, CELEBRATION, {
      landed: ({ coins, respins }) =>
        context.emit('round:landed', { coins: coins.length + respins.flat().length }),
      shown: ({ payout }) => context.emit('round:shown', { payout }),
      closed: ({ payout, isGrand }) => context.emit('round:closed', { payout, isGrand }),
    });
    this.cues = {
      ...this.#round.cues,
      // The grand one is the game's jackpot, whatever it comes to.
      land: (landing) => this.#round.cues.land({ ...landing, isJackpot: landing.isGrand }),
    };
  }

  props(next: HoldTypes['props']): void {
    this.#stage.take(next, this.#round.isAtRest);
  }

  press(): boolean {
    return this.#round.press();
  }
}
