import type { Scene, SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import type { Random } from '../../engine/random.ts';
import { Celebration } from '../../parts/celebration/celebration.ts';
import { promiseIn, resolveAll, type Resolvers } from '../../parts/resolvers.ts';
import { TICKING_SPEED } from '../../parts/wheel/pegs.ts';
import { lastTimeAbove, speedAt } from '../../parts/wheel/turn.ts';
import { createWheelLoop, type WheelLoop } from '../../parts/wheel/wheel-loop.ts';
import { timedEventsOf, type TimedEvent } from './timed-events.ts';
import { planRun, type WheelRun } from './run.ts';
import { createRunRenderer } from './run-renderer.ts';
import { createNodes, type SceneNodes, showIdle, writeOdds } from './nodes.ts';
import { CELEBRATION, DOUBLE_TAP_MS } from './tuning.ts';
import type { JackpotWheelTypes, SpinCue } from './types.ts';

/** A run of the wheel that is being played. */
interface Playing {
  readonly run: WheelRun;
  readonly timeline: Timeline;
  readonly startedAt: number;
  /** Events of the run that have not occurred yet, each with the function that unschedules it. */
  readonly pending: Map<TimedEvent, () => void>;
}

/** The jackpot wheel scene: a spin, and the celebration of the award that it stops on. */
export class WheelScene implements Scene<JackpotWheelTypes> {
  readonly cues = {
    spin: (cue: SpinCue) => this.#spin(cue),
    skip: () => {
      this.#skip();
      return Promise.resolve();
    },
    close: () => this.#close(),
  };
  readonly #context: SceneContext<JackpotWheelTypes>;
  readonly #offsets: Random;
  readonly #nodes: SceneNodes;
  readonly #renderRun: ReturnType<typeof createRunRenderer>;
  readonly #wheelLoop: WheelLoop;
  readonly #show: Celebration;
  readonly #onShown: Resolvers = [];
  readonly #onClosed: Resolvers = [];
  #angle = 0;
  #isOpen = false;
  #playing: Playing | undefined;
  /** The award being celebrated; undefined if none is. */
  #award: SpinCue | undefined;

  constructor(context: SceneContext<JackpotWheelTypes>) {
    this.#context = context;
    this.#offsets = context.random.fork('offset');
    const nodes = createNodes(context);
    this.#nodes = nodes;
    this.#renderRun = createRunRenderer(context.motion, nodes);
    this.#wheelLoop = createWheelLoop(context.sound);
    context.onDispose(() => this.#wheelLoop.stop(0));
    this.#show = new Celebration(
      context,
      CELEBRATION,
      { shown: () => this.#awardShown(), closed: () => this.#awardClosed() },
      { pushed: nodes.room, shaken: nodes.board },
    );
    context.view.addChild(this.#show.behind, this.#show.above);
  }

  props(next: JackpotWheelTypes['props']): void {
    writeOdds(this.#nodes, next.oddsLine);
    if (this.#playing || this.#award) return;
    if (next.isOpen !== true || this.#isOpen) return;
    this.#isOpen = true;
    showIdle(this.#nodes, true, this.#angle);
  }

  press(): boolean {
    if (!this.#playing) return this.#show.press();
    if (this.#context.motion.now - this.#playing.startedAt < DOUBLE_TAP_MS) return false;
    // The first press on a turning wheel skips to the stop; the next press skips the celebration that follows.
    this.#finish();
    return true;
  }

  #awardShown(): void {
    const award = this.#award;
    if (award) this.#context.emit('award:shown', { tier: award.tier, amount: award.amount });
    resolveAll(this.#onShown);
  }

  #awardClosed(): void {
    const tier = this.#award?.tier;
    this.#award = undefined;
    resolveAll(this.#onClosed);
    if (tier) this.#context.emit('award:closed', { tier });
  }

  #spin(cue: SpinCue): Promise<void> {
    this.#finish();
    if (this.#show.isOn) {
      this.#show.press();
      this.#show.clear();
    }
    this.#award = undefined;
    resolveAll(this.#onShown);
    resolveAll(this.#onClosed);
    const opens = !this.#isOpen;
    this.#isOpen = true;
    const { settings } = this.#context;
    // This random number is always drawn, and before the award is read, so that the stream does not depend on the
    // award.
    const own = this.#offsets.next();
    const run = planRun({ tier: cue.tier, from: this.#angle, offset: cue.offset ?? own, opens, settings });
    this.#angle = run.spin.rest;
    showIdle(this.#nodes, !opens, run.spin.from);
    const shown = promiseIn(this.#onShown);
    this.#play(run, cue);
    if (cue.instant) this.#skip();
    return shown;
  }

  #play(run: WheelRun, cue: SpinCue): void {
    const { motion } = this.#context;
    const clock = { ms: -run.lead };
    const timeline = motion.timeline();
    timeline.to(clock, {
      ms: run.end,
      duration: run.lead + run.end,
      ease: 'none',
      onUpdate: () => {
        this.#renderRun(run, clock.ms);
        const isFast = clock.ms >= 0 && clock.ms < lastTimeAbove(run.spin, TICKING_SPEED);
        if (isFast && !run.isReduced) this.#wheelLoop.setSpeed(speedAt(run.spin, clock.ms));
      },
    });
    this.#playing = { run, timeline, startedAt: motion.now, pending: this.#schedule(run) };
    this.#renderRun(run, -run.lead);
    void motion.play(timeline, () => {
      // Draws the last frame at its exact time, because the tween's last time may be rounded.
      this.#renderRun(run, run.end);
      this.#playing = undefined;
      this.#award = cue;
      this.#show.begin({ amount: cue.amount, step: 'jackpot', pool: cue.tier });
    });
  }

  #schedule(run: WheelRun): Map<TimedEvent, () => void> {
    const pending = new Map<TimedEvent, () => void>();
    for (const event of timedEventsOf(run, this.#context, this.#wheelLoop)) {
      const cancel = this.#context.motion.at(run.lead + event.at, () => {
        pending.delete(event);
        event.run();
      });
      pending.set(event, cancel);
    }
    return pending;
  }

  /** Ends a running spin; the celebration begins. */
  #finish(): void {
    if (!this.#playing) return;
    const { timeline, pending } = this.#playing;
    const left = [...pending];
    pending.clear();
    for (const [, cancel] of left) cancel();
    this.#wheelLoop.stop(80);
    for (const [event] of left) if (event.kind === 'fact') event.run();
    this.#context.motion.finish(timeline);
  }

  /** Skips directly to the final amount. */
  #skip(): void {
    this.#finish();
    this.#show.skip();
  }

  #close(): Promise<void> {
    this.#skip();
    if (!this.#award) return Promise.resolve();
    const closed = promiseIn(this.#onClosed);
    this.#show.close();
    return closed;
  }
}
