import type { Scene, SceneContext } from '../../../engine/definition.ts';
import { InstantRoundScene } from '../round/instant-round.ts';
import { BallStage } from './ball-stage.ts';
import { rightsOf } from './board.ts';
import { CELEBRATION } from './tuning.ts';
import type { DropLook, DropTypes, Landing } from './types.ts';

/** A game of a ball that drops from peg to peg, on the path that the server drew, into a bin that pays. */
export class DropScene implements Scene<DropTypes> {
  readonly cues: InstantRoundScene<Landing>['cues'];
  readonly #stage: BallStage;
  readonly #round: InstantRoundScene<Landing>;

  constructor(context: SceneContext<DropTypes>, look: DropLook = {}) {
    this.#stage = new BallStage(context, look);
    this.#round = new InstantRoundScene(context, this.#stage, CELEBRATION, {
      landed: ({ path }) => context.emit('round:landed', { bin: rightsOf(path) }),
      shown: ({ path, payout }) => context.emit('round:shown', { bin: rightsOf(path), payout }),
      closed: ({ path }) => context.emit('round:closed', { bin: rightsOf(path) }),
    });
    this.cues = this.#round.cues;
  }

  props({ bins }: DropTypes['props']): void {
    if (!this.#stage.ask(bins) || !this.#round.isAtRest) return;
    this.#round.clearResult();
    this.#stage.follow();
  }

  press(): boolean {
    return this.#round.press();
  }
}
