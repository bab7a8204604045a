import type { DragPhase, SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { fromTo } from '../../parts/from-to.ts';
import type { Packet } from './plan.ts';
import type { SceneNodes } from './nodes.ts';
import { COUNTDOWN, DIGIT_MS, GATE, POSTER, RAIN, REDUCED, TAP } from './tuning.ts';
import type { RedPacketRainTypes } from './types.ts';

const LEAD = COUNTDOWN.digits * DIGIT_MS;

/** Plays the countdown and the thirty seconds of rain after it. */
export class RainGame {
  readonly #context: SceneContext<RedPacketRainTypes>;
  readonly #nodes: SceneNodes;
  readonly #onEnd: (opened: number) => void;
  /** Time since the start of the rain, in ms; negative during the countdown. */
  readonly #clock = { ms: 0 };
  #timeline: Timeline | undefined;
  #fading: Timeline | undefined;
  #cancels: (() => void)[] = [];
  #opened = 0;
  #isOn = false;

  /** `onEnd` receives the number of opened packets. */
  constructor(context: SceneContext<RedPacketRainTypes>, nodes: SceneNodes, onEnd: (opened: number) => void) {
    this.#context = context;
    this.#nodes = nodes;
    this.#onEnd = onEnd;
  }

  /** Whether the countdown or the rain is running. */
  get isOn(): boolean {
    return this.#isOn;
  }

  /** Plays a rain from its countdown. With `elapsedMs`, skips the countdown and joins the rain that long after it began. */
  play(plan: readonly Packet[], elapsedMs?: number): void {
    const { settings } = this.#context;
    const { field, gate, hangingPackets } = this.#nodes;
    this.#isOn = true;
    this.#opened = 0;
    field.aim(plan);
    gate.show(0);
    const from = elapsedMs ?? (settings.reduceMotion ? 0 : -LEAD);
    this.#later(Math.max(0, -from), () => this.#context.emit('rain:started', {}));
    if (!settings.reduceMotion) return this.#playMoving(from);
    hangingPackets.hang();
    this.#later(RAIN.ms - from, () => this.end());
  }

  /** Shows a moment of a rain as a faint, still picture. */
  showPoster(plan: readonly Packet[]): void {
    const { field } = this.#nodes;
    field.aim(plan);
    field.view.visible = true;
    field.view.alpha = POSTER.alpha;
    field.draw(POSTER.ms);
  }

  /** Handles a press; returns true if it opened a packet. */
  tap(x: number, y: number): boolean {
    const { field, hangingPackets } = this.#nodes;
    return this.#context.settings.reduceMotion
      ? this.#openHanging(hangingPackets.at(x, y))
      : this.#open((ms) => field.tap(x, y, ms));
  }

  /**
   * Handles a dragging finger: it opens the packets that it touches and leaves a trail of light. Returns true if the
   * drag may continue.
   */
  drag(phase: DragPhase, x: number, y: number): boolean {
    const { motion, settings } = this.#context;
    const { field, trail } = this.#nodes;
    if (!this.#isOn || settings.reduceMotion || this.#clock.ms <= 0 || phase === 'up') return false;
    if (phase === 'down') trail.start(x, y, motion.now);
    else trail.move(x, y, motion.now);
    this.#open((ms) => field.tap(x, y, ms));
    return true;
  }

  catchLowest(): void {
    const { field, hangingPackets } = this.#nodes;
    if (!this.#isOn) return;
    if (this.#context.settings.reduceMotion) this.#openHanging(hangingPackets.lowest());
    else this.#open((ms) => field.catchLowest(ms));
  }

  /** Ends the rain now: packets in the air fade out, and `onEnd` is called. */
  end(): void {
    if (!this.#isOn) return;
    const { motion, settings } = this.#context;
    const { field, hangingPackets, trail, gate } = this.#nodes;
    this.#isOn = false;
    this.#cancel();
    if (this.#timeline) motion.stop(this.#timeline);
    this.#timeline = undefined;
    const leaving = motion.timeline({
      onUpdate: settings.reduceMotion ? () => undefined : () => this.#draw(),
    });
    this.#fading = leaving;
    this.#addLeaving(leaving);
    void motion.play(leaving, () => {
      field.hide();
      hangingPackets.hide();
      trail.clear();
      gate.show(Math.min(this.#opened, GATE.lamps));
    });
    this.#onEnd(this.#opened);
  }

  /** Hides everything without an event. */
  clear(): void {
    const { field, hangingPackets, trail } = this.#nodes;
    this.#isOn = false;
    this.#cancel();
    for (const running of [this.#timeline, this.#fading]) if (running) this.#context.motion.stop(running);
    this.#timeline = undefined;
    this.#fading = undefined;
    this.#clock.ms = 0;
    field.aim([]);
    this.#draw();
    field.hide();
    hangingPackets.hide();
    trail.clear();
  }

  #later(delay: number, run: () => void): void {
    this.#cancels.push(this.#context.motion.at(delay, run));
  }

  #cancel(): void {
    for (const off of this.#cancels) off();
    this.#cancels = [];
  }

  #draw(): void {
    const { countdown, field, gate, trail } = this.#nodes;
    const { ms } = this.#clock;
    countdown.draw(ms + LEAD);
    field.draw(ms);
    gate.draw(field.opened, ms);
    trail.draw(this.#context.motion.now);
  }

  /** Reports an opened packet; after the fifth, further packets have no effect on the lamps. */
  #reportOpened(): void {
    const context = this.#context;
    this.#opened += 1;
    context.sound.play(`packet.${Math.min(this.#opened, GATE.lamps)}`);
    context.emit('packet:opened', { opened: this.#opened });
    if (this.#opened !== GATE.lamps) return;
    const isReduced = context.settings.reduceMotion;
    if (!isReduced) this.#nodes.field.thin(this.#clock.ms);
    this.#later(isReduced ? 0 : TAP.catchMs, () => context.emit('gate:filled', {}));
    if (isReduced) this.#later(REDUCED.pause, () => this.end());
  }

  #openHanging(index: number | undefined): boolean {
    if (index === undefined) return false;
    const { motion } = this.#context;
    const opening = motion.timeline();
    this.#nodes.hangingPackets.addOpening(opening, index);
    void motion.play(opening);
    this.#reportOpened();
    this.#nodes.gate.count(this.#opened);
    return true;
  }

  #open(find: (ms: number) => object | undefined): boolean {
    if (this.#clock.ms <= 0 || !find(this.#clock.ms)) return false;
    this.#reportOpened();
    this.#draw();
    return true;
  }

  #playMoving(from: number): void {
    const { motion, sound } = this.#context;
    const { field } = this.#nodes;
    this.#clock.ms = from;
    field.view.visible = true;
    field.view.alpha = 1;
    const moving = motion.timeline({ onUpdate: () => this.#draw() });
    fromTo(moving, this.#clock, { ms: from }, { ms: RAIN.ms }, { duration: RAIN.ms - from });
    this.#timeline = moving;
    for (let digit = 0; digit < COUNTDOWN.digits; digit++) {
      const at = digit * DIGIT_MS - LEAD;
      if (at >= from) this.#later(at - from, () => sound.play('ui.tick'));
    }
    void motion.play(moving, () => this.end());
    this.#draw();
  }

  #addLeaving(leaving: Timeline): void {
    const { field, hangingPackets } = this.#nodes;
    if (this.#context.settings.reduceMotion) {
      fromTo(leaving, hangingPackets.view, { alpha: 1 }, { alpha: 0 }, { duration: REDUCED.fade });
      return;
    }
    const clock = this.#clock;
    // After a skipped countdown no digit may stay visible.
    clock.ms = Math.max(clock.ms, 0);
    fromTo(leaving, clock, { ms: clock.ms }, { ms: clock.ms + RAIN.fadeMs }, { duration: RAIN.fadeMs });
    fromTo(leaving, field.view, { alpha: 1 }, { alpha: 0 }, { duration: RAIN.fadeMs });
  }
}
