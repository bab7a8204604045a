import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Celebration } from '../../parts/celebration/celebration.ts';
import { hasStage, stepOf, type Step } from '../../parts/celebration/steps.ts';
import { fromTo } from '../../parts/from-to.ts';
import type { SceneNodes } from './nodes.ts';
import { CELEBRATION, ENVELOPE, OPENING, RAIN, REDUCED } from './tuning.ts';
import type { RedPacketRainTypes } from './types.ts';

/**
 * `shut`: closed, waiting for a press; `opening`: until the amount appears; `celebrating`: until the amount is final;
 * `stands`: open, at rest.
 */
type Phase = 'none' | 'rising' | 'shut' | 'opening' | 'celebrating' | 'stands';

/** Number of pulses of the closed envelope; after them it stays still. */
const BREATHS = 10;

/** Shows the envelope, from the end of the rain to the final amount. */
export class EnvelopeReveal {
  readonly #context: SceneContext<RedPacketRainTypes>;
  readonly #nodes: SceneNodes;
  readonly #celebration: Celebration;
  #phase: Phase = 'none';
  #amount = 0;
  #shutAt = 0;
  #timeline: Timeline | undefined;
  #breath: Timeline | undefined;
  #cancels: (() => void)[] = [];
  #resolveShown = (): void => undefined;

  constructor(context: SceneContext<RedPacketRainTypes>, nodes: SceneNodes) {
    this.#context = context;
    this.#nodes = nodes;
    const { night } = nodes;
    this.#celebration = new Celebration(
      context,
      CELEBRATION,
      { shown: () => this.#show(), closed: () => this.#writeAmount() },
      { pushed: night, shaken: night },
    );
    nodes.addCelebration(this.#celebration);
  }

  /** Whether the envelope is rising or being opened, or its amount is celebrated. */
  get isBusy(): boolean {
    const phase = this.#phase;
    const isRunning = phase === 'rising' || phase === 'opening' || phase === 'celebrating';
    return isRunning || this.#celebration.isOn;
  }

  /** Whether the envelope is closed and waits to be opened. */
  get isShut(): boolean {
    return this.#phase === 'shut';
  }

  /** Stores the amount in the envelope, in hundredths of a coin. Resolves when the amount is shown. */
  expect(amount: number): Promise<void> {
    this.#amount = amount;
    return new Promise((resolve) => {
      this.#resolveShown = resolve;
    });
  }

  /** Raises the envelope from below, or shows a line of text if the amount is 0. */
  rise(): void {
    const { motion, settings, sound } = this.#context;
    const { envelope } = this.#nodes;
    this.#phase = 'rising';
    const rising = motion.timeline();
    const at = settings.reduceMotion ? REDUCED.fade : RAIN.fadeMs;
    if (this.#amount === 0) return this.#riseWithNothing(rising, at);
    if (settings.reduceMotion) {
      envelope.showShut();
      envelope.view.alpha = 0;
      fromTo(rising, envelope.view, { alpha: 0 }, { alpha: 1 }, { at, duration: REDUCED.fade });
    } else {
      envelope.addRise(rising, at);
      this.#later(at, () => sound.play('whoosh'));
    }
    this.#play(rising, () => {
      this.#shut();
      this.#later(ENVELOPE.wait, () => this.#open());
    });
  }

  /** Shows the closed envelope, which then waits for a press. */
  wait(amount: number): void {
    this.#amount = amount;
    this.#shut();
    this.#nodes.envelope.showShut();
    this.#breathe(BREATHS);
  }

