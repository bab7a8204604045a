import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { type SoundLoop, silentLoop } from '../../engine/sound.ts';
import { fromTo } from '../../parts/from-to.ts';
import type { RoundStage } from '../models/round/instant-round.ts';
import { PlannedShow } from '../models/round/planned-show.ts';
import { JACKPOTS, SceneNodes } from './nodes.ts';
import { type HoldBeat, countedOf, type HoldPlan, planOf } from './plan.ts';
import { HoldShow } from './show.ts';
import {
  COLUMNS,
  FADE_MS,
  FAIL_MS,
  FEATURE,
  type HoldTiming,
  LAYOUT,
  PITCH,
  ROWS,
  TIMINGS,
  TINTS,
  WAIT,
} from './tuning.ts';
import type { HoldProps, HoldTypes, Landing } from './types.ts';

/** Length of one piece of the waiting motion, ms: pieces follow one another until the server's answer arrives. */
const STRETCH = 60_000;

/**
 * Sound of each kind of planned sound event (beat); `step` is the rise in playback rate from one coin or value to the
 * next.
 */
const CUES: Readonly<Record<HoldBeat['cue'], { readonly cue: string; readonly step: number }>> = {
  stop: { cue: 'reel.stop', step: 0.03 },
  coin: { cue: 'coin.lands', step: PITCH.step },
  win: { cue: 'line.1', step: 0 },
  trigger: { cue: 'bonus.in', step: 0 },
  reset: { cue: 'line.1', step: 0 },
  grand: { cue: 'bonus.in', step: 0 },
  count: { cue: 'coin.get.1', step: PITCH.step },
};

/** Returns the held coins at the end of a round; no coins if there were no respins. */
export const heldOf = ({ coins, respins }: Landing): Landing['coins'] =>
  respins.length > 0 ? [...coins, ...respins.flat()] : [];

/** Returns the symbols in the window at the end of a round, including the coins that arrived in respins. */
export function lastWindow(landing: Landing): string[] {
  const held = new Set(heldOf(landing).map(({ cell }) => cell));
  return landing.window.map((column, reel) =>
    [...column].map((symbol, row) => (held.has(reel * ROWS + row) ? '*' : symbol)).join(''),
  );
}

/** A result, with the planned steps of the animation that shows it. */
interface Planned {
  readonly landing: Landing;
  readonly plan: HoldPlan;
  /** Time at which each reel stops, ms after the answer; `waited` is how long the reels had spun by then, ms. */
  readonly rests: readonly number[];
  readonly waited: number;
}

/** The machine with its five reels during a round: it spins, stops and plays the planned animation. */
export class ReelStage implements RoundStage<Landing> {
  readonly #context: SceneContext<HoldTypes>;
  readonly #nodes: SceneNodes;
  readonly #timing: HoldTiming;
  #props: HoldProps | undefined;
  #window: readonly string[] = [];
  #hasBegun = false;
  /** How long the reels have been spinning, ms; undefined while the reels rest. */
  #waited: number | undefined;
  #landing: Landing | undefined;
  #revealed: Landing | undefined;
  #planned: Planned | undefined;
  #show: PlannedShow<HoldBeat> | undefined;
  #loop: SoundLoop = silentLoop;

