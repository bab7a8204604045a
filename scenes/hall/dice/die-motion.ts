import type { SceneContext, SceneTypes } from '../../engine/definition.ts';
import type { Motion, Timeline } from '../../engine/motion.ts';
import type { Sound } from '../../engine/sound.ts';
import { fromTo } from '../../parts/from-to.ts';
import { type SoundCue, SoundCues } from '../../parts/sound-cues.ts';
import type { RoundStage } from '../models/round/instant-round.ts';
import { RESULT } from '../models/round/round-result.ts';
import { type SceneNodes, xOf } from './nodes.ts';
import { FAIL_MS, GLIDE, LAYOUT, SMALL_WIN, TUMBLE } from './tuning.ts';
import type { Landing } from './types.ts';

/** Length of one piece of the waiting motion, ms: pieces follow one another until the server's answer arrives. */
const STRETCH = 60_000;

/**
 * Sounds of the die as it touches the track, each softer than the previous one. They play at those shares of the glide
 * at which the easing `bounce.out` of GSAP reaches the ground.
 */
const HITS: readonly SoundCue[] = [1, 2, 2.5].map((part, bounce) => ({
  at: GLIDE.fallAt + ((1 - GLIDE.fallAt) * part) / 2.75,
  cue: 'die.hit',
  rate: 1 + 0.05 * bounce,
  gain: 1 - 0.3 * bounce,
}));

/** Returns the degrees that a tumbling die has turned after `ms`. */
function tumbled(ms: number): number {
  const fast = Math.min(ms, TUMBLE.lateAfter);
  const late = Math.max(0, ms - TUMBLE.lateAfter);
  return (TUMBLE.speed * (fast + late * TUMBLE.lateShare)) / 1_000;
}

/** The die during a round: it tumbles in the air, glides along the track to the drawn number and lies there. */
export class DieStage implements RoundStage<Landing> {
  readonly #motion: Motion;
  readonly #sound: Sound;
  readonly #soundCues: SoundCues;
  readonly #nodes: SceneNodes;

  constructor({ motion, sound }: Pick<SceneContext<SceneTypes>, 'motion' | 'sound'>, nodes: SceneNodes) {
    this.#motion = motion;
    this.#sound = sound;
    this.#soundCues = new SoundCues({ sound });
    this.#nodes = nodes;
  }

  get play(): SceneNodes['play'] {
    return this.#nodes.play;
  }

  get glow(): SceneNodes['glow'] {
    return this.#nodes.glow;
  }

  get swell(): number {
    return this.#nodes.swell;
  }

  set swell(swell: number) {
    this.#nodes.swell = swell;
  }

  spot({ roll }: Landing): ReturnType<RoundStage<Landing>['spot']> {
    const x = xOf(roll);
    return { x, y: LAYOUT.die.y, size: LAYOUT.die.size, from: { x, y: SMALL_WIN.y } };
  }

  paint(result: 'won' | 'lost' | 'none'): void {
    this.#nodes.paint(result);
  }

  stepBack(): void {
    this.#nodes.figures.view.alpha = TUMBLE.dim;
  }

  stepForth(): void {
    this.#nodes.figures.view.alpha = 1;
  }

  /** Lifts the die and tumbles it in place. */
  wait(since: number): Timeline {
    const nodes = this.#nodes;
    const clock = { ms: since };
    const onUpdate = (): void => {
      const risen = Math.min(1, clock.ms / TUMBLE.rise);
      nodes.lift = 1 - (1 - risen) ** 2;
      nodes.turn = tumbled(clock.ms);
    };
    if (since === 0) this.#sound.play('die.roll');
    return this.#motion
      .timeline()
      .to(clock, { ms: since + STRETCH, duration: STRETCH, ease: 'none', onUpdate });
  }

  landMs(isTurbo: boolean): number {
    return isTurbo ? GLIDE.turboMs : GLIDE.ms;
  }

  /** Glides from the current place to the drawn number, then drops the die onto the track. */
  land({ roll }: Landing, ms: number): Timeline {
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
    return this.#soundCues.along(timeline, ms, HITS);
  }

  /** Lowers the die onto the track at its previous place, since no result came. */
  giveUp(): Timeline {
    const nodes = this.#nodes;
    const { turn, lift } = nodes;
    const upright = Math.round(turn / 90) * 90;
    const timeline = this.#motion.timeline();
    fromTo(timeline, nodes, { turn }, { turn: upright }, { duration: FAIL_MS, ease: 'power2.out' });
    fromTo(timeline, nodes, { lift }, { lift: 0 }, { duration: FAIL_MS, ease: 'power2.in' });
    return timeline;
  }

  appear({ roll }: Landing): Timeline {
    this.#nodes.place = roll;
    const timeline = this.#motion.timeline();
    return fromTo(timeline, this.#nodes, { fade: 0 }, { fade: 1 }, { duration: RESULT.reducedFade });
  }

  /** Lays the die upright: at the drawn number if there is a result, otherwise where it is. */
  lie(landing?: Landing): void {
    const nodes = this.#nodes;
    if (landing) nodes.place = landing.roll;
    nodes.lift = 0;
    nodes.turn = 0;
    nodes.swell = 1;
    nodes.fade = 1;
  }
}
