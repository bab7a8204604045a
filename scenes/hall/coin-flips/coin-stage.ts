import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import type { Container, Sprite } from '../../engine/pixi.ts';
import { SoundCues } from '../../parts/sound-cues.ts';
import { progressOf, stretchOf } from '../../parts/progress.ts';
import { HallStage } from '../models/round/hall-stage.ts';
import type { StepStage } from '../models/round/step-round.ts';
import { angleOf, CoinNode } from './coin-node.ts';
import { FlipRow } from './flip-row.ts';
import { AIR, FALL, LAYOUT, REVEAL, SMALL_WIN, TINTS } from './tuning.ts';
import type { FlipsTypes, FlipsView, CoinSide } from './types.ts';

/** Returns the coin's rotation after `ms` in the air, radians; the coin turns more slowly if the answer is late. */
function turnAt(ms: number): number {
  const swift = Math.min(ms, AIR.lateAfter) / AIR.turnMs;
  return 2 * Math.PI * (swift + Math.max(0, ms - AIR.lateAfter) / AIR.lateTurnMs);
}

/**
 * The coin during a round: it is thrown whenever the player calls a side, turns in the air, and lands on the side that
 * the server decided.
 */
export class CoinStage implements StepStage<FlipsView, { readonly side: CoinSide }> {
  readonly play: Container;
  readonly glow: Sprite;
  readonly row: FlipRow;
  readonly #context: SceneContext<FlipsTypes>;
  readonly #coin: CoinNode;
  readonly #soundCues: SoundCues;
  /** Rotation of the coin when it was thrown, radians; it depends on the side that was up. */
  #from = 0;

  constructor(context: SceneContext<FlipsTypes>) {
    this.#context = context;
    this.#soundCues = new SoundCues(context);
    const hall = new HallStage(context);
    this.play = hall.play;
    this.glow = hall.glow;
    this.glow.position.set(LAYOUT.coin.x, LAYOUT.coin.y);
    this.glow.setSize(430, 430);
    this.#coin = new CoinNode(context);
    this.row = new FlipRow(context);
    hall.play.addChild(
      hall.sprite('board', LAYOUT.board.x, LAYOUT.board.y),
      this.row.view,
      this.glow,
      this.#coin.view,
    );
    this.lie(undefined);
  }

  get swell(): number {
    return this.#coin.swell;
  }

  set swell(swell: number) {
    this.#coin.swell = swell;
  }

  spot(): ReturnType<StepStage<FlipsView, unknown>['spot']> {
    const { x, y, size } = LAYOUT.coin;
    return { x, y, size, from: SMALL_WIN };
  }

  paint(result: 'won' | 'lost' | 'none'): void {
    this.#coin.tint = result === 'lost' ? TINTS.dim : 0xffffff;
  }

  lie(view: FlipsView | undefined): void {
    this.#from = angleOf(view?.taken.at(-1)?.came ?? 'heads');
    this.#coin.angle = this.#from;
    this.#coin.height = 0;
    this.paint(view?.status === 'lost' ? 'lost' : 'none');
    this.row.show(view);
  }

  wait(_step: { readonly side: CoinSide }, since: number): Timeline {
    if (since === 0) this.#context.sound.play('flip.up');
    return stretchOf(this.#context.motion, since, (ms) => {
      const risen = Math.min(1, ms / AIR.riseMs);
      this.#coin.height = AIR.height * (1 - (1 - risen) ** 2);
      this.#coin.angle = this.#from + turnAt(ms);
    });
  }

  open(view: FlipsView, isTurbo: boolean): Timeline {
    const { angle, height } = this.#coin;
    const ms = isTurbo ? FALL.turboMs : FALL.ms;
    // Whatever the result, the coin first keeps turning as before the answer; only then does it turn to the result.
    const turned = angle + turnAt(ms * FALL.seen);
    const up = angleOf(view.taken.at(-1)?.came ?? 'heads');
    const rest = up + Math.ceil((turned + Math.PI - up) / (2 * Math.PI)) * 2 * Math.PI;
    const fall = 1 - FALL.bouncePart;
    this.#soundCues.begin([
      { at: fall, cue: 'flip.land' },
      { at: 1, cue: 'flip.land', rate: FALL.again.rate, gain: FALL.again.gain },
    ]);
    return progressOf(this.#context.motion, ms, (q) => {
      this.#soundCues.at(q);
      const part = Math.min(1, q / fall);
      const late = Math.max(0, (part * fall - FALL.seen) / (fall - FALL.seen));
      this.#coin.angle =
        late === 0 ? angle + turnAt(q * ms) : turned + (rest - turned) * (1 - (1 - late) ** 1.7);
      if (part < 1) {
        const over = Math.max(AIR.height, height) * FALL.over * 4 * part * (1 - part);
        this.#coin.height = height * (1 - part) + over;
        return;
      }
      const back = (q - fall) / FALL.bouncePart;
      this.#coin.height = FALL.bounce * 4 * back * (1 - back);
      this.row.show(view);
    });
  }

  reveal(_view: FlipsView, isTurbo: boolean): Timeline {
    return progressOf(this.#context.motion, isTurbo ? REVEAL.turboMs : REVEAL.ms, () => undefined);
  }
}
