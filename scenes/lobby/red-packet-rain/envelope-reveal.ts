import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Celebration } from '../../parts/celebration/celebration.ts';
import { hasStage, stepOf, type Step } from '../../parts/celebration/steps.ts';
import { fromTo } from '../../parts/from-to.ts';
import type { SceneNodes } from './nodes.ts';
import { CELEBRATION, ENVELOPE, OPENING, RAIN, REDUCED } from './tuning.ts';
import type { RedPacketRainTypes } from './types.ts';

/** Reveal of the envelope, from the end of the rain to the final amount. */
export interface EnvelopeReveal {
  /** Stores the content of the envelope (hundredths); resolves when it is on show. */
  expect(amount: number): Promise<void>;
  /** Brings up the envelope, or a line of text if it holds nothing. */
  rise(): void;
  /** Shows the closed envelope, which waits for a press. */
  wait(amount: number): void;
  /** Shows the open envelope, at rest. */
  showResult(amount: number): void;
  press(): boolean;
  /** Skips one step, without delay. */
  skip(): void;
  /** Whether the envelope rises, is being opened, or its content is celebrated. */
  isBusy(): boolean;
  /** Whether the envelope is closed and waits to be opened. */
  isShut(): boolean;
  /** Hides everything without an event. */
  clear(): void;
}

/** `opening`: until the amount appears; `celebrating`: until it is final. */
type Phase = 'none' | 'rising' | 'shut' | 'opening' | 'celebrating' | 'stands';

/** Number of inviting pulses; then the envelope is still. */
const BREATHS = 10;

/** Creates the reveal. */
export function createEnvelopeReveal(
  context: SceneContext<RedPacketRainTypes>,
  nodes: SceneNodes,
): EnvelopeReveal {
  const { motion, settings, sound } = context;
  const { envelope, openingEffects, nothing, night } = nodes;
  let phase: Phase = 'none';
  let amount = 0;
  let shutAt = 0;
  let timeline: Timeline | undefined;
  let breath: Timeline | undefined;
  let cancels: (() => void)[] = [];
  let resolveShown = (): void => undefined;
  const celebration = new Celebration(
    context,
    CELEBRATION,
    { shown: () => show(), closed: () => writeAmount() },
    { pushed: night, shaken: night },
  );
  nodes.addCelebration(celebration);

  const later = (delay: number, run: () => void): void => void cancels.push(motion.at(delay, run));

  function cancel(): void {
    for (const off of cancels) off();
    cancels = [];
  }

  /** A packet is free, so any amount is a win. */
  function step(): Step {
    const found = stepOf(amount);
    return found === 'return' || found === 'nothing' ? 'small' : found;
  }

  function play(next: Timeline, onEnd: () => void): void {
    timeline = next;
    void motion.play(next, onEnd);
  }

  function breathe(left: number): void {
    if (left === 0 || settings.reduceMotion) return;
    breath = motion.timeline();
    envelope.addBreath(breath);
    void motion.play(breath);
    later(ENVELOPE.every, () => breathe(left - 1));
  }

  function shut(): void {
    phase = 'shut';
    shutAt = motion.now;
  }

  /** Reports that the amount is on show. */
  function show(): void {
    cancel();
    phase = 'stands';
    context.emit('award:shown', { amount });
    resolveShown();
    resolveShown = () => undefined;
  }

  /** Writes a large amount on the slip after its celebration. */
  function writeAmount(): void {
    if (!hasStage(step())) return;
    envelope.showAmount(context.format.exact(amount), amount);
    play(
      fromTo(motion.timeline(), envelope.amount, { alpha: 0 }, { alpha: 1 }, { duration: REDUCED.fade }),
      () => {
        timeline = undefined;
      },
    );
  }

  function celebrate(isAtOnce: boolean): void {
    cancel();
    phase = 'celebrating';
    if (isAtOnce && timeline) motion.finish(timeline);
    celebration.begin({ amount, step: step() }, isAtOnce);
  }

  function open(): void {
    cancel();
    if (breath) motion.finish(breath);
    phase = 'opening';
    context.emit('envelope:opened', { amount });
    const text = context.format.exact(amount);
    const isSmall = !hasStage(step());
    const opening = motion.timeline();
    if (settings.reduceMotion) {
      if (isSmall) envelope.showOpen(text, amount);
      else envelope.showEmpty();
      fromTo(opening, envelope.amount, { alpha: 0 }, { alpha: 1 }, { duration: REDUCED.fade });
    } else {
      envelope.addOpening(opening);
      if (isSmall) envelope.addAmount(opening, text, amount);
      openingEffects.add(opening);
      sound.play('ui.press');
    }
    play(opening, () => {
      timeline = undefined;
    });
    if (settings.reduceMotion) celebrate(false);
    else later(OPENING.amountAt, () => celebrate(false));
  }

  function riseWithNothing(rising: Timeline, at: number): void {
    nothing.view.visible = true;
    nothing.view.alpha = 0;
    fromTo(rising, nothing.view, { alpha: 0 }, { alpha: 1 }, { at, duration: REDUCED.fade });
    play(rising, show);
  }

  /** Skips to the end of what is being shown; returns false if nothing is. */
  function advance(): boolean {
    if (phase === 'opening') {
      celebrate(true);
      return true;
    }
    if (phase === 'celebrating' && timeline) motion.finish(timeline);
    return celebration.press();
  }

  return {
    expect(next) {
      amount = next;
      return new Promise((resolve) => {
        resolveShown = resolve;
      });
    },
    rise() {
      phase = 'rising';
      const rising = motion.timeline();
      const at = settings.reduceMotion ? REDUCED.fade : RAIN.fadeMs;
      if (amount === 0) return riseWithNothing(rising, at);
      if (settings.reduceMotion) {
        envelope.showShut();
        envelope.view.alpha = 0;
        fromTo(rising, envelope.view, { alpha: 0 }, { alpha: 1 }, { at, duration: REDUCED.fade });
      } else {
        envelope.addRise(rising, at);
        later(at, () => sound.play('whoosh'));
      }
      play(rising, () => {
        shut();
        later(ENVELOPE.wait, open);
      });
    },
    wait(next) {
      amount = next;
      shut();
      envelope.showShut();
      breathe(BREATHS);
    },
    showResult(next) {
      amount = next;
      phase = 'stands';
      if (amount === 0) {
        nothing.view.visible = true;
        nothing.view.alpha = 1;
        return;
      }
      envelope.showOpen(context.format.exact(amount), amount);
      openingEffects.showAtRest();
    },
    press() {
      if (phase !== 'shut') return advance();
      if (motion.now - shutAt < ENVELOPE.doubleTapMs) return false;
      open();
      return true;
    },
    skip() {
      if (phase === 'shut') open();
      else if (phase === 'rising' && timeline) motion.finish(timeline);
      else advance();
    },
    isBusy: () => phase === 'rising' || phase === 'opening' || phase === 'celebrating' || celebration.isOn,
    isShut: () => phase === 'shut',
    clear() {
      cancel();
      for (const running of [timeline, breath]) if (running) motion.stop(running);
      timeline = undefined;
      breath = undefined;
      phase = 'none';
      celebration.clear();
      envelope.hide();
      openingEffects.clear();
      nothing.view.visible = false;
      resolveShown();
      resolveShown = () => undefined;
    },
  };
}
