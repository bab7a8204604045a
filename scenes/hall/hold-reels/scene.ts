import type { Scene, SceneContext } from '../../engine/definition.ts';
import { InstantRoundScene } from '../models/round/instant-round.ts';
import type { CelebratedTier } from '../../parts/celebration/steps.ts';
import { heldOf, ReelStage } from './reel-stage.ts';
import { CELEBRATION } from './tuning.ts';
import type { HoldTypes, Landing } from './types.ts';

/** Names of jackpot coins in the rules, the best first, each with the jackpot that the coin wins. */
const COINS = { Major: 'major', Minor: 'minor', Mini: 'mini' } as const;

/** Returns the best jackpot that a round won; undefined if none. */
function jackpotOf(landing: Landing): CelebratedTier | undefined {
  if (landing.isGrand) return 'grand';
  const names = new Set(heldOf(landing).map(({ name }) => name));
  return Object.entries(COINS).find(([name]) => names.has(name))?.[1];
}

/** Hold and respin: five reels of three cells; six or more coins are held while the other cells respin for more. */
export class HoldScene implements Scene<HoldTypes> {
  readonly cues: InstantRoundScene<Landing>['cues'];
  readonly #stage: ReelStage;
  readonly #round: InstantRoundScene<Landing>;

  constructor(context: SceneContext<HoldTypes>) {
    this.#stage = new ReelStage(context);
    this.#round = new InstantRoundScene(context, this.#stage, CELEBRATION, {
      landed: ({ coins, respins }) =>
        context.emit('round:landed', { coins: coins.length + respins.flat().length }),
      shown: (landing) => {
        this.#stage.tell(landing);
        context.emit('round:shown', { payout: landing.payout });
      },
      closed: ({ payout, jackpot }) => context.emit('round:closed', { payout, jackpot }),
    });
    this.cues = {
      ...this.#round.cues,
      land: (landing) => this.#round.cues.land({ ...landing, jackpot: jackpotOf(landing) }),
    };
  }

  props(next: HoldTypes['props']): void {
    this.#stage.take(next, this.#round.isAtRest);
  }

  press(): boolean {
    return this.#round.press();
  }
}
