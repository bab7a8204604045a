import type { Scene, SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Celebration } from '../../parts/celebration/celebration.ts';
import { stepOf } from '../../parts/celebration/steps.ts';
import { fromTo } from '../../parts/from-to.ts';
import { HeldLoop } from '../../parts/held-loop.ts';
import { promiseIn, resolveAll, type Resolvers } from '../../parts/resolvers.ts';
import { Shake } from '../../parts/shake.ts';
import { SceneNodes } from './nodes.ts';
import { CELEBRATION, FLIGHT, HUM, SHAKE, SMALL_WIN, TIMES, TINTS } from './tuning.ts';
import type { CrashTypes } from './types.ts';

type Cues = CrashTypes['cues'];

/** A multiplier of 1, in hundredths. */
const WHOLE = 100;
/** Formats a multiplier in hundredths for the text of a flag. */
const timesOf = (multiplier: number): string => `${(multiplier / WHOLE).toFixed(2)}x`;

/**
 * Returns the playback rate of the flight's sound after `ms`. It depends on time alone, so that it does not reveal when
 * the run ends.
 */
const humRate = (ms: number): number => HUM.from + (HUM.to - HUM.from) * (1 - Math.exp(-ms / HUM.risesMs));

/** Crash: a rocket that rises with the shared multiplier until it bursts. */
export class CrashScene implements Scene<CrashTypes> {
  readonly cues: Scene<CrashTypes>['cues'] = {
    bets: (detail) => this.#bets(detail),
    run: (detail) => this.#run(detail),
    flag: ({ name, multiplier }) => this.#flag(`${name} ${timesOf(multiplier)}`),
    off: (detail) => this.#off(detail),
    burst: (detail) => this.#burst(detail),
    wait: () => this.#wait(),
  };
  readonly #context: SceneContext<CrashTypes>;
  readonly #nodes: SceneNodes;
  readonly #celebration: Celebration;
  readonly #shake: Shake;
  readonly #hum: HeldLoop;
  #ms = 0;
  #isFlying = false;
  #moving: Timeline | undefined;
  #payout = 0;
  #onEnded: Resolvers = [];
  #onShown: Resolvers = [];

