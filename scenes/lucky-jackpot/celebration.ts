import type { SceneContext } from '../engine/definition.ts';
import type { Timeline } from '../engine/motion.ts';
import { Container, type Sprite } from '../engine/pixi.ts';
import { fromTo } from '../parts/from-to.ts';
import { BURST_MS, Burst } from '../parts/burst.ts';
import { Flight, flightMs } from '../parts/flight.ts';
import { addRing, createRing } from '../parts/ring.ts';
import { Shake } from '../parts/shake.ts';
import { VEIL } from '../parts/veil.ts';
import type { Board } from './board.ts';
import { WinningCell } from './winning-cell.ts';
import { CELL_SIZE, cellSpot, FLIGHT_TO, HUB } from './layout.ts';
import type { JackpotPlates } from './jackpot-plates.ts';
import { PARTICLES, RESULT, TIERS, type TierTuning } from './tuning.ts';
import type { Landing, LuckyJackpotTypes, Prize } from './types.ts';
import { WonAmount } from './won-amount.ts';

/** Callbacks of a celebration. */
export interface CelebrationEvents {
  /** The amount is final on the screen, or the wheel may open. */
  shown(cell: number): void;
  /** The winning cell is back, the button may be live again. */
  closed(cell: number): void;
}

type Phase = 'none' | 'showing' | 'held' | 'leaving';

/** Everything from the landing to rest, in proportion to the prize. */
export class Celebration {
  /** Below the winning cell: glow, ring and particles. */
  readonly below = new Container();
  readonly winningCell: WinningCell;
  /** Above everything. */
  readonly amount: WonAmount;
  readonly #context: SceneContext<LuckyJackpotTypes>;
  readonly #board: Board;
  readonly #plates: JackpotPlates;
  readonly #veil: Sprite;
  readonly #events: CelebrationEvents;
  readonly #ring: Sprite;
  readonly #burst: Burst;
  readonly #flight: Flight;
  readonly #shake: Shake;
  #phase: Phase = 'none';
  #landing: Landing = { cell: 0, tier: 'small', amount: 0 };
  #prize: Prize = { kind: 'coin', amount: 0 };
  /** What the landing sets off, of fixed length: apart from the long count, so that little is left to move then. */
  #impactTimeline: Timeline | undefined;
  #timeline: Timeline | undefined;
  #flying: Timeline | undefined;
  #cancels: (() => void)[] = [];
  #stopCountLoop: () => void = () => {};
  #closableAt = 0;
  #hasPlayedWinSound = false;

