import type { DragPhase, Scene, SceneContext } from '../../engine/definition.ts';
import { InstantRoundScene } from '../models/round/instant-round.ts';
import { DieStage } from './die-motion.ts';
import { rollAt, SceneNodes } from './nodes.ts';
import { CELEBRATION, GRIP, SIZE } from './tuning.ts';
import type { DiceTypes, Landing } from './types.ts';

/** Dice: a die glides along a track to the drawn number. */
export class DiceScene implements Scene<DiceTypes> {
  readonly cues: InstantRoundScene<Landing>['cues'];
  readonly #context: SceneContext<DiceTypes>;
  readonly #nodes: SceneNodes;
  readonly #round: InstantRoundScene<Landing>;
  #props: DiceTypes['props'] = { target: 0, side: 'under', line: '' };
  #rest: number | undefined;

  constructor(context: SceneContext<DiceTypes>) {
    this.#context = context;
    this.#nodes = new SceneNodes(context);
    const die = new DieStage(context, this.#nodes);
    this.#round = new InstantRoundScene(context, die, CELEBRATION, {
      landed: ({ roll }) => {
        this.#rest = this.#props.rest;
        context.emit('round:landed', { roll });
      },
      shown: ({ roll, payout }) => context.emit('round:shown', { roll, payout }),
      closed: ({ roll }) => context.emit('round:closed', { roll }),
    });
    this.cues = this.#round.cues;
    this.#nodes.place = 5_000;
    this.#nodes.lift = 0;
  }

  props(next: DiceTypes['props']): void {
    const isOther = next.target !== this.#props.target || next.side !== this.#props.side;
    this.#props = next;
    if (this.#nodes.line.text !== next.line) this.#nodes.line.write(next.line);
    if (isOther) {
      this.#round.clearResult();
      this.#nodes.setTarget(next.target, next.side);
    }
    if (!this.#round.isAtRest || next.rest === this.#rest) return;
    this.#rest = next.rest;
    if (next.rest !== undefined) this.#nodes.place = next.rest;
  }

  press(): boolean {
    return this.#round.press();
  }

  drag(phase: DragPhase, x: number, y: number): boolean {
    if (!this.#round.isAtRest || this.#props.canChoose !== true) return false;
    if (phase === 'down') {
      const isInside = y >= GRIP.top && y <= GRIP.bottom && x >= GRIP.side && x <= SIZE.width - GRIP.side;
      if (!isInside) return false;
      this.#context.sound.play('ui.tick');
    }
    this.#context.emit('gate:dragged', { at: rollAt(x) });
    return true;
  }
}
