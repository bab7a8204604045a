import type { SceneContext } from '../../../engine/definition.ts';
import type { Timeline } from '../../../engine/motion.ts';
import { fromTo } from '../../../parts/from-to.ts';
import { type SoundCue, SoundCues } from '../../../parts/sound-cues.ts';
import type { RoundStage } from '../round/instant-round.ts';
import { RESULT } from '../round/round-result.ts';
import { hopsOf } from './ball-path.ts';
import { timesOf } from '../round/times-of.ts';
import { rightsOf } from './board.ts';
import { SceneNodes } from './nodes.ts';
import { FAIL_MS, FALL, LAYOUT, SMALL_WIN, TINTS, WAIT } from './tuning.ts';
import type { DropLook, DropTypes, Landing } from './types.ts';

/** Length of one piece of the waiting motion, ms: pieces follow one another until the server's answer arrives. */
const STRETCH = 60_000;

/** Returns the height of the ball's hop in the opening, in design pixels, `ms` after the press. */
function hopAt(ms: number): number {
  const share = (ms % WAIT.hopMs) / WAIT.hopMs;
  const high = ms < WAIT.lateAfter ? WAIT.hop : WAIT.hop * WAIT.lateShare;
  return high * 4 * share * (1 - share);
}

/** The board and the motions of the ball during a round. */
export class BallStage implements RoundStage<Landing> {
  readonly #context: SceneContext<DropTypes>;
  readonly #nodes: SceneNodes;
  readonly #lands: string;
  readonly #soundCues: SoundCues;
  #bins: readonly number[] = [];
  /**
   * Multipliers of the board's bins that the page set last; the board is shown when the next round begins, or earlier.
   */
  #next: readonly number[] = [];
  /** Result that the board shows; undefined before the first ball. */
  #landed: Landing | undefined;
  #isInMouth = false;

  constructor(context: SceneContext<DropTypes>, look: DropLook) {
    this.#context = context;
    this.#nodes = new SceneNodes(context, look);
    this.#lands = look.lands ?? 'bin.fall';
    this.#soundCues = new SoundCues(context);
  }

  get play(): SceneNodes['play'] {
    return this.#nodes.play;
  }

  get glow(): SceneNodes['glow'] {
    return this.#nodes.glow;
  }

  get swell(): number {
    return this.#nodes.bins.swell;
  }

  set swell(swell: number) {
    this.#nodes.bins.swell = swell;
  }

  /** Stores the board to show next, by the multipliers of its bins; returns true if they differ from the shown ones. */
  ask(bins: readonly number[]): boolean {
    this.#next = bins;
    return bins.join() !== this.#bins.join();
  }

  /** Shows the board that the page set last. */
  follow(): void {
    this.#stand(this.#next);
  }

  stepBack(): void {
    this.follow();
    this.#nodes.hideTrail();
    this.#nodes.fade = WAIT.dim;
  }

  wait(since: number): Timeline {
    const nodes = this.#nodes;
    const clock = { ms: since };
    const onUpdate = (): void => {
      nodes.fade = Math.min(1, clock.ms / WAIT.fade);
      nodes.place({ x: LAYOUT.mouth.x, y: LAYOUT.mouth.y + WAIT.hop / 2 - hopAt(clock.ms) });
    };
    this.#isInMouth = true;
    nodes.pop = 0;
    onUpdate();
    return this.#context.motion
      .timeline()
      .to(clock, { ms: since + STRETCH, duration: STRETCH, ease: 'none', onUpdate });
  }

  stepForth(): void {
    this.#nodes.fade = 1;
  }

