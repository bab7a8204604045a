import type { Scene, SceneContext } from '../../../engine/definition.ts';
import { InstantRoundScene } from '../round/instant-round.ts';
import { StallStage } from './stall-stage.ts';
import type { StallToy } from './stall-toy.ts';
import { CELEBRATION } from './tuning.ts';
import type { StallLanding, StallProps, StallTypes } from './types.ts';

/**
 * A stall of the fair, with a moving part (toy) such as a ball or a wheel that stops at the result that the server
 * drew.
 */
export class StallScene<Props extends StallProps, Landing extends StallLanding> implements Scene<
  StallTypes<Props, Landing>
> {
  readonly cues: InstantRoundScene<Landing>['cues'];
  readonly #context: SceneContext<StallTypes<Props, Landing>>;
  readonly #stage: StallStage<Props, Landing>;
  readonly #round: InstantRoundScene<Landing>;

  constructor(context: SceneContext<StallTypes<Props, Landing>>, toy: StallToy<Props, Landing>) {
    this.#context = context;
    this.#stage = new StallStage(context, toy);
    this.#round = new InstantRoundScene(context, this.#stage, CELEBRATION, {
      landed: ({ label }) => context.emit('round:landed', { label }),
      shown: ({ label, payout }) => context.emit('round:shown', { label, payout }),
      closed: ({ label }) => {
        if (this.#stage.isAsked) this.#follow();
        context.emit('round:closed', { label });
      },
    });
    this.cues = this.#round.cues;
  }

  props(next: Props): void {
    if (this.#stage.ask(next) && this.#round.isAtRest) this.#follow();
  }

  press(x: number, y: number): boolean {
    if (this.#round.press()) return true;
    const place = this.#round.isAtRest ? this.#stage.placeAt(x, y) : undefined;
    if (place === undefined) return false;
    this.#context.emit('place:picked', { place });
    return true;
  }

  #follow(): void {
    this.#round.clearResult();
    this.#stage.follow();
  }
}