  constructor(
    context: SceneContext<LuckyJackpotTypes>,
    board: Board,
    plates: JackpotPlates,
    veil: Sprite,
    events: CelebrationEvents,
  ) {
    this.#context = context;
    this.#board = board;
    this.#plates = plates;
    this.#veil = veil;
    this.#events = events;
    this.winningCell = new WinningCell(context);
    this.#ring = createRing(context);
    this.#burst = new Burst(context, context.random.fork('sparks'), PARTICLES.burst);
    this.#flight = new Flight(context.random.fork('flight'), PARTICLES.flight);
    this.#shake = new Shake(board.shaken);
    this.amount = new WonAmount(context);
    this.below.addChild(this.winningCell.glow, this.#ring, this.#burst.view, this.#flight.view);
  }

  /** The light is on the winning cell: show what it means. */
  begin(landing: Landing): void {
    this.clear();
    this.#landing = landing;
    const prize = this.#board.prize(landing.cell);
    this.#prize = landing.tier === 'jackpot' ? prize : { kind: prize.kind, amount: landing.amount };
    this.#phase = 'showing';
    this.#hasPlayedWinSound = false;
    const { motion, settings, sound } = this.#context;
    sound.play('grid.land');
    this.#planSounds(this.#tuning);
    if (!settings.reduceMotion) this.#impact();
    this.#timeline = this.#result();
    void motion.play(this.#timeline, () => this.#hold());
  }

  /** A press: first to the last frame, then on to rest. */
  press(): void {
    const { motion } = this.#context;
    if (this.#phase === 'showing' && this.#timeline) {
      this.#endImpact();
      motion.finish(this.#timeline);
    } else if (this.#phase === 'held' && motion.now >= this.#closableAt) {
      this.#leave();
    }
  }

  /** Back to rest at once, without a word: the next spin begins. */
  clear(): void {
    const { motion } = this.#context;
    this.#cancelScheduled();
    for (const timeline of [this.#impactTimeline, this.#timeline]) if (timeline) motion.stop(timeline);
    this.#impactTimeline = undefined;
    this.#timeline = undefined;
    this.winningCell.hide();
    this.amount.hide();
    this.#ring.alpha = 0;
    this.#burst.hide();
    this.#shake.progress = 1;
    this.#veil.alpha = 0;
    this.#plates.settle();
    if (this.#phase !== 'none') this.#restOnCell();
    this.#phase = 'none';
  }

  get #tuning(): TierTuning {
    const { tier } = this.#landing;
    // Calm mode celebrates a big win as a medium one.
    return TIERS[tier === 'big' && this.#context.settings.calmMode ? 'medium' : tier];
  }

  /** Starts ring, sparks, veil and the winning cell's move. */
  #impact(): void {
    const { cell, tier } = this.#landing;
    const { calmMode: isCalm, quality } = this.#context.settings;
    const tuning = this.#tuning;
    const spot = cellSpot(cell);
    const timeline = this.#context.motion.timeline();
    const { winningCell } = this;
    winningCell.appear(this.#board.prize(cell), spot.x, spot.y);
    this.#board.face(cell).alpha = 0;
    this.#ring.position.copyFrom(spot);
    addRing(timeline, this.#ring, CELL_SIZE);
    const { popDown, popUp, popLow, popHigh } = RESULT;
    fromTo(timeline, winningCell, { scale: 1 }, { scale: popLow }, { duration: popDown, ease: 'power2.in' });
    fromTo(
      timeline,
      winningCell,
      { scale: popLow },
      { scale: popHigh },
      { at: popDown, duration: popUp, ease: 'back.out(2.2)' },
    );
    fromTo(
      timeline,
      winningCell.glow,
      { alpha: 0 },
      { alpha: RESULT.glowAlpha },
      { duration: RESULT.glowIn, ease: 'power2.out' },
    );
    this.#burst.aim(spot.x, spot.y, quality === 'low' ? tuning.particles / 2 : tuning.particles);
    fromTo(
      timeline,
      this.#burst,
      { progress: 0 },
      { progress: 1 },
      { at: RESULT.burstAt, duration: BURST_MS },
    );
    if (tuning.shake > 0 && !isCalm) {
      this.#shake.aim(tuning.shake);
      fromTo(timeline, this.#shake, { progress: 0 }, { progress: 1 }, { duration: tuning.shakeLength });
    }
    if (tuning.veil > 0)
      fromTo(timeline, this.#veil, { alpha: 0 }, { alpha: tuning.veil }, { at: RESULT.veilAt, ...VEIL.in });
    if (tier === 'jackpot') this.#plates.addSwell(timeline, RESULT.swellAt);
    if (tuning.goesToHub) this.#addJourney(timeline);
    this.#impactTimeline = timeline;
    void this.#context.motion.play(timeline);
  }

  /** What the impact set off is at its last frame. */
  #endImpact(): void {
    if (this.#impactTimeline) this.#context.motion.finish(this.#impactTimeline);
    this.#impactTimeline = undefined;
  }

  /** Until the amount is final, or the wheel may open. */
  #result(): Timeline {
    const timeline = this.#context.motion.timeline();
    const { reduceMotion } = this.#context.settings;
    const { cell, tier } = this.#landing;
    const tuning = this.#tuning;
    if (tier === 'jackpot') return timeline.set({}, {}, reduceMotion ? RESULT.reducedHold : RESULT.crownAt);
    if (reduceMotion) {
      this.amount.addFadeIn(timeline, this.#prize, cell);
      return timeline;
    }
    this.amount.addAppear(timeline, this.#prize, cell, tuning.countUp);
    if (tuning.goesToHub) this.amount.addJourney(timeline);
    return timeline;
  }

  /** The winning cell moves to the middle, over the button. */
  #addJourney(timeline: Timeline): void {
    const { cell } = this.#landing;
    const { popHigh, heroAtHub, moveAt, moveLength } = RESULT;
    const { light } = this.#board;
    const spot = cellSpot(cell);
    const move = { at: moveAt, duration: moveLength, ease: 'power3.inOut' };
    fromTo(timeline, this.winningCell, { ...spot, scale: popHigh }, { ...HUB, scale: heroAtHub }, move);
    // The cell at home is itself again, unlit, while its light is on the way.
    timeline.set(light.lit, { alpha: 0 }, moveAt).set(this.#board.face(cell), { alpha: 1 }, moveAt);
  }

  get #counts(): boolean {
    return !this.#context.settings.reduceMotion && WonAmount.counts(this.#prize);
  }

  #planSounds(tuning: TierTuning): void {
    const { motion, sound, settings } = this.#context;
    const at = (delay: number, run: () => void): void => void this.#cancels.push(motion.at(delay, run));
    at(settings.reduceMotion ? 0 : RESULT.amountAt, () => {
      this.#playWinSound();
      if (!this.#counts) return;
      const loop = sound.loop('count.loop');
      this.#stopCountLoop = () => {
        loop.stop();
        this.#stopCountLoop = () => {};
      };
    });
    if (tuning.goesToHub && !settings.reduceMotion) at(RESULT.moveAt, () => sound.play('whoosh'));
  }

  /** The sound of the tier, once. */
  #playWinSound(): void {
    if (this.#hasPlayedWinSound) return;
    this.#hasPlayedWinSound = true;
    this.#context.sound.play(`win.${this.#tuning === TIERS.medium ? 'medium' : this.#landing.tier}`);
  }

  /** The last frame of the result: the amount is final. */
  #hold(): void {
    const { motion, settings } = this.#context;
    const { cell, tier } = this.#landing;
    this.#cancelScheduled();
    this.#playWinSound();
    if (this.#counts) this.#context.sound.play('count.end');
    this.#phase = 'held';
    this.#events.shown(cell);
    // The listener may have asked for the next thing already.
    if (this.#phase !== 'held') return;
    if (tier === 'jackpot') {
      this.#crown();
      return;
    }
    const least = settings.reduceMotion ? RESULT.reducedHold : 0;
    const { hold, minShown } = this.#tuning;
    this.#closableAt = motion.now + Math.max(minShown, least);
    this.#cancels.push(motion.at(Math.max(hold, least), () => this.#leave()));
  }

  /** The crown grows out of the picture while the wheel opens over it. */
  #crown(): void {
    const { motion, settings } = this.#context;
    this.#phase = 'leaving';
    const timeline = motion.timeline();
    const { heroAtHub, crownScale, crownOut, glowAlpha } = RESULT;
    if (!settings.reduceMotion) {
      const out = { duration: crownOut, ease: 'power2.in' };
      fromTo(timeline, this.winningCell, { scale: heroAtHub }, { scale: crownScale }, out);
      fromTo(timeline, this.winningCell.view, { alpha: 1 }, { alpha: 0 }, out);
      fromTo(timeline, this.winningCell.glow, { alpha: glowAlpha }, { alpha: 0 }, out);
      fromTo(timeline, this.#veil, { alpha: this.#tuning.veil }, { alpha: 0 }, { at: crownOut, ...VEIL.out });
    }
    this.#timeline = timeline;
    void motion.play(timeline, () => this.#close());
  }

  #leave(): void {
    const { motion, settings } = this.#context;
    this.#cancelScheduled();
    this.#endImpact();
    this.#phase = 'leaving';
    const tuning = this.#tuning;
    const { winningCell } = this;
    const timeline = motion.timeline();
    this.amount.addLeave(timeline);
    if (!settings.reduceMotion) {
      const spot = cellSpot(this.#landing.cell);
      const back = { duration: RESULT.heroBack, ease: 'power2.inOut' };
      fromTo(
        timeline,
        winningCell,
        { x: winningCell.x, y: winningCell.y, scale: winningCell.scale },
        { ...spot, scale: 1 },
        back,
      );
      fromTo(timeline, winningCell.glow, { alpha: RESULT.glowAlpha }, { alpha: 0 }, back);
      if (tuning.veil > 0) fromTo(timeline, this.#veil, { alpha: tuning.veil }, { alpha: 0 }, VEIL.out);
      this.#fly(settings.quality === 'low' ? Math.ceil(tuning.flight / 2) : tuning.flight);
    }
    this.#timeline = timeline;
    void motion.play(timeline, () => this.#close());
  }

  /** Coins or gems leave for the balance; they may still fly when the next spin begins. */
  #fly(count: number): void {
    const { motion } = this.#context;
    const { kind } = this.#prize;
    if (kind !== 'coin' && kind !== 'gem') return;
    if (this.#flying) motion.stop(this.#flying);
    this.#flight.aim(
      this.#context.texture(kind),
      count,
      { x: this.winningCell.x, y: this.winningCell.y },
      FLIGHT_TO,
    );
    const length = flightMs(count);
    const timeline = motion.timeline();
    fromTo(timeline, this.#flight, { time: 0 }, { time: length }, { duration: length });
    this.#flying = timeline;
    void motion.play(timeline);
  }

  #close(): void {
    this.#timeline = undefined;
    this.#restOnCell();
    this.#phase = 'none';
    this.#events.closed(this.#landing.cell);
  }

  /** The light lies on the cell again, and the cell shows its own face. */
  #restOnCell(): void {
    const { cell } = this.#landing;
    this.winningCell.hide();
    this.amount.hide();
    this.#veil.alpha = 0;
    this.#board.face(cell).alpha = 1;
    this.#board.light.rest(cell);
  }

  #cancelScheduled(): void {
    for (const cancel of this.#cancels) cancel();
    this.#cancels = [];
    this.#stopCountLoop();
  }
}