  landMs(isTurbo: boolean): number {
    const hops = hopsOf(this.#nodes.board);
    return isTurbo ? hops * FALL.turboHopMs + FALL.turboDipMs : hops * FALL.hopMs + FALL.dipMs;
  }

  land(landing: Landing, ms: number): Timeline {
    const { bins, path } = landing;
    const nodes = this.#nodes;
    this.#stand(bins);
    const hops = hopsOf(nodes.board);
    const from = this.#isInMouth ? nodes.ball : LAYOUT.mouth;
    const dipMs = this.#context.settings.turbo ? FALL.turboDipMs : FALL.dipMs;
    const fallMs = ms - dipMs;
    const state = { hops: 0, dip: 0, pop: 0 };
    nodes.pop = 0;
    this.#soundCues.begin(this.#beatsOf(hops));
    const timeline = this.#context.motion.timeline();
    timeline.to(state, {
      hops,
      duration: fallMs,
      ease: 'none',
      onUpdate: () => {
        nodes.fall(path, from, Math.min(state.hops, hops));
        this.#soundCues.at(state.hops);
      },
    });
    const onUpdate = (): void => {
      nodes.lie(path);
      nodes.bins.light(rightsOf(path), 0);
      nodes.bins.dip = state.dip;
      nodes.pop = state.pop;
      const { x, y } = nodes.ball;
      nodes.place({ x, y: y + state.dip });
    };
    const half = { duration: dipMs / 2, onUpdate };
    timeline.fromTo(
      state,
      { dip: 0, pop: 0.3 },
      { dip: FALL.dip, pop: 1, ease: 'power2.out', ...half, immediateRender: false },
    );
    timeline.fromTo(
      state,
      { dip: FALL.dip, pop: 1 },
      { dip: 0, pop: 1, ease: 'sine.inOut', ...half, immediateRender: false },
    );
    return timeline;
  }

  appear(landing: Landing): Timeline {
    this.#stand(landing.bins);
    this.#nodes.lie(landing.path);
    this.#nodes.pop = 1;
    this.#nodes.showTrail(landing.path);
    return this.#fadeIn(RESULT.reducedFade);
  }

  giveUp(): Timeline {
    this.lie();
    return this.#fadeIn(FAIL_MS);
  }

  lie(landing?: Landing): void {
    const nodes = this.#nodes;
    if (landing) {
      this.#stand(landing.bins);
      this.#landed = landing;
    }
    this.#isInMouth = false;
    nodes.hideLights();
    nodes.bins.light(undefined, 0);
    nodes.pop = this.#landed ? 1 : 0;
    if (this.#landed) nodes.lie(this.#landed.path);
    else nodes.place(LAYOUT.mouth);
  }

  spot(): ReturnType<RoundStage<Landing>['spot']> {
    const { x, y } = this.#nodes.ball;
    return { x, y, size: 2 * this.#nodes.board.ballRadius, from: { x, y: SMALL_WIN.y } };
  }

  paint(result: 'won' | 'lost' | 'none'): void {
    const { bins, times } = this.#nodes;
    const bin = this.#landed && rightsOf(this.#landed.path);
    const isShown = result !== 'none' && this.#landed !== undefined && bin !== undefined;
    bins.light(isShown ? bin : undefined, result === 'won' ? 1 : 0.55);
    times.view.visible = isShown;
    if (!isShown) return;
    times.write(`${timesOf(this.#landed?.bins[bin] ?? 0)}x`);
    times.tint = result === 'won' ? TINTS.won : TINTS.lost;
  }

  /**
   * Returns the sounds of the pegs, each a little lower than the one before, and of the bin; they are the same for
   * every path.
   */
  #beatsOf(hops: number): SoundCue[] {
    const pegs = Array.from({ length: Math.max(0, hops - 1) }, (_, peg) => ({
      at: peg + 1,
      cue: 'peg.tap',
      rate: 1 - (FALL.lower * peg) / hops,
      gain: FALL.tap,
    }));
    return [...pegs, { at: hops, cue: this.#lands }];
  }

  #fadeIn(duration: number): Timeline {
    const timeline = this.#context.motion.timeline();
    return fromTo(timeline, this.#nodes, { fade: 0 }, { fade: 1 }, { duration });
  }

  #stand(bins: readonly number[]): void {
    if (bins.join() === this.#bins.join()) return;
    this.#bins = bins;
    this.#landed = undefined;
    this.#nodes.setBoard(bins);
  }
}
