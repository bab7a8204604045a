import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import type { Container, Sprite } from '../../engine/pixi.ts';
import { type SoundCue, SoundCues } from '../../parts/sound-cues.ts';
import { partOf, progressOf, stretchOf, thenProgress } from '../../parts/progress.ts';
import { HallStage } from '../models/round/hall-stage.ts';
import type { StepStage } from '../models/round/step-round.ts';
import { Scatter } from '../models/round/scatter.ts';
import { Shake } from '../../parts/shake.ts';
import { SnakesBoard, GATE, squareAt } from './board.ts';
import { DiceNodes } from './dice-nodes.ts';
import { BITE, LAND, LAYOUT, REVEAL, ROLL, SHAKE, WALK } from './tuning.ts';
import type { SnakesTypes, SnakesView } from './types.ts';

/** Returns the square that the last roll of the round reached; the gate before the first roll. */
const squareOf = (view: SnakesView | undefined): number => {
  const [first, second] = view?.taken.at(-1)?.dice ?? [GATE, 0];
  return first + second;
};

/**
 * Value on the scale of the sound cues at which the chick has reached its square; the roll of the dice uses the values
 * 0 to 1.
 */
const ARRIVED = 2;

/** Snakes during a round: the dice are thrown, and a chick hops from the gate to the square of their sum. */
export class SnakesStage implements StepStage<SnakesView, object> {
  readonly play: Container;
  readonly glow: Sprite;
  readonly board: SnakesBoard;
  readonly #context: SceneContext<SnakesTypes>;
  readonly #dice: DiceNodes;
  readonly #chick: Sprite;
  readonly #sparkles: Scatter;
  readonly #shake: Shake;
  readonly #soundCues: SoundCues;
  #view: SnakesView | undefined;
  /** Time for which the dice have been in the air, ms. */
  #thrown = 0;
  /** Number of squares that the chick has passed since the gate; it decides when a hop is heard. */
  #hopped = 0;
  #swell = 1;

