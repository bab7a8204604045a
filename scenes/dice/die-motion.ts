import type { Motion, Timeline } from '../engine/motion.ts';
import { fromTo } from '../parts/from-to.ts';
import type { SceneNodes } from './nodes.ts';
import { FAIL_MS, GLIDE, RESULT, TUMBLE } from './tuning.ts';

/** A stretch of tumbling without an end, ms; then another begins. */
const STRETCH = 60_000;

/** Degrees that a tumbling die has turned after so many ms. */
function tumbled(ms: number): number {
  const fast = Math.min(ms, TUMBLE.lateAfter);
  const late = Math.max(0, ms - TUMBLE.lateAfter);
  return (TUMBLE.speed * (fast + late * TUMBLE.lateShare)) / 1_000;
}

/** The ways of the die, as timelines. */
export class DieMotion {
  readonly #motion: Motion;
  readonly #nodes: SceneNodes;

  constructor(motion: Motion, nodes: SceneNodes) {
    this.#motion = motion;
    this.#nodes = nodes;
  }

  /** It rises and tumbles in its place; `since` is how long it has tumbled already, ms. */
  tumble(since: number): Timeline {
    const nodes = this.#nodes;
    const clock = { ms: since };
    const onUpdate = (): void => {
      const risen = Math.min(1, clock.ms / TUMBLE.rise);
      nodes.lift = 1 - (1 - risen) ** 2;
      nodes.turn = tumbled(clock.ms);
    };
    return this.#motion
      .timeline()
      .to(clock, { ms: since + STRETCH, duration: STRETCH, ease: 'none', onUpdate });
  }

  /** How long a glide takes, ms. */
  glideMs(isTurbo: boolean): number {
    return isTurbo ? GLIDE.turboMs : GLIDE.ms;
  }

  /** From where it is to a roll, in so many ms, and down onto it. */
  glide(roll: number, ms: number): Timeline {
    const nodes = this.#nodes;
    const timeline = this.#motion.timeline();
    const { place, turn, lift } = nodes;
    const upright = Math.ceil((turn + GLIDE.turn) / 90) * 90;
    const fallAt = ms * GLIDE.fallAt;
    fromTo(timeline, nodes, { place }, { place: roll }, { duration: ms * 0.9, ease: 'power2.inOut' });
    fromTo(timeline, nodes, { turn }, { turn: upright }, { duration: ms * 0.9, ease: 'power2.out' });
    fromTo(timeline, nodes, { lift }, { lift: 1 }, { duration: fallAt * 0.6, ease: 'power2.out' });
    fromTo(
      timeline,
      nodes,
      { lift: 1 },
      { lift: 0 },
      { at: fallAt, duration: ms - fallAt, ease: 'bounce.out' },
    );
    return timeline;
  }

  /** Nobody knows the result: it comes down where it was. */
  comeDown(): Timeline {
    const nodes = this.#nodes;
    const { turn, lift } = nodes;
    const upright = Math.round(turn / 90) * 90;
    const timeline = this.#motion.timeline();
    fromTo(timeline, nodes, { turn }, { turn: upright }, { duration: FAIL_MS, ease: 'power2.out' });
    fromTo(timeline, nodes, { lift }, { lift: 0 }, { duration: FAIL_MS, ease: 'power2.in' });
    return timeline;
  }

  /** Without a way: it is there. */
  fadeIn(): Timeline {
    const timeline = this.#motion.timeline();
    return fromTo(timeline, this.#nodes, { fade: 0 }, { fade: 1 }, { duration: RESULT.reducedFade });
  }

  /** It lies upright at a roll. */
  lie(roll: number): void {
    const nodes = this.#nodes;
    nodes.place = roll;
    nodes.lift = 0;
    nodes.turn = 0;
    nodes.swell = 1;
    nodes.fade = 1;
  }
}
