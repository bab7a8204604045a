import type { SceneContext } from '../engine/definition.ts';
import type { Timeline } from '../engine/motion.ts';
import { Burst, BURST_MS } from '../parts/burst.ts';
import { Celebration } from '../parts/celebration/celebration.ts';
import { stepOf } from '../parts/celebration/steps.ts';
import { fromTo } from '../parts/from-to.ts';
import { addRing, createRing } from '../parts/ring.ts';
import { type SceneNodes, xOf } from './nodes.ts';
import { CELEBRATION, LAYOUT, RESULT, SIZE, SMALL_WIN, TINTS } from './tuning.ts';
import type { DiceTypes, Landing } from './types.ts';

/** Callbacks of a result. */
export interface ResultEvents {
  /** All of it is on the screen. */
  shown(landing: Landing): void;
  /** The scene may rest. */
  closed(landing: Landing): void;
}

/** From the stop to rest: a win lights die and track and is celebrated by its stake, a loss is quiet and quick. */
export class Result {
  readonly #context: SceneContext<DiceTypes>;
  readonly #nodes: SceneNodes;
  readonly #events: ResultEvents;
  readonly #celebration: Celebration;
  readonly #burst: Burst;
  readonly #ring: ReturnType<typeof createRing>;
  #landing: Landing | undefined;
  #impact: Timeline | undefined;
  #cancel: (() => void) | undefined;
  /** What comes next, for a press that does not wait for it. */
  #next: ((instant: boolean) => void) | undefined;

  constructor(context: SceneContext<DiceTypes>, nodes: SceneNodes, events: ResultEvents) {
    this.#context = context;
    this.#nodes = nodes;
    this.#events = events;
    const tell = (report: (landing: Landing) => void) => () => {
      if (this.#landing) report(this.#landing);
    };
    this.#celebration = new Celebration(
      context,
      CELEBRATION,
      { shown: tell(events.shown), closed: tell(events.closed) },
      { pushed: nodes.play, shaken: nodes.play },
    );
    this.#burst = new Burst(context, context.random.fork('sparks'), RESULT.sparks);
    this.#ring = createRing(context);
    nodes.play.addChild(this.#ring, this.#burst.view);
    context.view.addChild(this.#celebration.behind, this.#celebration.above);
  }

  /** The die lies; `instant` shows the last frame. */
  begin(landing: Landing, side: 'under' | 'over', instant: boolean): void {
    this.clear();
    this.#landing = landing;
    const { figures } = this.#nodes;
    const step = stepOf(landing.payout, landing.stake);
    const { settings } = this.#context;
    if (step === 'nothing' || step === 'return') {
      figures.tint = TINTS.lost;
      this.#events.shown(landing);
      this.#wait(settings.turbo ? 0 : RESULT.lossHold, () => this.#events.closed(landing));
      return;
    }
    figures.tint = TINTS.won;
    this.#nodes.lightSide(side);
    const celebrate = (now: boolean): void => {
      const x = Math.min(SIZE.width - SMALL_WIN.side, Math.max(SMALL_WIN.side, xOf(landing.roll)));
      this.#celebration.begin({ amount: landing.payout, step, from: { x, y: SMALL_WIN.y } }, now);
    };
    if (settings.reduceMotion || instant) {
      this.#nodes.glow.alpha = RESULT.glowAlpha;
      celebrate(instant);
      return;
    }
    this.#light(landing);
    this.#wait(RESULT.amountAt, celebrate);
  }

  /** A press: first to the last frame, then on to rest. */
  press(): boolean {
    if (this.#impact) this.#context.motion.finish(this.#impact);
    const next = this.#next;
    if (next) {
      this.#forgetNext();
      next(true);
      return true;
    }
    return this.#celebration.press();
  }

  /** As if there had been none; where the die lies stays to be seen. */
  clear(): void {
    this.#forgetNext();
    if (this.#impact) this.#context.motion.stop(this.#impact);
    this.#impact = undefined;
    this.#celebration.clear();
    this.#landing = undefined;
    this.#burst.hide();
    this.#ring.alpha = 0;
    this.#nodes.glow.alpha = 0;
    this.#nodes.swell = 1;
    this.#nodes.figures.tint = TINTS.figure;
  }

  #wait(ms: number, next: (instant: boolean) => void): void {
    this.#next = next;
    this.#cancel = this.#context.motion.at(ms, () => {
      this.#forgetNext();
      next(false);
    });
  }

  #forgetNext(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#next = undefined;
  }

  /** Light about the die, sparks and a ring off it. */
  #light({ roll }: Landing): void {
    const { motion, settings } = this.#context;
    const nodes = this.#nodes;
    const timeline = motion.timeline();
    fromTo(
      timeline,
      nodes.glow,
      { alpha: 0 },
      { alpha: RESULT.glowAlpha },
      { duration: RESULT.glow, ease: 'power2.out' },
    );
    const half = { duration: RESULT.swell / 2, ease: 'sine.inOut' };
    fromTo(timeline, nodes, { swell: 1 }, { swell: RESULT.swellTo }, half);
    fromTo(timeline, nodes, { swell: RESULT.swellTo }, { swell: 1 }, { at: RESULT.swell / 2, ...half });
    if (!settings.calmMode) {
      const x = xOf(roll);
      this.#ring.position.set(x, LAYOUT.die.y);
      addRing(timeline, this.#ring, LAYOUT.die.size);
      const sparks = settings.quality === 'low' ? RESULT.sparks / 2 : RESULT.sparks;
      this.#burst.aim(x, LAYOUT.die.y, sparks);
      fromTo(timeline, this.#burst, { progress: 0 }, { progress: 1 }, { duration: BURST_MS });
    }
    this.#impact = timeline;
    void motion.play(timeline, () => {
      this.#impact = undefined;
    });
  }
}
