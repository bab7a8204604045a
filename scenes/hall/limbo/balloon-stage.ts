import type { SceneContext, SceneTypes } from '../../engine/definition.ts';
import type { Motion, Timeline } from '../../engine/motion.ts';
import { fromTo } from '../../parts/from-to.ts';
import { SoundCues } from '../../parts/sound-cues.ts';
import type { RoundStage } from '../models/round/instant-round.ts';
import { RESULT } from '../models/round/round-result.ts';
import { heightOf, type SceneNodes } from './nodes.ts';
import { FAIL_MS, LAYOUT, RISE, SMALL_WIN, WAIT } from './tuning.ts';
import type { Landing } from './types.ts';

/** Length of one piece of the waiting motion, ms: pieces follow one another until the server's answer arrives. */
const STRETCH = 60_000;

/** The balloon during a round: it heats up on the ground, rises to the result and hangs there. */
export class BalloonStage implements RoundStage<Landing> {
  readonly #motion: Motion;
  readonly #soundCues: SoundCues;
  readonly #nodes: SceneNodes;
  /** Height of the balloon at the time of the press; from there, it descends to the ground. */
  #from = 0;

  constructor(context: Pick<SceneContext<SceneTypes>, 'motion' | 'sound'>, nodes: SceneNodes) {
    this.#motion = context.motion;
    this.#soundCues = new SoundCues(context);
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

  spot(): ReturnType<RoundStage<Landing>['spot']> {
    return { x: LAYOUT.mast.x, y: this.#nodes.glow.y, size: LAYOUT.balloon.size, from: SMALL_WIN };
  }

  paint(result: 'won' | 'lost' | 'none'): void {
    this.#nodes.paint(result);
  }

  stepBack(): void {
    this.#from = this.#nodes.height;
    this.#nodes.figures.view.alpha = WAIT.dim;
  }

  stepForth(): void {
    this.#nodes.figures.view.alpha = 1;
  }

  /** Lowers the balloon to the ground, where its flame pulses and the balloon pulls at its rope. */
  wait(since: number): Timeline {
    const nodes = this.#nodes;
    const clock = { ms: since };
    const onUpdate = (): void => {
      const down = Math.min(1, clock.ms / WAIT.down);
      const breath = (1 - Math.cos((2 * Math.PI * clock.ms) / WAIT.breath)) / 2;
      nodes.height = this.#from * (1 - down) ** 2;
      nodes.flame = down * (0.45 + 0.35 * breath);
      nodes.pull = down * WAIT.pull * breath;
    };
    return this.#motion
      .timeline()
      .to(clock, { ms: since + STRETCH, duration: STRETCH, ease: 'none', onUpdate });
  }

  landMs(isTurbo: boolean): number {
    return isTurbo ? RISE.turboMs : RISE.ms;
  }

  land({ result }: Landing, ms: number): Timeline {
    const nodes = this.#nodes;
    const { height, flame, pull } = nodes;
    const timeline = this.#motion.timeline();
    const rise = { duration: ms, ease: 'power2.inOut' };
    fromTo(timeline, nodes, { height }, { height: heightOf(result) }, rise);
    fromTo(timeline, nodes, { flame, pull }, { flame: 1, pull: 0 }, { duration: ms * 0.2 });
    fromTo(timeline, nodes, { flame: 1 }, { flame: 0 }, { at: ms * 0.8, duration: ms * 0.2 });
    // The flame has the same pitch at any height, so its sound does not reveal the result.
    return this.#soundCues.along(timeline, ms, [
      { at: 0, cue: 'burner', rate: ms < RISE.ms ? RISE.turboRate : 1 },
      { at: 1, cue: 'rope.taut' },
    ]);
  }

  appear({ result }: Landing): Timeline {
    this.#nodes.value = result;
    const timeline = this.#motion.timeline();
    return fromTo(timeline, this.#nodes, { fade: 0 }, { fade: 1 }, { duration: RESULT.reducedFade });
  }

  /** Puts the flame out and leaves the balloon on the ground, since no result came. */
  giveUp(): Timeline {
    const nodes = this.#nodes;
    const { height, flame, pull } = nodes;
    const timeline = this.#motion.timeline();
    const out = { duration: FAIL_MS, ease: 'power2.out' };
    return fromTo(timeline, nodes, { height, flame, pull }, { height: 0, flame: 0, pull: 0 }, out);
  }

  lie(landing?: Landing): void {
    const nodes = this.#nodes;
    if (landing) nodes.value = landing.result;
    nodes.flame = 0;
    nodes.pull = 0;
    nodes.swell = 1;
    nodes.fade = 1;
  }
}