  /** Shows the open envelope with its amount, at rest. */
  showResult(amount: number): void {
    const { envelope, openingEffects, nothing } = this.#nodes;
    this.#amount = amount;
    this.#phase = 'stands';
    if (amount === 0) {
      nothing.view.visible = true;
      nothing.view.alpha = 1;
      return;
    }
    envelope.showOpen(this.#context.format.exact(amount), amount);
    openingEffects.showAtRest();
  }

  /** Handles a press: opens the envelope or skips one step. Returns false if the press changes nothing. */
  press(): boolean {
    if (this.#phase !== 'shut') return this.#advance();
    if (this.#context.motion.now - this.#shutAt < ENVELOPE.doubleTapMs) return false;
    this.#open();
    return true;
  }

  /** Skips one step immediately, without the protection against double taps. */
  skip(): void {
    if (this.#phase === 'shut') this.#open();
    else if (this.#phase === 'rising' && this.#timeline) this.#context.motion.finish(this.#timeline);
    else this.#advance();
  }

  /** Hides everything without an event. */
  clear(): void {
    const { envelope, openingEffects, nothing } = this.#nodes;
    this.#cancel();
    for (const running of [this.#timeline, this.#breath]) if (running) this.#context.motion.stop(running);
    this.#timeline = undefined;
    this.#breath = undefined;
    this.#phase = 'none';
    this.#celebration.clear();
    envelope.hide();
    openingEffects.clear();
    nothing.view.visible = false;
    this.#resolve();
  }

  #later(delay: number, run: () => void): void {
    this.#cancels.push(this.#context.motion.at(delay, run));
  }

  #cancel(): void {
    for (const off of this.#cancels) off();
    this.#cancels = [];
  }

  #resolve(): void {
    this.#resolveShown();
    this.#resolveShown = () => undefined;
  }

  /** Size (step) of the celebration. Taking part is free, so any amount is a win. */
  #step(): Step {
    const found = stepOf(this.#amount);
    return found === 'return' || found === 'nothing' ? 'small' : found;
  }

  #play(next: Timeline, onEnd: () => void): void {
    this.#timeline = next;
    void this.#context.motion.play(next, onEnd);
  }

  #breathe(left: number): void {
    const { motion, settings } = this.#context;
    if (left === 0 || settings.reduceMotion) return;
    const breath = motion.timeline();
    this.#breath = breath;
    this.#nodes.envelope.addBreath(breath);
    void motion.play(breath);
    this.#later(ENVELOPE.every, () => this.#breathe(left - 1));
  }

  #shut(): void {
    this.#phase = 'shut';
    this.#shutAt = this.#context.motion.now;
  }

  /** Reports that the final amount is shown. */
  #show(): void {
    this.#cancel();
    this.#phase = 'stands';
    this.#context.emit('award:shown', { amount: this.#amount });
    this.#resolve();
  }

  /** Writes a large amount on the slip of paper after its celebration. */
  #writeAmount(): void {
    if (!hasStage(this.#step())) return;
    const { motion, format } = this.#context;
    const { envelope } = this.#nodes;
    envelope.showAmount(format.exact(this.#amount), this.#amount);
    this.#play(
      fromTo(motion.timeline(), envelope.amount, { alpha: 0 }, { alpha: 1 }, { duration: REDUCED.fade }),
      () => {
        this.#timeline = undefined;
      },
    );
  }

  #celebrate(isAtOnce: boolean): void {
    this.#cancel();
    this.#phase = 'celebrating';
    if (isAtOnce && this.#timeline) this.#context.motion.finish(this.#timeline);
    this.#celebration.begin({ amount: this.#amount, step: this.#step() }, isAtOnce);
  }

  #open(): void {
    const { motion, settings } = this.#context;
    this.#cancel();
    if (this.#breath) motion.finish(this.#breath);
    this.#phase = 'opening';
    this.#context.emit('envelope:opened', { amount: this.#amount });
    const opening = motion.timeline();
    this.#addOpening(opening);
    this.#play(opening, () => {
      this.#timeline = undefined;
    });
    if (settings.reduceMotion) this.#celebrate(false);
    else this.#later(OPENING.amountAt, () => this.#celebrate(false));
  }

  #addOpening(opening: Timeline): void {
    const { settings, sound, format } = this.#context;
    const { envelope, openingEffects } = this.#nodes;
    const amount = this.#amount;
    const text = format.exact(amount);
    const isSmall = !hasStage(this.#step());
    if (settings.reduceMotion) {
      if (isSmall) envelope.showOpen(text, amount);
      else envelope.showEmpty();
      fromTo(opening, envelope.amount, { alpha: 0 }, { alpha: 1 }, { duration: REDUCED.fade });
      return;
    }
    envelope.addOpening(opening);
    if (isSmall) envelope.addAmount(opening, text, amount);
    openingEffects.add(opening);
    sound.play('ui.press');
  }

  #riseWithNothing(rising: Timeline, at: number): void {
    const { view } = this.#nodes.nothing;
    view.visible = true;
    view.alpha = 0;
    fromTo(rising, view, { alpha: 0 }, { alpha: 1 }, { at, duration: REDUCED.fade });
    this.#play(rising, () => this.#show());
  }

  /** Skips what is being shown to its end; returns false if nothing is. */
  #advance(): boolean {
    if (this.#phase === 'opening') {
      this.#celebrate(true);
      return true;
    }
    if (this.#phase === 'celebrating' && this.#timeline) this.#context.motion.finish(this.#timeline);
    return this.#celebration.press();
  }
}
