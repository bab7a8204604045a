import type { DragPhase, Scene, SceneContext } from '../engine/definition.ts';
import type { Timeline } from '../engine/motion.ts';
import { promiseIn, resolveAll, type Resolvers } from '../parts/resolvers.ts';
import { DieMotion } from './die-motion.ts';
import { rollAt, SceneNodes } from './nodes.ts';
import { Result } from './result.ts';
import { DOUBLE_TAP_MS, GRIP, SIZE, TINTS, TUMBLE } from './tuning.ts';
import type { DiceTypes, Landing } from './types.ts';

/** At rest; the die tumbles and nobody knows where to; it glides; it comes down as it was; the result is shown. */
type Phase = 'rest' | 'waiting' | 'landing' | 'failing' | 'result';

/** Dice: a die that glides along a track to the roll. */
export class DiceScene implements Scene<DiceTypes> {
  readonly cues = {
    start: () => this.#start(),
    land: (landing: Landing) => this.#land(landing),
    skip: () => {
      this.#askSkip();
      return Promise.resolve();
    },
    fail: () => this.#fail(),
  };
  readonly #context: SceneContext<DiceTypes>;
  readonly #nodes: SceneNodes;
  readonly #die: DieMotion;
  readonly #result: Result;
  #props: DiceTypes['props'] = { target: 0, side: 'under', line: '' };
  #phase: Phase = 'rest';
  #rest: number | undefined;
  #landing: Landing | undefined;
  #isSkipAsked = false;
  #startedAt = 0;
  #moving: Timeline | undefined;
  #cancel: (() => void) | undefined;
  #onLanded: Resolvers = [];
  #onShown: Resolvers = [];
  #onFailed: Resolvers = [];