  constructor(context: SceneContext<SnakesTypes>) {
    this.#context = context;
    this.#soundCues = new SoundCues(context);
    const hall = new HallStage(context);
    this.play = hall.play;
    this.glow = hall.glow;
    this.board = new SnakesBoard(context);
    this.#dice = new DiceNodes(context, context.random.fork('dice'));
    this.#chick = hall.sprite('chick', 0, 0);
    this.#sparkles = new Scatter(hall, 'sparkle', LAND.sparkles, LAND.reach);
    this.#shake = new Shake(hall.play);
    hall.play.addChild(this.#dice.view, this.board.view, this.glow, this.#chick, this.#sparkles.view);
    this.lie(undefined);
  }

  get swell(): number {
    return this.#swell;
  }

  set swell(swell: number) {
    this.#swell = swell;
    this.#chick.scale.set(swell);
  }

  spot(view: SnakesView): ReturnType<StepStage<SnakesView, unknown>['spot']> {
    const { x, y } = squareAt(squareOf(view));
    const from = { x, y: y - LAYOUT.amount.above };
    return { x, y, size: LAYOUT.square.width, from };
  }

  paint(): void {
    this.glow.position.copyFrom(squareAt(squareOf(this.#view)));
  }

  lie(view: SnakesView | undefined): void {
    this.#view = view;
    this.#thrown = 0;
    this.#sparkles.hide();
    this.#shake.progress = 1;
    const isLost = view?.status === 'lost';
    const square = squareOf(view);
    this.#dice.lie(view?.taken.at(-1)?.dice);
    this.#dice.showRolls(view);
    this.board.calm();
    this.board.mark(square === GATE ? undefined : square, isLost);
    if (isLost) this.board.swellSnake(square, BITE.rest);
    this.#chick.visible = !isLost;
    this.#chick.scale.set(1);
    this.#stand(square);
  }

  wait(_step: object, since: number): Timeline {
    if (since === 0) this.#context.sound.play('die.roll');
    return stretchOf(this.#context.motion, since, (ms) => this.#throw(ms, 1));
  }

  open(view: SnakesView, isTurbo: boolean): Timeline {
    const { motion, settings } = this.#context;
    const isLost = view.status === 'lost';
    const since = this.#thrown;
    this.#shake.aim(settings.calmMode ? 0 : BITE.shake);
    const rollMs = isTurbo ? ROLL.turboMs : ROLL.ms;
    this.#soundCues.begin([{ at: ROLL.revealAt, cue: 'die.hit' }, ...this.#biteOf(isLost)]);
    const roll = progressOf(motion, rollMs, (q) => {
      this.#soundCues.at(q);
      if (q < ROLL.revealAt) this.#throw(since + q * rollMs, 1 - (0.6 * q) / ROLL.revealAt);
      else this.#land(view);
    });
    const square = squareOf(view);
    const end = isLost ? BITE : LAND;
    const walkMs = (square - GATE) * (isTurbo ? WALK.turboMs : WALK.ms);
    const restMs = walkMs + (isTurbo ? end.turboMs : end.ms);
    return thenProgress(roll, restMs, (q) => {
      const ms = q * restMs;
      this.#walk(partOf(ms, 0, walkMs) * (square - GATE));
      if (ms < walkMs) return;
      this.#dice.showRolls({ ...view, rolls: null });
      this.board.mark(square, isLost);
      this.#soundCues.at(ARRIVED);
      this.#arrive(square, isLost, partOf(ms, walkMs, restMs));
    });
  }

  reveal(view: SnakesView, isTurbo: boolean): Timeline {
    return progressOf(this.#context.motion, isTurbo ? REVEAL.turboMs : REVEAL.ms, (q) =>
      this.#dice.showRolls(view, q),
    );
  }

  /** Returns the sound of a snake, which plays when the snake is visible; in calm mode, a loss has no sound. */
  #biteOf(isLost: boolean): SoundCue[] {
    return isLost && !this.#context.settings.calmMode ? [{ at: ARRIVED, cue: 'snake.lunge' }] : [];
  }

  /** Draws the dice in the air while the chick returns to the gate. */
  #throw(ms: number, force: number): void {
    this.#thrown = ms;
    this.#dice.tumble(ms, force);
    this.board.mark(undefined);
    const from = squareOf(this.#view);
    const back = partOf(ms, 0, SHAKE.backMs);
    if (from === GATE || back === 1) return this.#stand(GATE);
    const start = squareAt(from);
    const end = squareAt(GATE);
    const arc = SHAKE.backArc * 4 * back * (1 - back);
    this.#chick.position.set(
      start.x + (end.x - start.x) * back + LAYOUT.chick.x,
      start.y + (end.y - start.y) * back - arc + LAYOUT.chick.y,
    );
  }

  /** Draws the dice at rest and the chick at the gate. */
  #land(view: SnakesView): void {
    this.#dice.lie(view.taken.at(-1)?.dice);
    this.#stand(GATE);
  }

  /** Draws what happens on the square that the chick has reached: sparkles, or the snake's bite. */
  #arrive(square: number, isLost: boolean, q: number): void {
    if (isLost) return this.#bite(square, q);
    if (this.#context.settings.calmMode) return;
    const { x, y } = squareAt(square);
    this.#sparkles.show(x, y, q, 0.6);
  }

  /** Places the chick `hops` squares from the gate; a fractional number means that a hop is in progress. */
  #walk(hops: number): void {
    if (Math.floor(hops) === this.#hopped + 1 && hops >= 1) this.#context.sound.play('chick.hop');
    this.#hopped = Math.floor(hops);
    const part = hops % 1;
    const from = squareAt(GATE + Math.floor(hops));
    const to = part === 0 ? from : squareAt(GATE + Math.ceil(hops));
    const arc = WALK.arc * 4 * part * (1 - part);
    this.#chick.position.set(
      from.x + (to.x - from.x) * part + LAYOUT.chick.x,
      from.y + (to.y - from.y) * part - arc + LAYOUT.chick.y,
    );
  }

  #stand(sum: number): void {
    this.#hopped = sum;
    this.#walk(sum - GATE);
  }

  /** Draws the snake of a square darting forward and taking the chick. */
  #bite(sum: number, q: number): void {
    const lunge = partOf(q, 0, 0.3);
    const back = partOf(q, 0.3, 0.8);
    this.#chick.visible = lunge < 1;
    this.#chick.scale.set(1 - 0.5 * lunge);
    this.board.swellSnake(sum, 1 + BITE.size * lunge - (1 + BITE.size - BITE.rest) * back);
    this.#shake.progress = q;
  }
}