  constructor(context: SceneContext<CrashTypes>) {
    this.#context = context;
    this.#nodes = new SceneNodes(context);
    this.#hum = new HeldLoop(context, 'rocket.hum');
    this.#shake = new Shake(this.#nodes.play);
    this.#celebration = new Celebration(
      context,
      CELEBRATION,
      {
        shown: () => {
          resolveAll(this.#onShown);
          context.emit('off:shown', { payout: this.#payout });
        },
        closed: () => undefined,
      },
      { pushed: this.#nodes.play },
    );
    context.view.addChild(this.#celebration.behind, this.#celebration.above);
  }

  props({ line }: CrashTypes['props']): void {
    if (this.#nodes.line.text !== line) this.#nodes.line.write(line);
  }

  press(): boolean {
    return this.#celebration.press();
  }

  #bets({ leftMs, totalMs }: Cues['bets']): Promise<void> {
    this.#rest();
    const nodes = this.#nodes;
    const { motion, settings, sound } = this.#context;
    sound.play('fuse.light');
    const timeline = motion.timeline();
    if (!settings.reduceMotion)
      fromTo(timeline, nodes, { rocket: 0 }, { rocket: 1 }, { duration: TIMES.stand, ease: 'power2.out' });
    const left = Math.max(0, leftMs);
    fromTo(timeline, nodes.fuse, { left: left / totalMs }, { left: 0 }, { duration: Math.max(1, left) });
    this.#move(timeline, () => undefined);
    return Promise.resolve();
  }

  #run({ elapsedMs }: Cues['run']): Promise<void> {
    const { motion, settings, sound } = this.#context;
    const nodes = this.#nodes;
    if (!this.#isFlying) {
      this.#rest();
      // The launch is silent if the page joined while the rocket was already in flight.
      if (elapsedMs < HUM.launchMs) sound.play('rocket.launch');
    }
    this.#isFlying = true;
    nodes.fuse.left = 0;
    nodes.figures.tint = TINTS.flying;
    const clock = { ms: elapsedMs };
    const fly = (): void => {
      this.#ms = clock.ms;
      this.#hum.hold(HUM.comesMs, humRate(clock.ms));
      nodes.fly(clock.ms, settings.reduceMotion);
    };
    fly();
    const rest = Math.max(1, FLIGHT.longest - elapsedMs);
    const timeline = motion.timeline();
    timeline.to(clock, { ms: FLIGHT.longest, duration: rest, ease: 'none', onUpdate: fly });
    this.#move(timeline, () => undefined);
    return promiseIn(this.#onEnded);
  }

  #flag(text: string): Promise<void> {
    if (!this.#isFlying) return Promise.resolve();
    const { reduceMotion } = this.#context.settings;
    const { x, y } = this.#nodes.place(reduceMotion ? FLIGHT.settles : this.#ms);
    this.#context.sound.play('ui.tick');
    return this.#nodes.flags.show(text, Math.max(120, x - 20), Math.min(560, y + 58), reduceMotion);
  }

  #off({ stake, payout, isRiding }: Cues['off']): Promise<void> {
    const step = stepOf(payout, stake);
    if (step === 'nothing' || step === 'return') {
      this.#context.emit('off:shown', { payout });
      return Promise.resolve();
    }
    resolveAll(this.#onShown);
    this.#celebration.clear();
    this.#payout = payout;
    const shown = promiseIn(this.#onShown);
    this.#nodes.figures.tint = TINTS.won;
    this.#celebration.begin({ amount: payout, step: isRiding ? 'small' : step, from: SMALL_WIN }, false);
    return shown;
  }

  #burst({ endsAt, instant = false }: Cues['burst']): Promise<void> {
    const { motion, settings, sound, emit } = this.#context;
    const nodes = this.#nodes;
    const { x, y } = nodes.place(settings.reduceMotion ? FLIGHT.settles : this.#ms);
    const wasFlying = this.#isFlying;
    this.#stop();
    this.#hum.stop(HUM.goesMs);
    this.#isFlying = false;
    nodes.fuse.left = 0;
    nodes.figures.write(endsAt);
    nodes.figures.tint = TINTS.burst;
    nodes.rocket = 0;
    emit('run:ended', { endsAt });
    resolveAll(this.#onEnded);
    if (instant || !wasFlying || settings.reduceMotion) {
      nodes.trail = 0;
      return Promise.resolve();
    }
    if (!settings.calmMode) sound.play('rocket.burst');
    nodes.blossoms.aim(x, y);
    const timeline = motion.timeline();
    fromTo(timeline, nodes.blossoms, { progress: 0 }, { progress: 1 }, { duration: TIMES.burst });
    fromTo(timeline, nodes, { trail: 1 }, { trail: 0 }, { duration: TIMES.burst * 0.7 });
    if (!settings.calmMode && !this.#celebration.isOn) {
      this.#shake.aim(SHAKE);
      fromTo(timeline, this.#shake, { progress: 0 }, { progress: 1 }, { duration: TIMES.shake });
    }
    const gone = promiseIn(this.#onEnded);
    this.#move(timeline, () => resolveAll(this.#onEnded));
    return gone;
  }

  #wait(): Promise<void> {
    this.#rest();
    return Promise.resolve();
  }

  /** Puts the rocket on the ground, from whatever state the scene is in. */
  #rest(): void {
    this.#stop();
    this.#hum.stop(HUM.goesMs);
    this.#isFlying = false;
    this.#ms = 0;
    this.#celebration.clear();
    resolveAll(this.#onShown);
    resolveAll(this.#onEnded);
    this.#nodes.flags.clear();
    this.#nodes.blossoms.progress = 1;
    this.#shake.progress = 1;
    this.#nodes.trail = 1;
    this.#nodes.fuse.left = 0;
    this.#nodes.stand();
  }

  #move(timeline: Timeline, onEnd: () => void): void {
    this.#stop();
    this.#moving = timeline;
    void this.#context.motion.play(timeline, onEnd);
  }

  #stop(): void {
    if (this.#moving) this.#context.motion.stop(this.#moving);
    this.#moving = undefined;
  }
}
