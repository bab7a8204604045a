import { type Coin, HOLD_BOARD } from '../../fair/reels/hold-reels.ts';
import type { ShowPlan } from '../parts/round/planned-show.ts';
import { COLUMNS, FADE_MS, type HoldTiming, ROWS } from './tuning.ts';
import type { Landing } from './types.ts';

/**
 * What happens: the reels stop, what won is lit, the coins hold, empty cells turn again, all cells are coins, the coins are
 * counted, the sum is read. The grand jackpot that all cells bring is told by its celebration and not before.
 */
export type PhaseKind = 'reels' | 'win' | 'trigger' | 'respin' | 'grand' | 'count' | 'rest';

/** A coin that falls into its cell at an instant of its respin. */
export interface FallingCoin extends Coin {
  /** Ms from the phase's beginning. */
  readonly at: number;
}

/** A stretch of a round in which one thing happens. */
export interface Phase {
  readonly kind: PhaseKind;
  /** From the answer on, ms. */
  readonly at: number;
  readonly ms: number;
  /** Coins that lie when it begins, in the order in which they came. */
  readonly held: readonly Coin[];
  /** Coins that come during it. */
  readonly coming: readonly FallingCoin[];
  /** Respins left while it lasts, and at its end. */
  readonly left: number;
  readonly leftAfter: number;
  /** When each column's empty cells stop, ms from its beginning; the last of a respin. */
  readonly stops: readonly number[];
  /** Hundredths that the round has won before it and at its end. */
  readonly before: number;
  readonly after: number;
}

/** A sound at an instant; `step` says the how manieth reel, coin or value it is. */
export interface Beat {
  readonly at: number;
  readonly cue: 'stop' | 'coin' | 'win' | 'trigger' | 'reset' | 'grand' | 'count';
  readonly step: number;
}

/** A round worked out in full before anything moves; its stops are where a part of it ends. */
export interface Plan extends ShowPlan<Beat> {
  readonly phases: readonly Phase[];
}

/** What a plan is made of. */
export interface PlanRequest {
  readonly landing: Omit<Landing, 'instant' | 'payout'>;
  readonly timing: HoldTiming;
  /** When each reel rests, ms from the answer on. */
  readonly rests: readonly number[];
}

/** The column of a cell. */
export const columnOf = (cell: number): number => Math.floor(cell / ROWS);

/** What a coin pays, hundredths. */
export const worthOf = ({ multiplier }: Coin, stake: number): number => multiplier * stake;

/** What symbols and coins of a round with the feature pay, without the grand jackpot, hundredths. */
export const countedOf = ({ wins, coins, respins, stake }: PlanRequest['landing']): number =>
  [...coins, ...respins.flat()].reduce(
    (sum, coin) => sum + worthOf(coin, stake),
    wins.reduce((sum, { win }) => sum + win, 0),
  );

/** Lays the phases of a round one after the other. */
class PlanMaker {
  readonly phases: Phase[] = [];
  readonly beats: Beat[] = [];
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

  beat(cue: Beat['cue'], step: number, after = 0): void {
    this.beats.push({ at: this.#at + after, cue, step });
  }

  hold(coins: readonly Coin[]): void {
    this.#held = coins;
  }

  add(
    kind: PhaseKind,
    ms: number,
    {
      coming = [],
      left = 0,
      leftAfter = left,
      stops = [],
      won = 0,
    }: Partial<Pick<Phase, 'coming' | 'left' | 'leftAfter' | 'stops'>> & { readonly won?: number } = {},
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

  /** Empty cells turn and stop column by column; coins fall in where they do. */
  respin(added: readonly Coin[], before: number): number {
    const { respin, columnMs, coin, reset, miss } = this.#timing;
    const stops = Array.from({ length: COLUMNS }, (_, column) => respin + column * columnMs);
    const coming = added.map((one, index) => ({
      ...one,
      // Two coins of one column do not fall at once.
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

/** Works out a round from what the rules made of the bet. */
export function planOf({ landing, timing, rests }: PlanRequest): Plan {
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
  return { phases, beats: beats.toSorted((a, b) => a.at - b.at), stops, end };
}

/** How many coins of a count have been counted after so many ms, and what they come to, hundredths. */
export function countedAt(
  { held, before, after }: Phase,
  ms: number,
  { timing, stake }: { readonly timing: HoldTiming; readonly stake: number },
): { readonly coins: number; readonly won: number } {
  const coins = Math.min(held.length, Math.max(0, Math.floor(ms / timing.count + 0.5)));
  const sum = held.slice(0, coins).reduce((total, coin) => total + worthOf(coin, stake), before);
  return { coins, won: coins === held.length ? after : Math.min(sum, after) };
}