  constructor(context: SceneContext<DiceTypes>) {
    this.#context = context;
    this.#nodes = new SceneNodes(context);
    this.#die = new DieMotion(context.motion, this.#nodes);
    this.#result = new Result(context, this.#nodes, {
      shown: ({ roll, payout }) => {
        resolveAll(this.#onShown);
        context.emit('round:shown', { roll, payout });
      },
      closed: ({ roll }) => {
        this.#phase = 'rest';
        context.emit('round:closed', { roll });
      },
    });
    this.#nodes.place = 5_000;
    this.#nodes.lift = 0;
  }

  props(next: DiceTypes['props']): void {
    const isOther = next.target !== this.#props.target || next.side !== this.#props.side;
    this.#props = next;
    if (this.#nodes.line.text !== next.line) this.#nodes.line.write(next.line);
    if (isOther) {
      if (this.#phase === 'rest') this.#result.clear();
      this.#nodes.setTarget(next.target, next.side);
    }
    if (this.#phase !== 'rest' || next.rest === this.#rest) return;
    this.#rest = next.rest;
    if (next.rest !== undefined) this.#nodes.place = next.rest;
  }

  press(): boolean {
    if (this.#phase === 'result') return this.#result.press();
    if (this.#phase !== 'waiting' && this.#phase !== 'landing') return false;
    if (this.#context.motion.now - this.#startedAt < DOUBLE_TAP_MS) return false;
    this.#askSkip();
    return true;
  }

  drag(phase: DragPhase, x: number, y: number): boolean {
    if (this.#phase !== 'rest' || this.#props.canChoose !== true) return false;
    if (phase === 'down') {
      const isInside = y >= GRIP.top && y <= GRIP.bottom && x >= GRIP.side && x <= SIZE.width - GRIP.side;
      if (!isInside) return false;
      this.#context.sound.play('ui.tick');
    }
    this.#context.emit('gate:dragged', { at: rollAt(x) });
    return true;
  }

  #start(): Promise<void> {
    if (this.#phase === 'waiting' || this.#phase === 'landing') return promiseIn(this.#onLanded);
    this.#interrupt();
    const landed = promiseIn(this.#onLanded);
    const { motion, settings, sound } = this.#context;
    this.#phase = 'waiting';
    this.#startedAt = motion.now;
    this.#nodes.figures.tint = TINTS.figure;
    this.#nodes.figures.view.alpha = TUMBLE.dim;
    sound.play('ui.press');
    if (!settings.reduceMotion) this.#tumble();
    return landed;
  }

  /** In stretches, until the answer comes. */
  #tumble(): void {
    this.#move(this.#die.tumble(this.#context.motion.now - this.#startedAt), () => this.#tumble());
  }

  #land(landing: Landing): Promise<void> {
    if (this.#phase === 'landing') return promiseIn(this.#onShown);
    const { motion, settings } = this.#context;
    const isWaiting = this.#phase === 'waiting';
    if (!isWaiting) {
      // A stored result: it begins where the glide would have ended.
      this.#interrupt();
      this.#startedAt = -Infinity;
    }
    const shown = promiseIn(this.#onShown);
    this.#landing = landing;
    this.#phase = 'landing';
    this.#nodes.figures.view.alpha = 1;
    if (!isWaiting || landing.instant === true) this.#isSkipAsked = true;
    // Never sooner than a round may last.
    const left = this.#startedAt + settings.minRoundMs - motion.now;
    if (settings.reduceMotion) {
      this.#stopMoving();
      this.#cancel = motion.at(Math.max(0, left), () => {
        this.#nodes.place = landing.roll;
        this.#move(this.#die.fadeIn(), () => this.#landed());
      });
      return shown;
    }
    this.#move(this.#die.glide(landing.roll, Math.max(left, this.#die.glideMs(settings.turbo))), () =>
      this.#landed(),
    );
    if (this.#isSkipAsked) this.#trySkip();
    return shown;
  }

  #askSkip(): void {
    if (this.#phase === 'result') return void this.#result.press();
    if (this.#phase !== 'waiting' && this.#phase !== 'landing') return;
    this.#isSkipAsked = true;
    this.#trySkip();
  }

  #trySkip(): void {
    if (this.#phase !== 'landing' || !this.#moving) return;
    const { motion, settings } = this.#context;
    const left = this.#startedAt + settings.minRoundMs - motion.now;
    this.#cancel?.();
    if (left > 0) this.#cancel = motion.at(left, () => this.#trySkip());
    else motion.finish(this.#moving);
  }

  #landed(): void {
    const landing = this.#landing;
    if (!landing) return;
    this.#stopMoving();
    this.#die.lie(landing.roll);
    this.#rest = this.#props.rest;
    this.#phase = 'result';
    this.#context.sound.play('ui.soft');
    this.#context.emit('round:landed', { roll: landing.roll });
    resolveAll(this.#onLanded);
    this.#result.begin(landing, this.#props.side, this.#isSkipAsked);
    this.#isSkipAsked = false;
  }

  #fail(): Promise<void> {
    if (this.#phase !== 'waiting') return Promise.resolve();
    const failed = promiseIn(this.#onFailed);
    const { settings } = this.#context;
    resolveAll(this.#onLanded);
    this.#phase = 'failing';
    this.#isSkipAsked = false;
    const end = (): void => {
      this.#stopMoving();
      this.#die.lie(this.#nodes.place);
      this.#nodes.figures.view.alpha = 1;
      this.#phase = 'rest';
      resolveAll(this.#onFailed);
    };
    if (settings.reduceMotion) end();
    else this.#move(this.#die.comeDown(), end);
    return failed;
  }

  #move(timeline: Timeline, onEnd: () => void): void {
    this.#stopMoving();
    this.#moving = timeline;
    void this.#context.motion.play(timeline, onEnd);
  }

  #stopMoving(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    if (this.#moving) this.#context.motion.stop(this.#moving);
    this.#moving = undefined;
  }

  /** Whatever is on the screen gives way. */
  #interrupt(): void {
    this.#stopMoving();
    this.#result.clear();
    this.#die.lie(this.#nodes.place);
    this.#nodes.setTarget(this.#props.target, this.#props.side);
    this.#nodes.figures.view.alpha = 1;
    this.#landing = undefined;
    this.#isSkipAsked = false;
    resolveAll(this.#onShown);
  }
}
