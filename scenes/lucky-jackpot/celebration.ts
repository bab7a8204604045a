import type { Stage } from '../engine/definition.ts';
import type { Timeline } from '../engine/motion.ts';
import { Container, type Sprite } from '../engine/pixi.ts';
import { between } from '../parts/between.ts';
import { BURST_MS, Burst } from '../parts/burst.ts';
import { Flight, flightMs } from '../parts/flight.ts';
import { addRing, createRing } from '../parts/ring.ts';
import { Shake } from '../parts/shake.ts';
import { VEIL } from '../parts/veil.ts';
import type { Board } from './board.ts';
import { Hero } from './hero.ts';
import { CELL_SIZE, cellSpot, FLIGHT_TO, HUB } from './layout.ts';
import type { Plates } from './plates.ts';
import { PARTICLES, RESULT, TIERS, type TierTuning } from './tuning.ts';
import type { Landing, LuckyJackpot, Prize } from './types.ts';
import { WonAmount } from './won-amount.ts';

/** What a celebration tells its scene. */
export interface CelebrationEvents {
  /** The amount is final on the screen, or the wheel may open. */
  shown(cell: number): void;
  /** The hero is back, the button may live again. */
  closed(cell: number): void;
}

type Phase = 'none' | 'showing' | 'held' | 'leaving';

/** Everything from the landing to rest, in proportion to the prize. */
export class Celebration {
  /** Below the hero: glow, ring and particles. */
  readonly below = new Container();
  readonly hero: Hero;
  /** Above everything. */
  readonly amount: WonAmount;
  readonly #stage: Stage<LuckyJackpot>;
  readonly #board: Board;
  readonly #plates: Plates;
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
  #blow: Timeline | undefined;
  #timeline: Timeline | undefined;
  #flying: Timeline | undefined;
  #callOffs: (() => void)[] = [];
  #silenceCount: () => void = () => {};
  #closableAt = 0;
  #hasCheered = false;

