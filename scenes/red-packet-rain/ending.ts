import type { SceneContext } from '../engine/definition.ts';
import type { Timeline } from '../engine/motion.ts';
import { fromTo } from '../parts/from-to.ts';
import type { Stand } from './stand.ts';
import { ENVELOPE, OPENING, RAIN, REDUCED, TIERS, tierOf, type Tier } from './tuning.ts';
import type { RedPacketRainTypes } from './types.ts';

/** From the end of the rain to the amount that stands. */
export interface Ending {
  /** Remembers what the envelope holds (hundredths); resolves when that is on show. */
  expect(amount: number): Promise<void>;
  /** The envelope comes up, or a plain line when it holds nothing. */
  rise(): void;
  /** The envelope waits shut until it is pressed. */
  wait(amount: number): void;
  /** The open envelope, at rest. */
  stand(amount: number): void;
  press(): boolean;
  /** One step further, at once. */
  skip(): void;
  /** The envelope comes up or is being opened. */
  isBusy(): boolean;
  /** The envelope is there and waits to be opened. */
  isShut(): boolean;
  /** Takes everything away without a word. */
  clear(): void;
}

type Phase = 'none' | 'rising' | 'shut' | 'opening' | 'stands';

/** So many breaths invite; then the envelope is still. */
const BREATHS = 10;

/** Makes the ending. */
export function createEnding(context: SceneContext<RedPacketRainTypes>, pieces: Stand): Ending {
  const { motion, settings, sound } = context;
  const { envelope, blow, nothing } = pieces;
  let phase: Phase = 'none';
  let amount = 0;
  let shutAt = 0;
  let timeline: Timeline | undefined;
  let breath: Timeline | undefined;
  let cancels: (() => void)[] = [];
  let hasCheered = false;
  let silenceCount = (): void => undefined;
  let resolveShown = (): void => undefined;

  const later = (delay: number, run: () => void): void => void cancels.push(motion.at(delay, run));

  function cancel(): void {
    for (const off of cancels) off();
    cancels = [];
    silenceCount();
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

  function cheer(): void {
    if (hasCheered) return;
    hasCheered = true;
    sound.play(TIERS[tier()].sound);
  }

  /** The amount is on show. */
  function show(): void {
    cancel();
    phase = 'stands';
    if (amount > 0) cheer();
    context.emit('award:shown', { amount });
    resolveShown();
    resolveShown = () => undefined;
  }

  function open(): void {
    cancel();
    if (breath) motion.finish(breath);
    phase = 'opening';
    hasCheered = false;
    context.emit('envelope:opened', { amount });
    const text = context.format.exact(amount);
    const opening = motion.timeline();
    if (settings.reduceMotion) {
      envelope.stand(text, amount);
      cheer();
      fromTo(opening, envelope.amount, { alpha: 0 }, { alpha: 1 }, { duration: REDUCED.fade });
    } else {
      const { countMs } = TIERS[tier()];
      envelope.addOpening(opening, text, amount, countMs);
      blow.add(opening, tier());
      sound.play('ui.press');
      later(OPENING.amountAt, () => {
        cheer();
        const loop = sound.loop('count.loop');
        silenceCount = () => {
          loop.stop();
          silenceCount = () => undefined;
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
        envelope.shut();
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
      envelope.shut();
      breathe(BREATHS);
    },
    stand(next) {
      amount = next;
      phase = 'stands';
      if (amount === 0) {
        nothing.view.visible = true;
        nothing.view.alpha = 1;
        return;
      }
      envelope.stand(context.format.exact(amount), amount);
      blow.stand(tier());
    },
    press() {
      if (phase === 'shut' && motion.now - shutAt >= ENVELOPE.deaf) {
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
      blow.clear();
      nothing.view.visible = false;
      resolveShown();
      resolveShown = () => undefined;
    },
  };
}
