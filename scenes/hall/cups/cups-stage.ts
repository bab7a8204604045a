import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import type { Container, Sprite } from '../../engine/pixi.ts';
import type { Random } from '../../engine/random.ts';
import { SoundCues } from '../../parts/sound-cues.ts';
import { partOf, progressOf, stretchOf } from '../../parts/progress.ts';
import { HallStage } from '../models/round/hall-stage.ts';
import type { StepStage } from '../models/round/step-round.ts';
import { Scatter } from '../models/round/scatter.ts';
import { CupNodes } from './cup-nodes.ts';
import { cupFootOf } from './places.ts';
import { FindRow, plateAt } from './find-row.ts';
import { drawSwaps, orderAfter, type Swap } from './shuffle.ts';
import { GO, LAYOUT, OPEN, REVEAL, SHUFFLE, TINTS, WAIT } from './tuning.ts';
import type { CupsTypes, CupsView } from './types.ts';

const easeOf = (q: number): number => (1 - Math.cos(Math.PI * q)) / 2;

/**
 * The cups during a round. Before the cups change places, the ball leaves through a hole in the table and comes back
 * unseen. Only the server knows where the ball is, so the picture never suggests that a player could follow it.
 */
export class CupsStage implements StepStage<CupsView, { readonly cup: number }> {
  readonly play: Container;
  readonly glow: Sprite;
  readonly row: FindRow;
  readonly #context: SceneContext<CupsTypes>;
  readonly #nodes: CupNodes;
  readonly #sparkles: Scatter;
  readonly #random: Random;
  readonly #soundCues: SoundCues;
  #view: CupsView | undefined;
  /** Cup that the player lifted and found the ball under, counted from 0; undefined if the ball is hidden. */
  #found: number | undefined;
  #swell = 1;

  constructor(context: SceneContext<CupsTypes>) {
    this.#context = context;
    this.#soundCues = new SoundCues(context);
    this.#random = context.random.fork('shuffle');
    const hall = new HallStage(context);
    this.play = hall.play;
    this.glow = hall.glow;
    this.glow.setSize(230, 210);
    this.#nodes = new CupNodes(context);
    this.row = new FindRow(context);
    this.#sparkles = new Scatter(hall, 'sparkle', OPEN.sparkles, OPEN.reach);
    hall.play.addChild(
      hall.sprite('table', LAYOUT.table.x, LAYOUT.table.y),
      this.glow,
      this.row.view,
      this.#nodes.view,
      this.#sparkles.view,
    );
  }

  get swell(): number {
    return this.#swell;
  }