  constructor(
    stage: Stage<LuckyJackpot>,
    board: Board,
    plates: Plates,
    veil: Sprite,
    events: CelebrationEvents,
  ) {
    this.#stage = stage;
    this.#board = board;
    this.#plates = plates;
    this.#veil = veil;
    this.#events = events;
    this.hero = new Hero(stage);
    this.#ring = createRing(stage);
    this.#burst = new Burst(stage, stage.random.fork('sparks'), PARTICLES.burst);
    this.#flight = new Flight(stage.random.fork('flight'), PARTICLES.flight);
    this.#shake = new Shake(board.shaken);
    this.amount = new WonAmount(stage);
    this.below.addChild(this.hero.glow, this.#ring, this.#burst.view, this.#flight.view);
  }

  /** The light is on the winning cell: show what it means. */
  begin(landing: Landing): void {
    this.clear();
    this.#landing = landing;
    const prize = this.#board.prize(landing.cell);
    this.#prize = landing.tier === 'jackpot' ? prize : { kind: prize.kind, amount: landing.amount };
    this.#phase = 'showing';
    this.#hasCheered = false;
    const { motion, settings, sound } = this.#stage;
    sound.play('grid.land');
    this.#planSounds(this.#tuning);
    if (!settings.reducedMotion) this.#impact();
    this.#timeline = this.#result();
    void motion.play(this.#timeline, () => this.#hold());
  }

  /** A press: first to the last frame, then on to rest. */
  press(): void {
    const { motion } = this.#stage;
    if (this.#phase === 'showing' && this.#timeline) {
      this.#endImpact();
      motion.finish(this.#timeline);
    } else if (this.#phase === 'held' && motion.now >= this.#closableAt) {
      this.#leave();
    }
  }

  /** Back to rest at once, without a word: the next spin begins. */
  clear(): void {
    const { motion } = this.#stage;
    this.#callOff();
    for (const timeline of [this.#blow, this.#timeline]) if (timeline) motion.stop(timeline);
    this.#blow = undefined;
    this.#timeline = undefined;
    this.hero.hide();
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
    return TIERS[tier === 'big' && this.#stage.settings.kind ? 'medium' : tier];
  }

  /** Sets off ring, sparks, veil and the hero's way. */
  #impact(): void {
    const { cell, tier } = this.#landing;
    const { kind: isKind, quality } = this.#stage.settings;
    const tuning = this.#tuning;
    const spot = cellSpot(cell);
    const timeline = this.#stage.motion.timeline();
    const { hero } = this;
    hero.appear(this.#board.prize(cell), spot.x, spot.y);
    this.#board.face(cell).alpha = 0;
    this.#ring.position.copyFrom(spot);
    addRing(timeline, this.#ring, CELL_SIZE);
    const { popDown, popUp, popLow, popHigh } = RESULT;
    between(timeline, hero, { scale: 1 }, { scale: popLow }, { duration: popDown, ease: 'power2.in' });
    between(
      timeline,
      hero,
      { scale: popLow },
      { scale: popHigh },
      { at: popDown, duration: popUp, ease: 'back.out(2.2)' },
    );
    between(
      timeline,
      hero.glow,
      { alpha: 0 },
      { alpha: RESULT.glowAlpha },
      { duration: RESULT.glowIn, ease: 'power2.out' },
    );
    this.#burst.aim(spot.x, spot.y, quality === 'low' ? tuning.pieces / 2 : tuning.pieces);
    between(
      timeline,
      this.#burst,
      { progress: 0 },
      { progress: 1 },
      { at: RESULT.burstAt, duration: BURST_MS },
    );
    if (tuning.shake > 0 && !isKind) {
      this.#shake.aim(tuning.shake);
      between(timeline, this.#shake, { progress: 0 }, { progress: 1 }, { duration: tuning.shakeLength });
    }
    if (tuning.veil > 0)
      between(timeline, this.#veil, { alpha: 0 }, { alpha: tuning.veil }, { at: RESULT.veilAt, ...VEIL.in });
    if (tier === 'jackpot') this.#plates.addSwell(timeline, RESULT.swellAt);
    if (tuning.goesToHub) this.#addJourney(timeline);
    this.#blow = timeline;
    void this.#stage.motion.play(timeline);
  }

  /** What the impact set off is at its last frame. */
  #endImpact(): void {
    if (this.#blow) this.#stage.motion.finish(this.#blow);
    this.#blow = undefined;
  }

  /** Until the amount is final, or the wheel may open. */
  #result(): Timeline {
    const timeline = this.#stage.motion.timeline();
    const { reducedMotion } = this.#stage.settings;
    const { cell, tier } = this.#landing;
    const tuning = this.#tuning;
    if (tier === 'jackpot') return timeline.set({}, {}, reducedMotion ? RESULT.reducedHold : RESULT.crownAt);
    if (reducedMotion) {
      this.amount.addFadeIn(timeline, this.#prize, cell);
      return timeline;
    }
    this.amount.addAppear(timeline, this.#prize, cell, tuning.countUp);
    if (tuning.goesToHub) this.amount.addJourney(timeline);
    return timeline;
  }

  /** The hero moves to the middle, over the button. */
  #addJourney(timeline: Timeline): void {
    const { cell } = this.#landing;
    const { popHigh, heroAtHub, moveAt, moveLength } = RESULT;
    const { light } = this.#board;
    const spot = cellSpot(cell);
    const move = { at: moveAt, duration: moveLength, ease: 'power3.inOut' };
    between(timeline, this.hero, { ...spot, scale: popHigh }, { ...HUB, scale: heroAtHub }, move);
    // The cell at home is itself again, unlit, while its light is on the way.
    timeline.set(light.lit, { alpha: 0 }, moveAt).set(this.#board.face(cell), { alpha: 1 }, moveAt);
  }

  get #counts(): boolean {
    return !this.#stage.settings.reducedMotion && WonAmount.counts(this.#prize);
  }

  #planSounds(tuning: TierTuning): void {
    const { motion, sound, settings } = this.#stage;
    const at = (delay: number, run: () => void): void => void this.#callOffs.push(motion.at(delay, run));
    at(settings.reducedMotion ? 0 : RESULT.amountAt, () => {
      this.#cheer();
      if (!this.#counts) return;
      const loop = sound.loop('count.loop');
      this.#silenceCount = () => {
        loop.stop();
        this.#silenceCount = () => {};
      };
    });
    if (tuning.goesToHub && !settings.reducedMotion) at(RESULT.moveAt, () => sound.play('whoosh'));
  }

  /** The sound of the tier, once. */
  #cheer(): void {
    if (this.#hasCheered) return;
    this.#hasCheered = true;
    this.#stage.sound.play(`win.${this.#tuning === TIERS.medium ? 'medium' : this.#landing.tier}`);
  }

  /** The last frame of the result: the amount is final. */
  #hold(): void {
    const { motion, settings } = this.#stage;
    const { cell, tier } = this.#landing;
    this.#callOff();
    this.#cheer();
    if (this.#counts) this.#stage.sound.play('count.end');
    this.#phase = 'held';
    this.#events.shown(cell);
    // The listener may have asked for the next thing already.
    if (this.#phase !== 'held') return;
    if (tier === 'jackpot') {
      this.#crown();
      return;
    }
    const least = settings.reducedMotion ? RESULT.reducedHold : 0;
    const { hold, leastShown } = this.#tuning;
    this.#closableAt = motion.now + Math.max(leastShown, least);
    this.#callOffs.push(motion.at(Math.max(hold, least), () => this.#leave()));
  }

  /** The crown grows out of the picture while the wheel opens over it. */
  #crown(): void {
    const { motion, settings } = this.#stage;
    this.#phase = 'leaving';
    const timeline = motion.timeline();
    const { heroAtHub, crownScale, crownOut, glowAlpha } = RESULT;
    if (!settings.reducedMotion) {
      const out = { duration: crownOut, ease: 'power2.in' };
      between(timeline, this.hero, { scale: heroAtHub }, { scale: crownScale }, out);
      between(timeline, this.hero.view, { alpha: 1 }, { alpha: 0 }, out);
      between(timeline, this.hero.glow, { alpha: glowAlpha }, { alpha: 0 }, out);
      between(
        timeline,
        this.#veil,
        { alpha: this.#tuning.veil },
        { alpha: 0 },
        { at: crownOut, ...VEIL.out },
      );
    }
    this.#timeline = timeline;
    void motion.play(timeline, () => this.#close());
  }

  #leave(): void {
    const { motion, settings } = this.#stage;
    this.#callOff();
    this.#endImpact();
    this.#phase = 'leaving';
    const tuning = this.#tuning;
    const { hero } = this;
    const timeline = motion.timeline();
    this.amount.addLeave(timeline);
    if (!settings.reducedMotion) {
      const spot = cellSpot(this.#landing.cell);
      const back = { duration: RESULT.heroBack, ease: 'power2.inOut' };
      between(timeline, hero, { x: hero.x, y: hero.y, scale: hero.scale }, { ...spot, scale: 1 }, back);
      between(timeline, hero.glow, { alpha: RESULT.glowAlpha }, { alpha: 0 }, back);
      if (tuning.veil > 0) between(timeline, this.#veil, { alpha: tuning.veil }, { alpha: 0 }, VEIL.out);
      this.#fly(settings.quality === 'low' ? Math.ceil(tuning.flight / 2) : tuning.flight);
    }
    this.#timeline = timeline;
    void motion.play(timeline, () => this.#close());
  }

  /** Coins or gems leave for the balance; they may still fly when the next spin begins. */
  #fly(count: number): void {
    const { motion } = this.#stage;
    const { kind } = this.#prize;
    if (kind !== 'coin' && kind !== 'gem') return;
    if (this.#flying) motion.stop(this.#flying);
    this.#flight.aim(this.#stage.texture(kind), count, { x: this.hero.x, y: this.hero.y }, FLIGHT_TO);
    const length = flightMs(count);
    const timeline = motion.timeline();
    between(timeline, this.#flight, { time: 0 }, { time: length }, { duration: length });
    this.#flying = timeline;
    void motion.play(timeline);
  }

  #close(): void {
    this.#timeline = undefined;
    this.#restOnCell();
    this.#phase = 'none';
    this.#events.closed(this.#landing.cell);
  }

  /** The light lies on the cell again, and the cell wears its own face. */
  #restOnCell(): void {
    const { cell } = this.#landing;
    this.hero.hide();
    this.amount.hide();
    this.#veil.alpha = 0;
    this.#board.face(cell).alpha = 1;
    this.#board.light.rest(cell);
  }

  #callOff(): void {
    for (const callOff of this.#callOffs) callOff();
    this.#callOffs = [];
    this.#silenceCount();
  }
}
