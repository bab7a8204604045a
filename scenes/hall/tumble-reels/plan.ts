import { TUMBLE_BOARD, type TumbleBoard, type TumbleSpin } from '../../../fair/reels/tumble-reels.ts';
import type { ShowPlan } from '../models/round/planned-show.ts';
import { droppingIn, fallingOut, fallingTogether, landings, type Piece, restMs, standing } from './fall.ts';
import { FADE_MS, type TumbleTiming } from './tuning.ts';

/**
 * Phases of the board: it falls out, a new one drops in, wins glow, a multiplier flies to the sum, winners burst, the
 * rest falls together; scatters swell and free spins are announced; a spin ends.
 */
export type TumblePhaseKind =
  | 'out'
  | 'in'
  | 'win'
  | 'times'
  | 'burst'
  | 'fall'
  | 'scatter'
  | 'announce'
  | 'rest';

/** A stretch of a round with one action. */
export interface TumblePhase {
  readonly kind: TumblePhaseKind;
  /** From the answer on, ms. */
  readonly at: number;
  readonly ms: number;
  /** Time of the phase that had passed before it began, ms: the old board falls while the answer is on its way. */
  readonly lead: number;
  /** Index of the spin; 0 is the bought spin. */
  readonly spin: number;
  /** Index of the spin's board, from 0. */
  readonly tumble: number;
  /** Board of the rules at its end. */
  readonly board: TumbleBoard | undefined;
  readonly pieces: readonly Piece[];
  /** Win of the round before it and at its end, hundredths. */
  readonly before: number;
  readonly after: number;
}

/** A sound at an instant; `step` counts the tumbles of a spin from 0. */
export interface TumbleBeat {
  readonly at: number;
  readonly cue: 'land' | 'scatter' | 'win' | 'times' | 'multiplied' | 'burst' | 'announce';
  readonly step: number;
}

/** A fully computed plan of a round; its stops are the ends of spins and announcements. */
export interface TumblePlan extends ShowPlan<TumbleBeat> {
  readonly phases: readonly TumblePhase[];
  readonly freeSpins: number;
}

/** Input of a plan. */
export interface TumblePlanRequest {
  readonly spins: readonly TumbleSpin[];
  readonly timing: TumbleTiming;
  /** Time that the old board has been falling, ms; undefined if it is gone. */
  readonly fallen?: number;
}

/** Shares of the multiplier phase at which the multiplier starts to fly and arrives. */
export const FLIGHT = { appears: 0.45, arrives: 0.8 } as const;

const { scatter, freeSpins: FREE_SPINS } = TUMBLE_BOARD;

const winnersOf = ({ wins }: TumbleBoard): Set<string> => new Set(wins.map(({ symbol }) => symbol));

/** Returns when a board has fallen out, ms. */
export const outMs = (board: readonly string[], { out }: TumbleTiming): number =>
  restMs(fallingOut(board, out), out);

/** Appends the phases of a round one after the other. */
class PlanMaker {
  readonly phases: TumblePhase[] = [];
  readonly beats: TumbleBeat[] = [];
  readonly stops: number[] = [];
  readonly #timing: TumbleTiming;
  #at = 0;
  #won = 0;
  #spin = 0;

  constructor(timing: TumbleTiming) {
    this.#timing = timing;
  }

  get end(): number {
    return this.#at;
  }

  /** Begins a spin: the previous board falls out, of which `lead` ms have passed. */
  out(board: readonly string[], spin: number, lead = 0): void {
    this.#spin = spin;
    const ms = outMs(board, this.#timing) - lead;
    if (ms > 0) this.#add('out', ms, 0, undefined, fallingOut(board, this.#timing.out), 0, lead);
  }

  spin(boards: TumbleSpin): void {
    const { drop, tumble, settle } = this.#timing;
    const won = this.#won;
    let before: TumbleBoard | undefined;
    for (const [step, board] of boards.entries()) {
      const fall = before ? tumble : drop;
      const pieces = before
        ? fallingTogether(before.board, winnersOf(before), board.board, fall)
        : droppingIn(board.board, fall);
      this.#landings(pieces, before ? 'fall' : 'in', step);
      const isLast = board.wins.length === 0;
      const ms = Math.max(FADE_MS, restMs(pieces, fall)) + (isLast ? 0 : settle);
      this.#add(before ? 'fall' : 'in', ms, step, board, pieces);
      if (!isLast) this.#wins(board, step);
      before = board;
    }
    const { rest, read } = this.#timing;
    const last = boards.at(-1);
    const isRead = this.#won > won;
    if (last) this.#add('rest', isRead ? read : rest, boards.length - 1, last, standing(last.board));
    // A press skips to the sum and leaves time to read it.
    this.stops.push(this.#at - (isRead ? read : rest));
  }

  announce(board: TumbleBoard, step: number): void {
    const lit = standing(board.board, new Set([scatter]));
    this.#beat('scatter', step);
    this.#add('scatter', this.#timing.scatter, step, board, lit);
    this.#beat('announce', step);
    this.#add('announce', this.#timing.announce, step, board, lit);
    this.stops.push(this.#at);
  }

  #wins(board: TumbleBoard, step: number): void {
    const { win, times, burst } = this.#timing;
    const lit = standing(board.board, winnersOf(board));
    const isMultiplied = board.multiplier > 1;
    this.#beat('win', step);
    this.#add('win', win, step, board, lit, isMultiplied ? board.win / board.multiplier : board.win);
    if (isMultiplied) {
      this.#beat('times', step);
      this.#beat('multiplied', step, times * FLIGHT.arrives);
      this.#add('times', times, step, board, lit, board.win - board.win / board.multiplier);
    }
    this.#beat('burst', step);
    if (burst > 0) this.#add('burst', burst, step, board, lit);
  }

  #landings(pieces: readonly Piece[], kind: 'in' | 'fall', step: number): void {
    const { drop, tumble } = this.#timing;
    const heard = landings(pieces, kind === 'in' ? drop : tumble).filter((at) => at !== undefined);
    for (const at of kind === 'in' ? heard : heard.slice(-1)) this.#beat('land', step, at);
  }

  #beat(cue: TumbleBeat['cue'], step: number, after = 0): void {
    this.beats.push({ at: this.#at + after, cue, step });
  }

  #add(
    kind: TumblePhaseKind,
    ms: number,
    tumble: number,
    board: TumbleBoard | undefined,
    pieces: readonly Piece[],
    won = 0,
    lead = 0,
  ): void {
    const before = this.#won;
    this.#won += won;
    this.phases.push({
      kind,
      at: this.#at,
      ms,
      lead,
      spin: this.#spin,
      tumble,
      board,
      pieces,
      before,
      after: this.#won,
    });
    this.#at += ms;
  }
}

/** Plans a round from the current board and the outcome of the rules. */
export function planOf(
  lying: readonly string[],
  { spins, timing, fallen = Infinity }: TumblePlanRequest,
): TumblePlan {
  const maker = new PlanMaker(timing);
  for (const [index, boards] of spins.entries()) {
    const last = spins[index - 1]?.at(-1);
    if (last) maker.out(last.board, index);
    else maker.out(lying, index, fallen);
    maker.spin(boards);
    const final = boards.at(-1);
    if (index === 0 && spins.length > 1 && final) maker.announce(final, boards.length - 1);
  }
  const { phases, beats, stops, end } = maker;
  return {
    phases,
    beats: beats.toSorted((a, b) => a.at - b.at),
    stops,
    end,
    freeSpins: spins.length > 1 ? FREE_SPINS : 0,
  };
}
