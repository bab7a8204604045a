import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Container, type Sprite } from '../../engine/pixi.ts';
import { Celebration } from '../../parts/celebration/celebration.ts';
import type { Win } from '../../parts/celebration/plan.ts';
import { hasStage, type Step, stepOf } from '../../parts/celebration/steps.ts';
import { fromTo } from '../../parts/from-to.ts';
import { Flight, flightMs } from '../../parts/flight.ts';
import { addRing, createRing } from '../../parts/ring.ts';
import { VEIL } from '../../parts/veil.ts';
import type { JackpotBoard } from './board.ts';
import { wonLabel } from './cell-face.ts';
import type { JackpotPlates } from './jackpot-plates.ts';
import { CELEBRATION, CELL_SIZE, cellSpot, FLIGHT_TO, HERO, HUB, RISE_FROM } from './layout.ts';
import { FLIGHT, RESULT } from './tuning.ts';
import type { Landing, LuckyJackpotTypes, CellPrize } from './types.ts';
import { WinningCell } from './winning-cell.ts';

/** Callbacks of a result of the Lucky Jackpot. */
export interface ResultEvents {
  /** Called when the final amount is shown, or when the jackpot wheel may open. */
  shown(cell: number): void;
  /** Called when the winning cell is back in the ring and the button may be enabled again. */
  closed(cell: number): void;
}

/**
 * `landed`: the light is on the cell; `celebrated`: its prize is celebrated; `leaving`: the crown leaves the picture,
 * or the cell returns to the ring.
 */
type Phase = 'none' | 'landed' | 'celebrated' | 'leaving';

/** Returns the celebration step of a prize. A spin has no stake; a prize other than coins counts as small. */
const stepOfPrize = ({ kind, amount }: CellPrize): Step => {
  if (kind === 'jackpot') return 'jackpot';
  const step = kind === 'coin' ? stepOf(amount) : 'small';
  return step === 'return' || step === 'nothing' ? 'small' : step;
};

/** Shows a result from the landing to rest: the winning cell is enlarged, and its prize is celebrated. */
export class Result {
  /** Layer below the winning cell: its glow, a ring, and the coins that fly to the balance. */
  readonly below = new Container();
  readonly winningCell: WinningCell;
  readonly celebration: Celebration;
  readonly #context: SceneContext<LuckyJackpotTypes>;
  readonly #board: JackpotBoard;
  readonly #plates: JackpotPlates;
  readonly #veil: Sprite;
  readonly #events: ResultEvents;
  readonly #ring: Sprite;
  readonly #flight: Flight;
  #phase: Phase = 'none';
  #landing: Landing = { cell: 0, amount: 0 };
  #prize: CellPrize = { kind: 'coin', amount: 0 };
  #step: Step = 'small';
  #impactTimeline: Timeline | undefined;
  #leaving: Timeline | undefined;
  #flying: Timeline | undefined;
  #cancels: (() => void)[] = [];

