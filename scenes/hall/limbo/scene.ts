import type { Scene, SceneContext } from '../../engine/definition.ts';
import { InstantRoundScene } from '../models/round/instant-round.ts';
import { BalloonStage } from './balloon-stage.ts';
import { SceneNodes } from './nodes.ts';
import { CELEBRATION } from './tuning.ts';
import type { Landing, LimboTypes } from './types.ts';

/** Limbo: a balloon rises to the number that the server drew. */
export class LimboScene implements Scene<LimboTypes> {
  readonly cues: InstantRoundScene<Landing>['cues'];
  readonly #nodes: SceneNodes;
  readonly #round: InstantRoundScene<Landing>;
  #props: LimboTypes['props'] = { target: 0, mark: '', line: '' };
  #rest: number | undefined;

  constructor(context: SceneContext<LimboTypes>) {
    this.#nodes = new SceneNodes(context);
    const balloon = new BalloonStage(context, this.#nodes);
    this.#round = new InstantRoundScene(context, balloon, CELEBRATION, {
      landed: ({ result }) => {
        this.#rest = this.#props.rest;
        context.emit('round:landed', { result });
      },
      shown: ({ result, payout }) => context.emit('round:shown', { result, payout }),
      closed: ({ result }) => context.emit('round:closed', { result }),
    });
    this.cues = this.#round.cues;
  }

  props(next: LimboTypes['props']): void {
    const isOther = next.target !== this.#props.target;
    this.#props = next;
    if (this.#nodes.line.text !== next.line) this.#nodes.line.write(next.line);
    if (this.#nodes.mark.text !== next.mark) this.#nodes.mark.write(next.mark);
    if (isOther) {
      this.#round.clearResult();
      this.#nodes.target = next.target;
    }
    if (!this.#round.isAtRest || next.rest === this.#rest) return;
    this.#rest = next.rest;
    if (next.rest !== undefined) this.#nodes.value = next.rest;
  }

  press(): boolean {
    return this.#round.press();
  }
}
