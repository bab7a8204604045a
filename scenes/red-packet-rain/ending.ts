import type { Stage } from '../engine/definition.ts';
import type { Timeline } from '../engine/motion.ts';
import { between } from '../parts/between.ts';
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
export function createEnding(stage: Stage<RedPacketRainTypes>, pieces: Stand): Ending {
  const { motion, settings, sound } = stage;
  const { envelope, blow, nothing } = pieces;
  let phase: Phase = 'none';
  let amount = 0;
  let shutAt = 0;
  let timeline: Timeline | undefined;
  let breath: Timeline | undefined;
  let callOffs: (() => void)[] = [];
  let hasCheered = false;
  let silenceCount = (): void => undefined;
  let resolveShown = (): void => undefined;

  const later = (delay: number, run: () => void): void => void callOffs.push(motion.at(delay, run));

  function callOff(): void {
    for (const off of callOffs) off();
    callOffs = [];
    silenceCount();
  }

  /** Calm mode celebrates a big packet as a medium one. */
  const tier = (): Tier => {
    const own = tierOf(amount);
    return own === 'big' && settings.kind ? 'medium' : own;
  };

  function play(next: Timeline, onEnd: () => void): void {
    timeline = next;
    void motion.play(next, onEnd);
  }

  function breathe(left: number): void {
    if (left === 0 || settings.reducedMotion) return;
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
    callOff();
    phase = 'stands';
    if (amount > 0) cheer();
    stage.emit('award:shown', { amount });
    resolveShown();
    resolveShown = () => undefined;
  }

  function open(): void {
    callOff();
    if (breath) motion.finish(breath);
    phase = 'opening';
    hasCheered = false;
    stage.emit('envelope:opened', { amount });
    const text = stage.format.exact(amount);
    const opening = motion.timeline();
    if (settings.reducedMotion) {
      envelope.stand(text, amount);
      cheer();
      between(opening, envelope.amount, { alpha: 0 }, { alpha: 1 }, { duration: REDUCED.fade });
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
      if (!settings.reducedMotion) sound.play('count.end');
      show();
    });
  }

  function riseWithNothing(rising: Timeline, at: number): void {
    nothing.view.visible = true;
    nothing.view.alpha = 0;
    between(rising, nothing.view, { alpha: 0 }, { alpha: 1 }, { at, duration: REDUCED.fade });
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
      const at = settings.reducedMotion ? REDUCED.fade : RAIN.fadeMs;
      if (amount === 0) return riseWithNothing(rising, at);
      if (settings.reducedMotion) {
        envelope.shut();
        envelope.view.alpha = 0;
        between(rising, envelope.view, { alpha: 0 }, { alpha: 1 }, { at, duration: REDUCED.fade });
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
      envelope.stand(stage.format.exact(amount), amount);
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
      callOff();
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
