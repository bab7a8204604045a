import type { SceneContext } from '../engine/definition.ts';
import type { Timeline } from '../engine/motion.ts';
import { fromTo } from '../parts/from-to.ts';
import type { SceneNodes } from './nodes.ts';
import { ENVELOPE, OPENING, RAIN, REDUCED, TIERS, tierOf, type Tier } from './tuning.ts';
import type { RedPacketRainTypes } from './types.ts';

/** From the end of the rain to the amount that stands. */
export interface EnvelopeReveal {
  /** Remembers what the envelope holds (hundredths); resolves when that is on show. */
  expect(amount: number): Promise<void>;
  /** The envelope comes up, or a plain line when it holds nothing. */
  rise(): void;
  /** The envelope waits shut until it is pressed. */
  wait(amount: number): void;
  /** The open envelope, at rest. */
  showResult(amount: number): void;
  press(): boolean;
  /** One step further, at once. */
  skip(): void;
  /** The envelope comes up or is being opened. */
  isBusy(): boolean;
  /** The envelope is there and waits to be opened. */
  isShut(): boolean;
  /** Hides everything and reports nothing. */
  clear(): void;
}

type Phase = 'none' | 'rising' | 'shut' | 'opening' | 'stands';

/** So many breaths invite; then the envelope is still. */
const BREATHS = 10;

/** Creates the ending. */
export function createEnvelopeReveal(
  context: SceneContext<RedPacketRainTypes>,
  nodes: SceneNodes,
): EnvelopeReveal {
  const { motion, settings, sound } = context;
  const { envelope, openingEffects, nothing } = nodes;
  let phase: Phase = 'none';
  let amount = 0;
  let shutAt = 0;
  let timeline: Timeline | undefined;
  let breath: Timeline | undefined;
  let cancels: (() => void)[] = [];
  let hasPlayedWinSound = false;
  let stopCountLoop = (): void => undefined;
  let resolveShown = (): void => undefined;

  const later = (delay: number, run: () => void): void => void cancels.push(motion.at(delay, run));

  function cancel(): void {
    for (const off of cancels) off();
    cancels = [];
    stopCountLoop();
  }

  /** Calm mode celebrates a big packet as a medium one. */
  const tier = (): Tier => {
    const own = tierOf(amount);
    return own === 'big' && settings.calmMode ? 'medium' : own;
  };

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

  function playWinSound(): void {
    if (hasPlayedWinSound) return;
    hasPlayedWinSound = true;
    sound.play(TIERS[tier()].sound);
  }

  /** The amount is on show. */
  function show(): void {
    cancel();
    phase = 'stands';
    if (amount > 0) playWinSound();
    context.emit('award:shown', { amount });
    resolveShown();
    resolveShown = () => undefined;
  }

  function open(): void {
    cancel();
    if (breath) motion.finish(breath);
    phase = 'opening';
    hasPlayedWinSound = false;
    context.emit('envelope:opened', { amount });
    const text = context.format.exact(amount);
    const opening = motion.timeline();
    if (settings.reduceMotion) {
      envelope.showOpen(text, amount);
      playWinSound();
      fromTo(opening, envelope.amount, { alpha: 0 }, { alpha: 1 }, { duration: REDUCED.fade });
    } else {
      const { countMs } = TIERS[tier()];
      envelope.addOpening(opening, text, amount, countMs);
      openingEffects.add(opening, tier());
      sound.play('ui.press');
      later(OPENING.amountAt, () => {
        playWinSound();
        const loop = sound.loop('count.loop');
        stopCountLoop = () => {
          loop.stop();
          stopCountLoop = () => undefined;
        };
      });
    }
    play(opening, () => {
      if (!settings.reduceMotion) sound.play('count.end');
      show();
    });
  }

  function riseWithNothing(rising: Timeline, at: number): void {
    nothing.view.visible = true;
    nothing.view.alpha = 0;
    fromTo(rising, nothing.view, { alpha: 0 }, { alpha: 1 }, { at, duration: REDUCED.fade });
    play(rising, show);
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
      openingEffects.showAtRest(tier());
    },
    press() {
      if (phase === 'shut' && motion.now - shutAt >= ENVELOPE.doubleTapMs) {
        open();
        return true;
      }
      if (phase !== 'opening' || !timeline) return false;
      motion.finish(timeline);
      return true;
    },
    skip() {
      if (phase === 'shut') open();
      else if (phase !== 'stands' && phase !== 'none' && timeline) motion.finish(timeline);
    },
    isBusy: () => phase === 'rising' || phase === 'opening',
    isShut: () => phase === 'shut',
    clear() {
      cancel();
      for (const running of [timeline, breath]) if (running) motion.stop(running);
      timeline = undefined;
      breath = undefined;
      phase = 'none';
      envelope.hide();
      openingEffects.clear();
      nothing.view.visible = false;
      resolveShown();
      resolveShown = () => undefined;
    },
  };
}
