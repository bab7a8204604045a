import type { DragPhase, SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { fromTo } from '../../parts/from-to.ts';
import type { Packet } from './plan.ts';
import type { SceneNodes } from './nodes.ts';
import { COUNTDOWN, DIGIT_MS, GATE, POSTER, RAIN, REDUCED, TAP } from './tuning.ts';
import type { RedPacketRainTypes } from './types.ts';

/** The countdown and the thirty seconds after it. */
export interface RainGame {
  /** Plays with a countdown, or starts `elapsedMs` into the rain. */
  play(plan: readonly Packet[], elapsedMs?: number): void;
  /** Shows a moment of a rain, faint and still. */
  showPoster(plan: readonly Packet[]): void;
  isOn(): boolean;
  /** Handles a press; returns true if it opened a packet. */
  tap(x: number, y: number): boolean;
  /** Handles a finger on the rain: opens what it touches and leaves a trail. Returns true if the drag may continue. */
  drag(phase: DragPhase, x: number, y: number): boolean;
  catchLowest(): void;
  /** Ends the rain now: packets in the air fade, and `onEnd` is called. */
  end(): void;
  /** Hides everything without an event. */
  clear(): void;
}

const LEAD = COUNTDOWN.digits * DIGIT_MS;

/** Creates the round; `onEnd` gets the number of opened packets. */
export function createRainGame(
  context: SceneContext<RedPacketRainTypes>,
  { field, hangingPackets, gate, countdown, trail }: SceneNodes,
  onEnd: (opened: number) => void,
): RainGame {
  const { motion, settings, sound } = context;
  /** Time of the rain, ms; negative during the countdown. */
  const clock = { ms: 0 };
  let timeline: Timeline | undefined;
  let fading: Timeline | undefined;
  let cancels: (() => void)[] = [];
  let opened = 0;
  let isOn = false;

  const later = (delay: number, run: () => void): void => void cancels.push(motion.at(delay, run));

  function draw(): void {
    countdown.draw(clock.ms + LEAD);
    field.draw(clock.ms);
    gate.draw(field.opened, clock.ms);
    trail.draw(motion.now);
  }

  /** Reports the next of the five, or an extra packet that only adds joy. */
  function reportOpened(): void {
    opened += 1;
    sound.play(`packet.${Math.min(opened, GATE.lamps)}`);
    context.emit('packet:opened', { opened });
    if (opened !== GATE.lamps) return;
    const isReduced = settings.reduceMotion;
    if (!isReduced) field.thin(clock.ms);
    later(isReduced ? 0 : TAP.catchMs, () => context.emit('gate:filled', {}));
    if (isReduced) later(REDUCED.pause, end);
  }

  function openHanging(index: number | undefined): boolean {
    if (index === undefined) return false;
    const opening = motion.timeline();
    hangingPackets.addOpening(opening, index);
    void motion.play(opening);
    reportOpened();
    gate.count(opened);
    return true;
  }

  function open(find: (ms: number) => object | undefined): boolean {
    if (clock.ms <= 0 || !find(clock.ms)) return false;
    reportOpened();
    draw();
    return true;
  }

  function playMoving(from: number): void {
    clock.ms = from;
    field.view.visible = true;
    field.view.alpha = 1;
    const moving = motion.timeline({ onUpdate: draw });
    fromTo(moving, clock, { ms: from }, { ms: RAIN.ms }, { duration: RAIN.ms - from });
    timeline = moving;
    for (let digit = 0; digit < COUNTDOWN.digits; digit++) {
      const at = digit * DIGIT_MS - LEAD;
      if (at >= from) later(at - from, () => sound.play('ui.tick'));
    }
    void motion.play(moving, end);
    draw();
  }

  function end(): void {
    if (!isOn) return;
    isOn = false;
    cancel();
    if (timeline) motion.stop(timeline);
    timeline = undefined;
    const leaving = motion.timeline({ onUpdate: settings.reduceMotion ? () => undefined : draw });
    fading = leaving;
    if (settings.reduceMotion) {
      fromTo(leaving, hangingPackets.view, { alpha: 1 }, { alpha: 0 }, { duration: REDUCED.fade });
    } else {
      const { ms } = clock;
      // A skipped countdown leaves no digit behind.
      clock.ms = Math.max(ms, 0);
      fromTo(leaving, clock, { ms: clock.ms }, { ms: clock.ms + RAIN.fadeMs }, { duration: RAIN.fadeMs });
      fromTo(leaving, field.view, { alpha: 1 }, { alpha: 0 }, { duration: RAIN.fadeMs });
    }
    void motion.play(leaving, () => {
      field.hide();
      hangingPackets.hide();
      trail.clear();
      gate.show(Math.min(opened, GATE.lamps));
    });
    onEnd(opened);
  }

  function cancel(): void {
    for (const off of cancels) off();
    cancels = [];
  }

  return {
    play(plan, elapsedMs) {
      isOn = true;
      opened = 0;
      field.aim(plan);
      gate.show(0);
      const from = elapsedMs ?? (settings.reduceMotion ? 0 : -LEAD);
      later(Math.max(0, -from), () => context.emit('rain:started', {}));
      if (!settings.reduceMotion) return playMoving(from);
      hangingPackets.hang();
      later(RAIN.ms - from, end);
    },
    showPoster(plan) {
      field.aim(plan);
      field.view.visible = true;
      field.view.alpha = POSTER.alpha;
      field.draw(POSTER.ms);
    },
    isOn: () => isOn,
    tap: (x, y) =>
      settings.reduceMotion ? openHanging(hangingPackets.at(x, y)) : open((ms) => field.tap(x, y, ms)),
    drag(phase, x, y) {
      if (!isOn || settings.reduceMotion || clock.ms <= 0 || phase === 'up') return false;
      if (phase === 'down') trail.start(x, y, motion.now);
      else trail.move(x, y, motion.now);
      open((ms) => field.tap(x, y, ms));
      return true;
    },
    catchLowest() {
      if (!isOn) return;
      if (settings.reduceMotion) openHanging(hangingPackets.lowest());
      else open((ms) => field.catchLowest(ms));
    },
    end,
    clear() {
      isOn = false;
      cancel();
      for (const running of [timeline, fading]) if (running) motion.stop(running);
      timeline = undefined;
      fading = undefined;
      clock.ms = 0;
      field.aim([]);
      draw();
      field.hide();
      hangingPackets.hide();
      trail.clear();
    },
  };
}
