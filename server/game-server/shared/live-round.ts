import type { SharedBet } from '../../../contract/game-server.ts';
import type { PastSharedRound, SeenBet, SharedRound, SharedTotals } from '../../../contract/shared-rounds.ts';
import type { Chain } from './chain.ts';
import type { SettledSharedBet, StoredBet } from './shared-rounds.ts';
import { multiplierOf, type SharedEnd, type SharedRules } from './shared-rules.ts';

/** A bet of the running round. Amounts in hundredths. */
export interface LiveBet {
  readonly id: string;
  readonly owner: string;
  readonly isFun: boolean;
  readonly name: string;
  readonly stake: number;
  readonly choice: unknown;
  /** Time of the cash-out by hand, whole ms of the run; undefined before one. */
  readonly leftAt: number | undefined;
  /** Final result; undefined while the bet is in the round. */
  readonly settled: SettledSharedBet | undefined;
  /** Whether the result is stored. */
  readonly isBooked: boolean;
}

/** A table's round. Its end is secret until the result phase. */
export interface LiveRound {
  readonly chain: Chain;
  readonly number: number;
  readonly hash: string;
  readonly end: SharedEnd;
  readonly closesAt: number;
  readonly phase: 'betting' | 'running' | 'result';
  readonly startsAt: number | null;
  readonly nextAt: number | null;
  readonly bets: ReadonlyMap<string, LiveBet>;
  /** Bets that are out of the round while their cancellation is being stored. */
  readonly leaving: ReadonlyMap<string, LiveBet>;
  /** Ids of the bets that each player has placed or is placing. */
  readonly seats: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A round whose bets open: its place in a chain, its secret hash, and when its bets close (ms since 1970). */
export type OpeningRound = Pick<LiveRound, 'chain' | 'number' | 'hash' | 'closesAt'>;

/** Number of bets of one currency shown to others one by one; the totals include the rest. */
const SHOWN = 100;

/** Creates a round that accepts bets. */
export const openingRound = (opening: OpeningRound, rules: SharedRules): LiveRound => ({
  ...opening,
  end: rules.draw(opening.hash, opening.chain.salt, opening.number),
  phase: 'betting',
  startsAt: null,
  nextAt: null,
  bets: new Map(),
  leaving: new Map(),
  seats: new Map(),
});

/** Returns a round with the bets that were stored for it. */
export function withStoredBets(round: LiveRound, stored: readonly StoredBet[]): LiveRound {
  const seats = new Map<string, Set<string>>();
  for (const { owner, id } of stored) seats.set(owner, (seats.get(owner) ?? new Set()).add(id));
  return { ...round, bets: new Map(stored.map((bet) => [bet.id, liveBet(bet)])), seats };
}

const liveBet = (bet: StoredBet): LiveBet => ({
  id: bet.id,
  owner: bet.owner,
  isFun: bet.playerId === null,
  name: bet.name,
  stake: bet.stake,
  choice: bet.choice,
  leftAt: bet.leftAt ?? undefined,
  settled: bet.isOpen ? undefined : { id: bet.id, multiplier: bet.multiplier, payout: bet.payout },
  isBooked: !bet.isOpen,
});

/** Returns a round with a new or changed bet; a new one is the last. */
export const withBet = (round: LiveRound, bet: LiveBet): LiveRound => ({
  ...round,
  bets: new Map(round.bets).set(bet.id, bet),
});

/** Returns a round in which a player's bet takes one of that player's seats, or frees it. */
export function withSeat(round: LiveRound, owner: string, id: string, isTaken: boolean): LiveRound {
  const ids = new Set(round.seats.get(owner));
  if (isTaken) ids.add(id);
  else ids.delete(id);
  return { ...round, seats: new Map(round.seats).set(owner, ids) };
}

/** Returns the bets for coins and those for fun: they share a round, but each has its own maximum. */
const booksOf = ({ bets }: LiveRound): LiveBet[][] => {
  const all = [...bets.values()];
  return [all.filter(({ isFun }) => !isFun), all.filter(({ isFun }) => isFun)];
};

/** Settles the bets still in the round by the payouts of each currency's bets; a payout of 0 counts only at the end. */
function settleBy(
  round: LiveRound,
  payoutsOf: (book: readonly LiveBet[]) => number[],
  isEnd: boolean,
): LiveRound {
  const bets = new Map(round.bets);
  for (const book of booksOf(round)) {
    const payouts = payoutsOf(book);
    for (const [index, bet] of book.entries()) {
      const payout = payouts[index] ?? 0;
      if (bet.settled !== undefined || (payout === 0 && !isEnd)) continue;
      const { id, stake, leftAt } = bet;
      bets.set(id, { ...bet, settled: { id, payout, multiplier: multiplierOf(stake, payout), leftAt } });
    }
  }
  return { ...round, bets };
}

/** Settles the bets that are cashed out by a time of the run, in ms. */
export const settleSoFar = (round: LiveRound, rules: SharedRules, ms: number): LiveRound =>
  settleBy(round, (book) => rules.soFar(book, ms), false);

/** Settles all remaining bets at the round's end. */
export const settleRest = (round: LiveRound, rules: SharedRules): LiveRound =>
  settleBy(round, (book) => rules.settle(book, round.end.outcome), true);

/** Returns whether a bet is among those shown to others. */
export function isShown(round: LiveRound, bet: LiveBet): boolean {
  let place = 0;
  for (const other of round.bets.values()) {
    if (other.id === bet.id) return true;
    if (other.isFun === bet.isFun) place += 1;
    if (place >= SHOWN) return false;
  }
  return false;
}

/** Returns the public data of a finished round. */
export const pastOf = ({ number, hash, end }: LiveRound): PastSharedRound => ({
  number,
  hash,
  outcome: end.outcome,
});

/** Returns the public data of a round, without its end before the result phase. */
export function toSharedRound(round: LiveRound, rules: SharedRules): SharedRound {
  const { number, phase, closesAt, startsAt, nextAt, end } = round;
  return {
    number,
    phase,
    closesAt,
    startsAt,
    nextAt,
    shown: phase === 'betting' ? null : rules.shown(end.outcome),
    past: phase === 'result' ? pastOf(round) : null,
  };
}

/** Returns the part of a bet that others see. */
export const seenOf = ({ id, name, stake, choice, settled }: LiveBet): SeenBet => ({
  id,
  name,
  stake,
  choice,
  multiplier: settled?.multiplier ?? 0,
  payout: settled?.payout ?? 0,
});

/** Returns the part of a bet that its player sees. */
export const ownOf = ({ id, stake, choice, settled }: LiveBet, { number }: LiveRound): SharedBet => ({
  roundId: id,
  number,
  stake,
  choice,
  status: settled === undefined ? 'open' : 'over',
  multiplier: settled?.multiplier ?? 0,
  payout: settled?.payout ?? 0,
});

/** Sums all bets of one currency. */
export function totalsOf({ bets }: LiveRound, isFun: boolean): SharedTotals {
  const totals = { bets: 0, staked: 0, paid: 0 };
  for (const bet of bets.values()) {
    if (bet.isFun !== isFun) continue;
    totals.bets += 1;
    totals.staked += bet.stake;
    totals.paid += bet.settled?.payout ?? 0;
  }
  return totals;
}
