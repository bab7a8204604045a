import type { Scene, SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Celebration } from '../../parts/celebration/celebration.ts';
import { stepOf } from '../../parts/celebration/steps.ts';
import { fromTo } from '../../parts/from-to.ts';
import { HeldLoop } from '../../parts/held-loop.ts';
import { promiseIn, resolveAll, type Resolvers } from '../../parts/resolvers.ts';
import { SceneNodes } from './nodes.ts';
import { finishMs, type Race } from './race.ts';
import { CELEBRATION, GALLOP, SMALL_WIN, TIMES } from './tuning.ts';
import type { KareraTypes } from './types.ts';

type Cues = KareraTypes['cues'];

/** Time from the last runner's finish to the last frame, ms: by then all runners are past the line. */
const OUT_MS = 400;

/** Karera: six runners race along the street of a fiesta and finish in the drawn order. */
export class KareraScene implements Scene<KareraTypes> {
  readonly cues: Scene<KareraTypes>['cues'] = {
    bets: (detail) => this.#bets(detail),
    race: (detail) => this.#race(detail),
    result: (race) => this.#result(race),
    won: (detail) => this.#won(detail),
    wait: () => this.#wait(),
  };
  readonly #context: SceneContext<KareraTypes>;
  readonly #nodes: SceneNodes;
  readonly #celebration: Celebration;
  readonly #gallop: HeldLoop;
  #moving: Timeline | undefined;
  #isRacing = false;
  #payout = 0;
  #onIn: Resolvers = [];
  #onShown: Resolvers = [];

  constructor(context: SceneContext<KareraTypes>) {
    this.#context = context;
    this.#nodes = new SceneNodes(context);
    this.#gallop = new HeldLoop(context, 'gallop');
    this.#celebration = new Celebration(
      context,
      CELEBRATION,
      {
        shown: () => {
          resolveAll(this.#onShown);
          context.emit('won:shown', { payout: this.#payout });
        },
        closed: () => undefined,
      },
      { pushed: this.#nodes.play },
    );
    context.view.addChild(this.#celebration.behind, this.#celebration.above);
  }

  props({ line, mine }: KareraTypes['props']): void {
    if (this.#nodes.line.text !== line) this.#nodes.line.write(line);
    this.#nodes.mine = mine;
  }

  press(): boolean {
    return this.#celebration.press();
  }

  #bets({ leftMs, totalMs }: Cues['bets']): Promise<void> {
    this.#rest();
    const { motion, sound } = this.#context;
    sound.play('fuse.light');
    const left = Math.max(0, leftMs);
    const timeline = motion.timeline();
    fromTo(
      timeline,
      this.#nodes.fuse,
      { left: left / totalMs },
      { left: 0 },
      { duration: Math.max(1, left) },
    );
    this.#move(timeline, () => undefined);
    return Promise.resolve();
  }

  #race({ order, number, elapsedMs }: Cues['race']): Promise<void> {
    const { motion, settings, sound, emit } = this.#context;
    const nodes = this.#nodes;
    const race: Race = { order, number };
    if (!this.#isRacing) {
      this.#rest();
      // The sound of the start is not played for a page that joins during the race.
      if (elapsedMs < GALLOP.startMs) sound.play('race.start');
    }
    this.#isRacing = true;
    nodes.fuse.left = 0;
    const [winner = 0] = order;
    const winMs = finishMs(race, winner);
    const endMs = finishMs(race, order.at(-1) ?? 0) + OUT_MS;
    let isWon = elapsedMs >= winMs;
    const clock = { ms: elapsedMs };
    const run = (): void => {
      // In reduced motion the runners stay at the start until the race is over, and only then does the board show the
      // order.
      nodes.run(race, settings.reduceMotion && clock.ms < endMs ? 0 : clock.ms, clock.ms >= endMs);
      if (clock.ms >= endMs) this.#gallop.stop(GALLOP.goesMs);
      else if (!settings.reduceMotion) this.#gallop.hold(GALLOP.comesMs);
      if (isWon || clock.ms < winMs) return;
      isWon = true;
      sound.play('race.finish');
      emit('race:won', { runner: winner });
    };
    run();
    const timeline = motion.timeline();
    const left = Math.max(1, endMs - elapsedMs);
    timeline.to(clock, { ms: Math.max(endMs, elapsedMs), duration: left, ease: 'none', onUpdate: run });
    if (!settings.reduceMotion && !settings.calmMode && elapsedMs < winMs)
      fromTo(
        timeline,
        nodes.flash,
        { alpha: TIMES.flashAlpha },
        { alpha: 0 },
        { at: winMs - elapsedMs, duration: TIMES.flash, ease: 'power2.out' },
      );
    this.#move(timeline, () => resolveAll(this.#onIn));
    return promiseIn(this.#onIn);
  }

  #result({ order, number }: Cues['result']): Promise<void> {
    const race: Race = { order, number };
    this.#stop();
    this.#gallop.stop(GALLOP.goesMs);
    this.#isRacing = false;
    resolveAll(this.#onIn);
    this.#nodes.fuse.left = 0;
    this.#nodes.flash.alpha = 0;
    this.#nodes.run(race, finishMs(race, order.at(-1) ?? 0) + OUT_MS, true);
    return Promise.resolve();
  }

  #won({ stake, payout }: Cues['won']): Promise<void> {
    const step = stepOf(payout, stake);
    if (step === 'nothing' || step === 'return') {
      this.#context.emit('won:shown', { payout });
      return Promise.resolve();
    }
    resolveAll(this.#onShown);
    this.#celebration.clear();
    this.#payout = payout;
    const shown = promiseIn(this.#onShown);
    this.#celebration.begin({ amount: payout, step, from: SMALL_WIN }, false);
    return shown;
  }

  #wait(): Promise<void> {
    this.#rest();
    return Promise.resolve();
  }

  /** Moves all runners to the start, from whatever state the scene is in. */
  #rest(): void {
    this.#stop();
    this.#gallop.stop(GALLOP.goesMs);
    this.#isRacing = false;
    this.#celebration.clear();
    resolveAll(this.#onShown);
    resolveAll(this.#onIn);
    this.#nodes.fuse.left = 0;
    this.#nodes.flash.alpha = 0;
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