  set swell(swell: number) {
    this.#swell = swell;
    if (this.#view) this.row.swell(this.#view.taken.length - 1, swell);
  }

  /** Sets the number of cups and the payouts for the next round. */
  set({ cups, pays }: CupsTypes['props']): void {
    this.row.write(pays);
    if (cups === this.#nodes.count) return;
    this.#nodes.count = cups;
    this.lie(undefined);
  }

  spot({ taken }: CupsView): ReturnType<StepStage<CupsView, unknown>['spot']> {
    return { ...plateAt(Math.max(0, taken.length - 1)), size: 96, from: LAYOUT.amount };
  }

  paint(): void {
    if (this.#view) this.glow.position.copyFrom(plateAt(Math.max(0, this.#view.taken.length - 1)));
  }

  lie(view: CupsView | undefined): void {
    this.#view = view;
    this.#found = undefined;
    this.#sparkles.hide();
    this.row.show(view);
    const ball = view && this.#ballAtEnd(view);
    const isLost = view?.status === 'lost';
    for (let cup = 0; cup < this.#nodes.count; cup++) {
      const isUp = cup === ball || (isLost && cup === view.taken.at(-1)?.cup);
      this.#nodes.show(cup, { lift: isUp ? 1 : 0, tint: ball === undefined || isUp ? 0xffffff : TINTS.rest });
    }
    if (view === undefined) this.#nodes.layBall({ x: LAYOUT.hole.x, y: LAYOUT.hole.y - LAYOUT.hole.above });
    else this.#nodes.layBall(ball === undefined ? undefined : this.#nodes.under(ball));
  }

  wait({ cup }: { readonly cup: number }, since: number): Timeline {
    return stretchOf(this.#context.motion, since, (ms) => {
      const share = ms > WAIT.lateAfter ? WAIT.lateShare : 1;
      const turn = WAIT.degrees * share * Math.sin((2 * Math.PI * ms) / WAIT.swing);
      this.#nodes.show(cup, { scale: WAIT.press, turn });
    });
  }

  open(view: CupsView, isTurbo: boolean): Timeline {
    const { motion, settings } = this.#context;
    const cup = view.taken.at(-1)?.cup ?? 0;
    const isFound = view.status !== 'lost';
    const up = motion.ease('back.out(1.7)');
    this.#soundCues.begin([{ at: OPEN.revealAt, cue: 'cup.lift' }]);
    return progressOf(motion, isTurbo ? OPEN.turboMs : OPEN.ms, (q) => {
      this.#soundCues.at(q);
      if (q < OPEN.revealAt)
        return this.#nodes.show(cup, { scale: WAIT.press + 0.03 * partOf(q, 0, OPEN.revealAt) });
      const out = partOf(q, OPEN.revealAt, 1);
      this.#nodes.show(cup, { lift: up(out), scale: WAIT.press + (1 - WAIT.press) * out });
      if (!isFound) return;
      this.#found = cup;
      const at = this.#nodes.under(cup);
      this.#nodes.layBall(at);
      this.row.show(view);
      if (!settings.calmMode) this.#sparkles.show(at.x, at.y - 20, out, 0.6);
    });
  }

  /** Hides the ball and swaps the cups, before the player lifts the next cup. */
  prepare(view: CupsView, isTurbo: boolean): Timeline {
    this.#sparkles.hide();
    this.row.show(view);
    const { ms, show } = this.#mixing(isTurbo);
    return progressOf(this.#context.motion, ms, (q) => show(q * ms));
  }

  reveal(view: CupsView, isTurbo: boolean): Timeline {
    const ball = this.#ballAtEnd(view);
    const isSeen = ball !== undefined && ball === this.#found && view.taken.length === view.balls?.length;
    this.row.show(view);
    // The player found the ball and cashed out, so the cups have not changed places yet. They do so now, and then the
    // picture shows where the ball would have been next.
    const mixing = this.#found === undefined || isSeen ? undefined : this.#mixing(isTurbo);
    const before = mixing?.ms ?? 0;
    const liftMs = isTurbo ? REVEAL.turboMs : REVEAL.ms;
    return progressOf(this.#context.motion, before + liftMs, (q) => {
      const ms = q * (before + liftMs);
      if (ms < before) return mixing?.show(ms);
      if (ball === undefined || isSeen) return;
      if (before > 0) mixing?.show(before);
      this.#nodes.show(ball, { lift: easeOf(partOf(ms, before, before + liftMs)) });
      this.#nodes.layBall(this.#nodes.under(ball));
    });
  }

  /**
   * Returns the cup that hides the ball at the end of a round: that of the last step after a loss, or that of the next
   * step after a cash-out.
   */
  #ballAtEnd({ status, taken, balls }: CupsView): number | undefined {
    if (balls === null || status === 'open') return undefined;
    const last = Math.min(taken.length, balls.length - 1);
    return status === 'lost' ? balls[taken.length - 1] : balls[last];
  }

  /**
   * Plans the motion in which the ball leaves through the table and the cups change places. Returns the duration in ms,
   * and a function that draws any moment of this motion.
   */
  #mixing(isTurbo: boolean): { readonly ms: number; readonly show: (ms: number) => void } {
    const goMs = isTurbo ? GO.turboMs : GO.ms;
    const swapMs = isTurbo ? SHUFFLE.turboMs : SHUFFLE.ms;
    const swaps = drawSwaps(this.#random, this.#nodes.count, isTurbo ? SHUFFLE.turboSwaps : SHUFFLE.swaps);
    const from = this.#found;
    let ticked = -1;
    return {
      ms: goMs + swaps.length * swapMs,
      show: (ms) => {
        if (ms < goMs) return this.#go(from, ms / goMs);
        this.#go(from, 1);
        const done = Math.min(swaps.length, Math.floor((ms - goMs) / swapMs));
        if (done === ticked + 1 && done < swaps.length) this.#context.sound.play('cup.swap');
        ticked = done;
        this.#layOrder(swaps, done, (ms - goMs) / swapMs - done);
      },
    };
  }

  /** Draws the ball hopping into the hole while the lifted cup comes down. */
  #go(from: number | undefined, q: number): void {
    const { hole } = LAYOUT;
    const start = from === undefined ? { x: hole.x, y: hole.y - hole.above } : this.#nodes.under(from);
    const hop = partOf(q, 0, 0.6);
    const fall = partOf(q, 0.6, 0.8);
    const at = {
      x: start.x + (hole.x - start.x) * hop,
      y: start.y + (hole.y - start.y) * hop,
    };
    this.#nodes.layBall(fall < 1 ? at : undefined, 1 - fall, GO.hop * 4 * hop * (1 - hop) * (1 - fall));
    if (from !== undefined) this.#nodes.show(from, { lift: 1 - easeOf(partOf(q, 0.5, 1)) });
  }

  /** Draws the cups after `done` complete swaps; `part` (0..1) is the progress of the next swap. */
  #layOrder(swaps: readonly Swap[], done: number, part: number): void {
    const count = this.#nodes.count;
    const swap = swaps[done];
    const q = easeOf(part);
    for (const [place, cup] of orderAfter(swaps, count, done).entries()) {
      const own = cupFootOf(cup, count).x;
      const here = cupFootOf(place, count).x;
      if (swap === undefined || !swap.includes(place)) {
        this.#nodes.show(cup, { dx: here - own });
        continue;
      }
      const [near, far] = swap;
      const isNear = place === near;
      const there = cupFootOf(isNear ? far : near, count).x;
      const bulge = Math.sin(Math.PI * q);
      this.#nodes.show(cup, {
        dx: here + (there - here) * q - own,
        near: (isNear ? SHUFFLE.near : SHUFFLE.far) * bulge,
        scale: 1 + (isNear ? SHUFFLE.size : -SHUFFLE.size) * bulge,
      });
    }
  }
}