  constructor(
    context: SceneContext<LuckyJackpotTypes>,
    board: JackpotBoard,
    plates: JackpotPlates,
    scenery: { readonly veil: Sprite; readonly pushed: Container },
    events: ResultEvents,
  ) {
    this.#context = context;
    this.#board = board;
    this.#plates = plates;
    this.#veil = scenery.veil;
    this.#events = events;
    this.winningCell = new WinningCell(context);
    this.#ring = createRing(context);
    this.#flight = new Flight(context.random.fork('flight'), FLIGHT.most);
    this.celebration = new Celebration(
      context,
      CELEBRATION,
      { shown: () => events.shown(this.#landing.cell), closed: () => this.#leave() },
      { pushed: scenery.pushed, shaken: board.shaken },
    );
    this.below.addChild(this.winningCell.glow, this.#ring, this.#flight.view);
  }

  /** Begins when the light has landed on the winning cell. */
  begin(landing: Landing): void {
    this.clear();
    this.#landing = landing;
    const prize = this.#board.prize(landing.cell);
    this.#prize = prize.kind === 'jackpot' ? prize : { kind: prize.kind, amount: landing.amount };
    this.#step = stepOfPrize(this.#prize);
    this.#phase = 'landed';
    const { motion, settings, sound } = this.#context;
    sound.play('grid.land');
    if (!settings.reduceMotion) this.#impact();
    const isJackpot = this.#step === 'jackpot';
    const wait = settings.reduceMotion
      ? isJackpot
        ? RESULT.reducedHold
        : 0
      : isJackpot
        ? RESULT.crownAt
        : RESULT.amountAt;
    if (isJackpot)
      this.#cancels.push(
        motion.at(settings.reduceMotion ? 0 : RESULT.amountAt, () => sound.play('win.jackpot')),
      );
    this.#cancels.push(motion.at(wait, () => this.#celebrate(false)));
  }

  /** Handles a press: the first skips to the last frame, the second returns to rest. */
  press(): void {
    if (this.#phase === 'landed') {
      this.#endImpact();
      this.#celebrate(true);
    } else if (this.#phase === 'celebrated') {
      this.#endImpact();
      this.celebration.press();
    }
  }

  /** Returns to rest immediately and without events, because the next spin begins. */
  clear(): void {
    const { motion } = this.#context;
    this.#cancelScheduled();
    for (const timeline of [this.#impactTimeline, this.#leaving]) if (timeline) motion.stop(timeline);
    this.#impactTimeline = this.#leaving = undefined;
    this.celebration.clear();
    this.winningCell.hide();
    this.#ring.alpha = 0;
    this.#veil.alpha = 0;
    this.#plates.settle();
    if (this.#phase !== 'none') this.#restOnCell();
    this.#phase = 'none';
  }

  /** Starts the ring and the winning cell's brief growth; for a larger prize the cell also moves to the middle. */
  #impact(): void {
    const { cell } = this.#landing;
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
    const glow = { duration: RESULT.glowIn, ease: 'power2.out' };
    fromTo(timeline, winningCell.glow, { alpha: 0 }, { alpha: RESULT.glowAlpha }, glow);
    if (this.#step === 'jackpot') {
      this.#plates.addSwell(timeline, RESULT.swellAt);
      fromTo(timeline, this.#veil, { alpha: 0 }, { alpha: RESULT.veil }, { at: RESULT.veilAt, ...VEIL.in });
    }
    if (hasStage(this.#step)) this.#addJourney(timeline);
    this.#impactTimeline = timeline;
    void this.#context.motion.play(timeline);
  }

  /** Skips the motions after the landing to their last frame. */
  #endImpact(): void {
    if (this.#impactTimeline) this.#context.motion.finish(this.#impactTimeline);
    this.#impactTimeline = undefined;
  }

  /** Position and scale of the winning cell in the middle of the ring. */
  get #middle(): { x: number; y: number; scale: number } {
    return this.#step === 'jackpot' ? { ...HUB, scale: RESULT.heroAtHub } : HERO;
  }

  /** Adds the winning cell's move to the middle, over the button, to a timeline. */
  #addJourney(timeline: Timeline): void {
    const { cell } = this.#landing;
    const { popHigh, moveAt, moveLength } = RESULT;
    const { light } = this.#board;
    const move = { at: moveAt, duration: moveLength, ease: 'power3.inOut' };
    fromTo(timeline, this.winningCell, { ...cellSpot(cell), scale: popHigh }, this.#middle, move);
    // The cell in the ring looks unlit again while its enlarged copy moves.
    timeline.set(light.lit, { alpha: 0 }, moveAt).set(this.#board.face(cell), { alpha: 1 }, moveAt);
  }

  #celebrate(instant: boolean): void {
    this.#cancelScheduled();
    this.#phase = 'celebrated';
    const { cell } = this.#landing;
    if (this.#step === 'jackpot') {
      this.#events.shown(cell);
      if (this.#phase === 'celebrated') this.#crown();
      return;
    }
    const { x, y } = cellSpot(cell);
    const win: Win = { amount: this.#prize.amount, step: this.#step, from: { x, y: y + RISE_FROM } };
    const { kind } = this.#prize;
    const text = kind === 'coin' ? undefined : wonLabel(this.#prize, this.#context.format);
    this.celebration.begin(text === undefined ? win : { ...win, text }, instant);
  }

  /** Enlarges the crown until it leaves the picture, while the page opens the jackpot wheel over the scene. */
  #crown(): void {
    const { motion, settings } = this.#context;
    this.#phase = 'leaving';
    const timeline = motion.timeline();
    const { heroAtHub, crownScale, crownOut, glowAlpha, veil } = RESULT;
    if (!settings.reduceMotion) {
      const out = { duration: crownOut, ease: 'power2.in' };
      fromTo(timeline, this.winningCell, { scale: heroAtHub }, { scale: crownScale }, out);
      fromTo(timeline, this.winningCell.view, { alpha: 1 }, { alpha: 0 }, out);
      fromTo(timeline, this.winningCell.glow, { alpha: glowAlpha }, { alpha: 0 }, out);
      fromTo(timeline, this.#veil, { alpha: veil }, { alpha: 0 }, { at: crownOut, ...VEIL.out });
    }
    this.#leaving = timeline;
    void motion.play(timeline, () => this.#close());
  }

  /** Ends the celebration: the winning cell returns to the ring and its coins fly to the balance. */
  #leave(): void {
    const { motion, settings } = this.#context;
    this.#endImpact();
    this.#phase = 'leaving';
    const { winningCell } = this;
    const timeline = motion.timeline();
    if (!settings.reduceMotion) {
      const back = { duration: RESULT.heroBack, ease: 'power2.inOut' };
      const { x, y, scale } = winningCell;
      fromTo(timeline, winningCell, { x, y, scale }, { ...cellSpot(this.#landing.cell), scale: 1 }, back);
      fromTo(timeline, winningCell.glow, { alpha: RESULT.glowAlpha }, { alpha: 0 }, back);
      const count = FLIGHT[this.#step === 'jackpot' ? 'huge' : this.#step];
      this.#fly(settings.quality === 'low' ? Math.ceil(count / 2) : count);
    }
    this.#leaving = timeline;
    void motion.play(timeline, () => this.#close());
  }

  /** Sends coins or gems to the balance; they may still fly when the next spin begins. */
  #fly(count: number): void {
    const { motion } = this.#context;
    const { kind } = this.#prize;
    if (kind !== 'coin' && kind !== 'gem') return;
    if (this.#flying) motion.stop(this.#flying);
    const { x, y } = this.winningCell;
    this.#flight.aim(this.#context.texture(kind), count, { x, y }, FLIGHT_TO);
    const length = flightMs(count);
    const timeline = motion.timeline();
    fromTo(timeline, this.#flight, { time: 0 }, { time: length }, { duration: length });
    this.#flying = timeline;
    void motion.play(timeline);
  }

  #close(): void {
    this.#leaving = undefined;
    this.#restOnCell();
    this.#phase = 'none';
    this.#events.closed(this.#landing.cell);
  }

  /** Shows the light and the cell's own icon on the winning cell again. */
  #restOnCell(): void {
    const { cell } = this.#landing;
    this.winningCell.hide();
    this.#veil.alpha = 0;
    this.#board.face(cell).alpha = 1;
    this.#board.light.rest(cell);
  }

  #cancelScheduled(): void {
    for (const cancel of this.#cancels.splice(0)) cancel();
  }
}
