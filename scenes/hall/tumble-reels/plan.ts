import { TUMBLE_BOARD, type TumbleBoard, type TumbleSpin } from '../../../fair/reels/tumble-reels.ts';
import type { ShowPlan } from '../models/round/planned-show.ts';
import { droppingIn, fallingOut, fallingTogether, landings, type Piece, restMs, standing } from './fall.ts';
import { FADE_MS, type TumbleTiming } from './tuning.ts';

/**
 * Kinds of phases: the old board falls out, a new one drops in, wins light up, a multiplier flies to the sum, winning
 * symbols burst, the other symbols fall down; scatters are lit, free spins are announced; the sum of a spin stays on
 * the screen.
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

/** A phase of the planned animation that shows a round. */
export interface TumblePhase {
  readonly kind: TumblePhaseKind;
  /** Start of the phase, ms after the answer. */
  readonly at: number;
  readonly ms: number;
  /**
   * How much of the phase was already shown before the answer, ms: the old symbols fall out while the answer is
   * pending.
   */
  readonly lead: number;
  /** Index of the spin: 0 is the bought spin, the others are free spins. */
  readonly spin: number;
  /** Number of tumbles in the current spin before this phase. */
  readonly tumble: number;
  /** The board that the rules give for the end of the phase; undefined while the old board falls out. */
  readonly board: TumbleBoard | undefined;
  readonly pieces: readonly Piece[];
  /** Win of the round before the phase and at the end of the phase, in hundredths. */
  readonly before: number;
  readonly after: number;
}

/**
 * A sound of the animation, `at` ms after the server's answer; `step` is the number of the tumble in its spin, from 0.
 */
export interface TumbleBeat {
  readonly at: number;
  readonly cue: 'land' | 'scatter' | 'win' | 'times' | 'multiplied' | 'burst' | 'announce';
  readonly step: number;
}

/**
 * The animation that shows a round, planned in full before anything moves; a press skips to the next end of a spin or
 * of the announcement.
 */
export interface TumblePlan extends ShowPlan<TumbleBeat> {
  readonly phases: readonly TumblePhase[];
  readonly freeSpins: number;
}

/** Input of `planOf`. */
export interface TumblePlanRequest {
  readonly spins: readonly TumbleSpin[];
  readonly timing: TumbleTiming;
  /** Time for which the old symbols have been falling out of the machine, ms; undefined if they are gone. */
  readonly fallen?: number;
}

/** Shares of the `times` phase at which the multiplier starts to fly and at which it arrives. */
export const FLIGHT = { appears: 0.45, arrives: 0.8 } as const;

const { scatter, freeSpins: FREE_SPINS } = TUMBLE_BOARD;

const winnersOf = ({ wins }: TumbleBoard): Set<string> => new Set(wins.map(({ symbol }) => symbol));

/** Returns the time in which a board falls out, ms. */
export const outMs = (board: readonly string[], { out }: TumbleTiming): number =>
  restMs(fallingOut(board, out), out);

/** Builds a plan phase by phase, with the sounds and the times to which a press skips. */
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

  /** Begins a spin in the plan: the old symbols fall out; `lead` ms of this fall were already shown. */
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
    // A press skips to the moment at which the sum appears, so that the player has time to read the sum.
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

/** Plans the animation that shows a round, from the board on the screen and the result of the rules. */
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
    beats: beats.slice().sort((a, b) => a.at - b.at),
    stops,
    end,
    freeSpins: spins.length > 1 ? FREE_SPINS : 0,
  };
}
