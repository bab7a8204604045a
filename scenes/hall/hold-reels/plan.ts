import { type Coin, HOLD_BOARD } from '../../../fair/reels/hold-reels.ts';
import type { ShowPlan } from '../models/round/planned-show.ts';
import { COLUMNS, FADE_MS, type HoldTiming, ROWS } from './tuning.ts';
import type { Landing } from './types.ts';

/**
 * Kinds of phases: the reels stop, wins light up, the first coins are held, empty cells respin, coins have filled all
 * cells (`grand`), the coins are counted, the sum stays on the screen. The grand jackpot is added only by its
 * celebration.
 */
export type HoldPhaseKind = 'reels' | 'win' | 'trigger' | 'respin' | 'grand' | 'count' | 'rest';

/** A coin that falls into an empty cell during a respin. */
export interface FallingCoin extends Coin {
  /** Start of the fall, ms after the respin's start. */
  readonly at: number;
}

/** A phase of the planned animation that shows a round. */
export interface HoldPhase {
  readonly kind: HoldPhaseKind;
  /** Start of the phase, ms after the answer. */
  readonly at: number;
  readonly ms: number;
  /** Coins held at the start of the phase, in the order in which they arrived. */
  readonly held: readonly Coin[];
  /** Coins that arrive during the phase. */
  readonly coming: readonly FallingCoin[];
  /** Number of respins left during the phase, and number left at the end of the phase. */
  readonly left: number;
  readonly leftAfter: number;
  /** Time at which each column's empty cells stop, ms after the phase's start. */
  readonly stops: readonly number[];
  /** Win of the round before the phase and at the end of the phase, in hundredths. */
  readonly before: number;
  readonly after: number;
}

/**
 * A sound of the animation, `at` ms after the server's answer; `step` is the index of the reel, coin or counted value
 * that it belongs to.
 */
export interface HoldBeat {
  readonly at: number;
  readonly cue: 'stop' | 'coin' | 'win' | 'trigger' | 'reset' | 'grand' | 'count';
  readonly step: number;
}

/**
 * The animation that shows a round, planned in full before anything moves; a press skips to the next of its `stops`.
 */
export interface HoldPlan extends ShowPlan<HoldBeat> {
  readonly phases: readonly HoldPhase[];
}

/** Input of `planOf`. */
export interface HoldPlanRequest {
  readonly landing: Omit<Landing, 'instant' | 'payout'>;
  readonly timing: HoldTiming;
  /** Time at which each reel stops, ms after the answer. */
  readonly rests: readonly number[];
}

/** Returns the column of a cell, counted from 0. */
export const columnOf = (cell: number): number => Math.floor(cell / ROWS);

/** Returns a coin's payout, in hundredths. */
export const worthOf = ({ multiplier }: Coin, stake: number): number => multiplier * stake;

/**
 * Returns what all symbols and coins of a round with respins win together, without the grand jackpot, in hundredths.
 */
export const countedOf = ({ wins, coins, respins, stake }: HoldPlanRequest['landing']): number =>
  [...coins, ...respins.flat()].reduce(
    (sum, coin) => sum + worthOf(coin, stake),
    wins.reduce((sum, { win }) => sum + win, 0),
  );

/** Builds a plan phase by phase, with the sounds and the times to which a press skips. */
class PlanMaker {
  readonly phases: HoldPhase[] = [];
  readonly beats: HoldBeat[] = [];
  readonly stops: number[] = [];
  readonly #timing: HoldTiming;
  #held: readonly Coin[] = [];
  #at = 0;
  #won = 0;

  constructor(timing: HoldTiming) {
    this.#timing = timing;
  }

  get end(): number {
    return this.#at;
  }

  get won(): number {
    return this.#won;
  }

