import type { SharedBet } from '../../../contract/game-server.ts';
import type { PastSharedRound, SeenBet, SharedRound, SharedTotals } from '../../../contract/shared-rounds.ts';
import type { Chain } from './chain.ts';
import { oppositeSides } from './opposite-sides.ts';
import type { SettledSharedBet, StoredBet } from './shared-rounds.ts';
import { multiplierOf, type SharedEnd, type SharedRules } from './shared-rules.ts';

/** A bet of the current round. Amounts in hundredths. */
export interface LiveBet {
  readonly id: string;
  readonly owner: string;
  readonly isFun: boolean;
  readonly name: string;
  readonly stake: number;
  readonly choice: unknown;
  /** Time of the player's cash-out, in whole ms of the run; undefined if there was none. */
  readonly leftAt: number | undefined;
  /** Final result of the bet; undefined while it is still running. */
  readonly settled: SettledSharedBet | undefined;
  /** Whether the result is stored in the database. */
  readonly isBooked: boolean;
}

/** The current round of a table. When and how it ends is secret until the result phase. */
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
  /** Bets that have left the round, by id, while their cancellation is being stored. */
  readonly leaving: ReadonlyMap<string, LiveBet>;
  /** Ids of the bets that each player has placed or is placing, by owner. */
  readonly seats: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * A round whose bets have just opened: its place in a chain, its secret hash, and when its bets close (ms since 1970).
 */
export type OpeningRound = Pick<LiveRound, 'chain' | 'number' | 'hash' | 'closesAt'>;

/**
 * Number of bets in one currency (coins or fun coins) that other players see one by one; the totals include all bets.
 */
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

/** Returns a round with the bets that the database has stored for it. */
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
  settled: bet.isOpen
    ? undefined
    : { id: bet.id, multiplier: bet.multiplier, payout: bet.payout, isCounted: true },
  isBooked: !bet.isOpen,
});

/** Returns a round with a new or changed bet; a new bet is added at the end. */
export const withBet = (round: LiveRound, bet: LiveBet): LiveRound => ({
  ...round,
  bets: new Map(round.bets).set(bet.id, bet),
});

/** Returns a round in which a player's bet takes one of the player's places, or frees it. */
export function withSeat(round: LiveRound, owner: string, id: string, isTaken: boolean): LiveRound {
  const ids = new Set(round.seats.get(owner));
  if (isTaken) ids.add(id);
  else ids.delete(id);
  return { ...round, seats: new Map(round.seats).set(owner, ids) };
}

/**
 * Returns the bets for coins and those for fun coins: they are in the same round, but each group has its own maximum
 * win.
 */
const booksOf = ({ bets }: LiveRound): LiveBet[][] => {
  const all = [...bets.values()];
  return [all.filter(({ isFun }) => !isFun), all.filter(({ isFun }) => isFun)];
};

/**
 * Settles running bets, with payouts computed separately for coins and fun coins. A payout of 0 is final only at the
 * end.
 */
function settleBy(
  round: LiveRound,
  rules: SharedRules,
  payoutsOf: (book: readonly LiveBet[]) => number[],
  isEnd: boolean,
): LiveRound {
  const bets = new Map(round.bets);
  const opposite = isEnd ? oppositeSides([...bets.values()], rules) : new Set<string>();
  for (const book of booksOf(round)) {
    const payouts = payoutsOf(book);
    for (const [index, bet] of book.entries()) {
      const payout = payouts[index] ?? 0;
      if (bet.settled !== undefined || (payout === 0 && !isEnd)) continue;
      const { id, stake, leftAt } = bet;
      const multiplier = multiplierOf(stake, payout);
      bets.set(id, { ...bet, settled: { id, payout, multiplier, leftAt, isCounted: !opposite.has(id) } });
    }
  }
  return { ...round, bets };
}

/** Settles the bets that have cashed out by `ms` of the run. */
export const settleSoFar = (round: LiveRound, rules: SharedRules, ms: number): LiveRound =>
  settleBy(round, rules, (book) => rules.soFar(book, ms), false);

/** Settles all running bets at the round's end. */
export const settleRest = (round: LiveRound, rules: SharedRules): LiveRound =>
  settleBy(round, rules, (book) => rules.settle(book, round.end.outcome), true);

/** Returns whether a bet is among those that other players see. */
export function isShown(round: LiveRound, bet: LiveBet): boolean {
  let place = 0;
  for (const other of round.bets.values()) {
    if (other.id === bet.id) return true;
    if (other.isFun === bet.isFun) place += 1;
    if (place >= SHOWN) return false;
  }
  return false;
}

/** Returns a finished round as the history shows it. */
export const pastOf = ({ number, hash, end }: LiveRound): PastSharedRound => ({
  number,
  hash,
  outcome: end.outcome,
});

/** Returns the public data of a round; before the result phase, without how and when it ends. */
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

/** Returns the part of a bet that other players see. */
export const seenOf = ({ id, name, stake, choice, settled }: LiveBet): SeenBet => ({
  id,
  name,
  stake,
  choice,
  multiplier: settled?.multiplier ?? 0,
  payout: settled?.payout ?? 0,
});

/** Returns the part of a bet that its own player sees. */
export const ownOf = ({ id, stake, choice, settled }: LiveBet, { number }: LiveRound): SharedBet => ({
  roundId: id,
  number,
  stake,
  choice,
  status: settled === undefined ? 'open' : 'over',
  multiplier: settled?.multiplier ?? 0,
  payout: settled?.payout ?? 0,
});

/** Returns the totals of all bets for coins, or of all bets for fun coins. */
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