  constructor(context: SceneContext<HoldTypes>) {
    this.#context = context;
    this.#nodes = new SceneNodes(context);
    const { reduceMotion, turbo } = context.settings;
    this.#timing = reduceMotion ? TIMINGS.reduced : turbo ? TIMINGS.turbo : TIMINGS.normal;
    context.onDispose(() => this.#loop.stop());
  }

  get play(): SceneNodes['play'] {
    return this.#nodes.play;
  }

  get glow(): SceneNodes['glow'] {
    return this.#nodes.glow;
  }

  get swell(): number {
    return this.#nodes.amount.view.scale.x;
  }

  set swell(swell: number) {
    this.#nodes.amount.view.scale.set(swell);
  }

  /**
   * Stores new props; between rounds, also writes the jackpots' signs, and before the first round shows the symbols of
   * the props.
   */
  take(props: HoldProps, isAtRest: boolean): void {
    this.#props = props;
    if (!isAtRest) return;
    this.#nodes.writeJackpots(props.jackpots);
    if (this.#hasBegun) return;
    this.#window = props.window;
    this.lie();
  }

  stepBack(): void {
    this.#hasBegun = true;
    this.#landing = undefined;
    if (this.#props) this.#nodes.writeJackpots(this.#props.jackpots);
    this.#clear();
    this.#nodes.columns.rest(this.#window);
    if (this.#context.settings.reduceMotion) this.fade = WAIT.dim;
  }

  wait(since: number): Timeline {
    const { columns } = this.#nodes;
    const clock = { ms: since };
    if (since === 0) {
      columns.start(this.#timing.reels);
      this.#loop = this.#context.sound.loop('reel.loop');
    }
    const onUpdate = (): void => {
      this.#waited = clock.ms;
      columns.show(clock.ms);
    };
    onUpdate();
    return this.#context.motion
      .timeline()
      .to(clock, { ms: since + STRETCH, duration: STRETCH, ease: 'none', onUpdate });
  }

  stepForth(): void {
    this.fade = 1;
  }

  landMs(_: boolean, landing: Landing): number {
    return this.#planOf(landing).plan.end;
  }

  land(landing: Landing, ms: number): Timeline {
    return this.#begin(landing, ms);
  }

  appear(landing: Landing): Timeline {
    if (landing.instant !== true) return this.#begin(landing, 0);
    this.lie(landing);
    return fromTo(this.#context.motion.timeline(), this, { fade: 0 }, { fade: 1 }, { duration: FADE_MS });
  }

  ahead(): Timeline | undefined {
    return this.#show?.ahead();
  }

  giveUp(): Timeline {
    this.lie();
    return fromTo(this.#context.motion.timeline(), this, { fade: 0 }, { fade: 1 }, { duration: FAIL_MS });
  }

  lie(landing?: Landing): void {
    this.#loop.stop();
    this.#loop = silentLoop;
    if (landing) {
      this.#hasBegun = true;
      this.#landing = landing;
      this.#window = lastWindow(landing);
    }
    this.#show = this.#planned = this.#waited = undefined;
    this.#clear();
    this.#nodes.columns.rest(this.#window);
    if (this.#landing) this.#lieWith(this.#landing);
  }

  spot(landing: Landing): ReturnType<RoundStage<Landing>['spot']> {
    const { plate, window } = LAYOUT;
    const from = { x: window.x + window.width / 2, y: window.y + window.height / 2 };
    return { x: plate.x, y: plate.y, size: landing.isGrand ? 120 : 70, from };
  }

  paint(result: 'won' | 'lost' | 'none'): void {
    this.#nodes.amount.tint = result === 'lost' ? TINTS.none : 0xffffff;
  }

  /** Writes the win again, now with the grand jackpot, since the celebration has shown the jackpot. */
  tell(landing: Landing): void {
    this.#revealed = landing;
    this.#writeSum(landing);
  }

  /** Writes a round's win; the grand jackpot is included only after its celebration. */
  #writeSum(landing: Landing): void {
    const { amount, hint } = this.#nodes;
    const { payout, isGrand } = landing;
    const sum = isGrand && this.#revealed !== landing ? Math.min(payout, countedOf(landing)) : payout;
    amount.view.visible = sum > 0;
    hint.view.visible = sum === 0;
    if (sum > 0) amount.write(this.#context.format.exact(sum));
  }

  /** Alpha of the reels, which fades in instead of moving in reduced motion; a tween animates this value. */
  get fade(): number {
    return this.#nodes.columns.view.alpha;
  }

  set fade(alpha: number) {
    this.#nodes.columns.view.alpha = alpha;
  }

  /**
   * Returns the planned animation for a result; the first call also writes the reels' final symbols on their strips.
   */
  #planOf(landing: Landing): Planned {
    if (this.#planned?.landing === landing) return this.#planned;
    const { reduceMotion, minRoundMs } = this.#context.settings;
    const { columns } = this.#nodes;
    const waited = this.#waited ?? 0;
    const { reels } = this.#timing;
    if (reduceMotion) columns.rest(landing.window);
    const rests = reduceMotion
      ? Array.from({ length: COLUMNS }, () => FADE_MS)
      : columns.land(landing.window, waited, reels, minRoundMs).map((at) => at - waited);
    const plan = planOf({ landing, timing: this.#timing, rests });
    this.#planned = { landing, plan, rests, waited };
    return this.#planned;
  }

  #begin(landing: Landing, ms: number): Timeline {
    const planned = this.#planOf(landing);
    const { plan } = planned;
    const parts = new HoldShow(this.#context, this.#nodes, { ...planned, timing: this.#timing });
    this.#show = new PlannedShow<HoldBeat>(this.#context, plan, {
      draw: (at) => parts.show(at),
      hear: (beat, when) => this.#hear(beat, when),
    });
    return this.#show.playFrom(0, ms - plan.end);
  }

  #hear({ cue, step }: HoldBeat, when: number): void {
    const { cue: name, step: higher } = CUES[cue];
    if (cue === 'stop' && step === COLUMNS - 1) this.#loop.stop();
    this.#context.sound.play(name, { rate: 1 + higher * Math.min(step, PITCH.most), when });
  }

  /** Shows the end of a round: the coins with their values, and the round's win. */
  #lieWith(landing: Landing): void {
    const { cells, columns } = this.#nodes;
    const held = heldOf(landing);
    for (const coin of held.length > 0 ? held : landing.coins) {
      cells.write(coin, landing.stake);
      cells.figure(coin.cell, 1, 1);
      if (held.length === 0) continue;
      cells.coin(coin.cell, 1);
      cells.light(coin.cell, FEATURE.light);
    }
    columns.view.alpha = held.length > 0 ? FEATURE.hidden : 1;
    this.#nodes.writeCoins(held.length > 0 ? held.length : landing.coins.length, held.length > 0);
    this.#writeSum(landing);
  }

  #clear(): void {
    const { cells, columns, banner, amount, hint, left } = this.#nodes;
    cells.clear();
    this.#nodes.hop(0);
    columns.tint = 0xffffff;
    banner.visible = false;
    amount.view.pivot.x = 0;
    amount.view.scale.set(1);
    left.view.scale.set(1);
    amount.view.visible = false;
    hint.view.visible = true;
    this.#nodes.writeLeft(undefined);
    this.#nodes.flashLeft(0);
    this.#nodes.writeCoins(0);
    for (const jackpot of JACKPOTS) this.#nodes.lightPlate(jackpot, 0);
    this.fade = 1;
  }
}