  stop(): void {
    this.stops.push(this.#at);
  }

  beat(cue: HoldBeat['cue'], step: number, after = 0): void {
    this.beats.push({ at: this.#at + after, cue, step });
  }

  hold(coins: readonly Coin[]): void {
    this.#held = coins;
  }

  add(
    kind: HoldPhaseKind,
    ms: number,
    {
      coming = [],
      left = 0,
      leftAfter = left,
      stops = [],
      won = 0,
    }: Partial<Pick<HoldPhase, 'coming' | 'left' | 'leftAfter' | 'stops'>> & { readonly won?: number } = {},
  ): void {
    const before = this.#won;
    this.#won += won;
    this.phases.push({
      kind,
      at: this.#at,
      ms,
      held: this.#held,
      coming,
      left,
      leftAfter,
      stops,
      before,
      after: this.#won,
    });
    this.#at += ms;
    if (coming.length > 0) this.#held = [...this.#held, ...coming];
  }

  /**
   * Adds a respin to the plan: empty cells stop column by column, then the new coins fall. Returns the number of
   * respins left.
   */
  respin(added: readonly Coin[], before: number): number {
    const { respin, columnMs, coin, reset, miss } = this.#timing;
    const stops = Array.from({ length: COLUMNS }, (_, column) => respin + column * columnMs);
    const coming = added.map((one, index) => ({
      ...one,
      // Coins of the same column fall one after the other.
      at: (stops[columnOf(one.cell)] ?? respin) + (one.cell % ROWS) * (columnMs / ROWS) + index * 0.001,
    }));
    const left = before - 1;
    const leftAfter = added.length > 0 ? HOLD_BOARD.respins : left;
    const last = Math.max(stops.at(-1) ?? respin, ...coming.map(({ at }) => at + coin));
    for (const [index, { at }] of coming.entries()) this.beat('coin', this.#held.length + index, at);
    const isFull = this.#held.length + added.length === HOLD_BOARD.cells;
    if (added.length > 0 && !isFull) this.beat('reset', 0, last);
    this.add('respin', last + (added.length > 0 ? reset : miss), { coming, left, leftAfter, stops });
    this.stop();
    return leftAfter;
  }
}

/** Plans the animation that shows a round, from the result of the round. */
export function planOf({ landing, timing, rests }: HoldPlanRequest): HoldPlan {
  const { window, wins, coins, respins, coinWin, isGrand } = landing;
  const maker = new PlanMaker(timing);
  let shown = 0;
  for (const [reel, at] of rests.entries()) {
    maker.beat('stop', reel, at);
    const count = [...(window[reel] ?? '')].filter((symbol) => symbol === '*').length;
    if (count > 0) maker.beat('coin', shown, at);
    shown += count;
  }
  maker.add('reels', Math.max(FADE_MS, ...rests) + timing.settle);
  maker.stop();
  maker.hold(coins);
  if (wins.length > 0) {
    maker.beat('win', 0);
    maker.add('win', timing.win, { won: wins.reduce((sum, { win }) => sum + win, 0) });
    maker.stop();
  }
  if (respins.length > 0) {
    let left: number = HOLD_BOARD.respins;
    maker.beat('trigger', 0);
    maker.add('trigger', timing.trigger, { left });
    maker.stop();
    for (const added of respins) left = maker.respin(added, left);
    if (isGrand) {
      maker.beat('grand', 0);
      maker.add('grand', timing.grand, { left });
      maker.stop();
    }
    const held = [...coins, ...respins.flat()];
    for (const index of held.keys()) maker.beat('count', index, (index + 0.5) * timing.count);
    const won = isGrand ? countedOf(landing) - maker.won : coinWin;
    maker.add('count', (held.length + 0.5) * timing.count, { won });
    maker.stop();
  }
  if (maker.won > 0) maker.add('rest', timing.read);
  const { phases, beats, stops, end } = maker;
  return { phases, beats: beats.slice().sort((a, b) => a.at - b.at), stops, end };
}

/**
 * Returns how many coins have been counted `ms` after the start of a `count` phase, and the win by then, in hundredths.
 */
export function countedAt(
  { held, before, after }: HoldPhase,
  ms: number,
  { timing, stake }: { readonly timing: HoldTiming; readonly stake: number },
): { readonly coins: number; readonly won: number } {
  const coins = Math.min(held.length, Math.max(0, Math.floor(ms / timing.count + 0.5)));
  const sum = held.slice(0, coins).reduce((total, coin) => total + worthOf(coin, stake), before);
  return { coins, won: coins === held.length ? after : Math.min(sum, after) };
}
