import type { SceneContext, SceneTypes } from '../../../engine/definition.ts';
import type { Timeline } from '../../../engine/motion.ts';
import { fromTo } from '../../../parts/from-to.ts';
import type { RoundStage } from '../round/instant-round.ts';
import { RESULT } from '../round/round-result.ts';
import { StallNodes } from './stall-nodes.ts';
import type { StallToy } from './stall-toy.ts';
import { DIM, FAIL_MS, SMALL_WIN, TINTS } from './tuning.ts';
import type { StallLanding, StallProps } from './types.ts';

/** Length of one piece of the waiting motion, ms: pieces follow one another until the server's answer arrives. */
const STRETCH = 60_000;

/** A stall during a round: the toy (ball, wheel …) waits and moves to the result, and the sign shows the outcome. */
export class StallStage<
  Props extends StallProps,
  Landing extends StallLanding,
> implements RoundStage<Landing> {
  readonly #context: SceneContext<SceneTypes>;
  readonly #toy: StallToy<Props, Landing>;
  readonly #nodes: StallNodes;
  #props: Props | undefined;
  /**
   * The player's choice that the page set while a round was playing; it is shown when the next round begins, or
   * earlier.
   */
  #next: Props | undefined;
  /** Result at which the toy rests; undefined before the first round. */
  #landed: Landing | undefined;

  constructor(context: SceneContext<SceneTypes>, toy: StallToy<Props, Landing>) {
    this.#context = context;
    this.#toy = toy;
    this.#nodes = new StallNodes(context, toy.view);
  }

  get play(): StallNodes['play'] {
    return this.#nodes.play;
  }

  get glow(): StallNodes['glow'] {
    return this.#nodes.glow;
  }

  get swell(): number {
    return this.#toy.swell;
  }

  set swell(swell: number) {
    this.#toy.swell = swell;
  }

  /** Alpha of the toy, which fades in instead of moving in reduced motion; a tween animates this value. */
  get fade(): number {
    return this.#toy.view.alpha;
  }

  set fade(alpha: number) {
    this.#toy.view.alpha = alpha;
  }

  /** Stores the player's choice to show next; returns true if it differs from the last choice. */
  ask(props: Props): boolean {
    const asked = this.#next ?? this.#props;
    if (asked !== undefined && JSON.stringify(asked) === JSON.stringify(props)) return false;
    this.#next = props;
    return true;
  }

  /** Whether the page has set a choice that the picture does not show yet. */
  get isAsked(): boolean {
    return this.#next !== undefined;
  }

  /** Shows the choice that the page set last, and removes the last result. */
  follow(): void {
    if (this.#next === undefined) return;
    this.#props = this.#next;
    this.#next = undefined;
    this.#landed = undefined;
    this.#toy.props(this.#props);
    this.#toy.lie(undefined);
    this.#sayLine();
  }

  placeAt(x: number, y: number): number | undefined {
    return this.#toy.placeAt?.(x, y);
  }

  spot(landing: Landing): ReturnType<RoundStage<Landing>['spot']> {
    const { x, y, size, amount } = this.#toy.spot(landing);
    return { x, y, size, from: amount ?? { x, y: y - SMALL_WIN.above } };
  }

  paint(result: 'won' | 'lost' | 'none'): void {
    const landing = result === 'none' ? undefined : this.#landed;
    this.#toy.light(landing, result === 'won');
    if (landing === undefined) return this.#sayLine();
    const { x, y } = this.#toy.spot(landing);
    this.glow.position.set(x, y);
    this.#nodes.showLabel(landing.label, result === 'won' ? TINTS.won : TINTS.lost);
  }

  stepBack(): void {
    this.follow();
    this.#landed = undefined;
    this.#sayLine();
    this.#nodes.saidAlpha = DIM;
    this.#toy.begin();
  }

  stepForth(): void {
    this.#nodes.saidAlpha = 1;
  }

  wait(since: number): Timeline {
    const clock = { ms: since };
    return this.#context.motion.timeline().to(clock, {
      ms: since + STRETCH,
      duration: STRETCH,
      ease: 'none',
      onUpdate: () => this.#toy.wait(clock.ms),
    });
  }

  landMs(isTurbo: boolean): number {
    return isTurbo ? this.#toy.turboMs : this.#toy.landMs;
  }

  land(landing: Landing, ms: number): Timeline {
    const way = { share: 0 };
    this.#toy.aim(landing, ms);
    return this.#context.motion
      .timeline()
      .to(way, { share: 1, duration: ms, ease: 'none', onUpdate: () => this.#toy.move(way.share) });
  }

  appear(landing: Landing): Timeline {
    this.#toy.lie(landing);
    return this.#fadeIn(RESULT.reducedFade);
  }

  giveUp(): Timeline {
    this.#toy.lie(undefined);
    return this.#fadeIn(FAIL_MS);
  }

  lie(landing?: Landing): void {
    if (landing) this.#landed = landing;
    this.#toy.lie(this.#landed);
    this.fade = 1;
  }

  #fadeIn(duration: number): Timeline {
    const timeline = this.#context.motion.timeline();
    return fromTo(timeline, this, { fade: 0 }, { fade: 1 }, { duration });
  }

  #sayLine(): void {
    if (this.#props) this.#nodes.showLabel(this.#props.line, TINTS.line);
  }
}
