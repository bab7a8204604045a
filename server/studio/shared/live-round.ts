import type { SharedBet } from '../../../contract/studio.ts';
import type { PastRound, SeenBet, SharedRound, SharedTotals } from '../../../contract/studio-shared.ts';
import type { Settled, StoredBet } from './shared-rounds.ts';
import { multiplierOf, type SharedEnd, type SharedRules } from './shared-rules.ts';

/** A bet of the round that runs. Amounts in hundredths. */
export interface LiveBet {
  readonly id: string;
  readonly owner: string;
  readonly isFun: boolean;
  readonly name: string;
  readonly stake: number;
  readonly choice: unknown;
  leftAt: number | undefined;
  /** What it has come to for good; undefined while it is in the round. */
  settled: Settled | undefined;
  /** Whether the book has what it came to. */
  isBooked: boolean;
}

/** The round of a table. Its end is secret until it is a result. */
export interface LiveRound {
  readonly number: number;
  readonly hash: string;
  readonly end: SharedEnd;
  readonly closesAt: number;
  phase: 'betting' | 'running' | 'result';
  startsAt: number | null;
  nextAt: number | null;
  readonly bets: Map<string, LiveBet>;
  /** Names of the bets that each player has made or is making. */
  readonly seats: Map<string, Set<string>>;
}

/** Bets of one kind of money that are shown to others one by one; the rest is in the totals. */
const SHOWN = 100;

/** A bet out of the book. */
export const liveBet = (bet: StoredBet): LiveBet => ({
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

/** The bets for coins and those for fun: they share a round, and neither counts in the other's maximum. */
const booksOf = ({ bets }: LiveRound): LiveBet[][] => {
  const all = [...bets.values()];
  return [all.filter(({ isFun }) => !isFun), all.filter(({ isFun }) => isFun)];
};

/** Settles, by what each book's bets come to, those that are still in the round; a payout of 0 is one only at the end. */
function settleBy(round: LiveRound, payoutsOf: (book: LiveBet[]) => number[], isEnd: boolean): LiveBet[] {
  return booksOf(round).flatMap((book) => {
    const payouts = payoutsOf(book);
    return book.filter((bet, index) => {
      const payout = payouts[index] ?? 0;
      if (bet.settled !== undefined || (payout === 0 && !isEnd)) return false;
      const { id, stake, leftAt } = bet;
      bet.settled = { id, payout, multiplier: multiplierOf(stake, payout), leftAt };
      return true;
    });
  });
}

/** Settles the bets that are off by a ms of the run; returns them. */
export const settleSoFar = (round: LiveRound, rules: SharedRules, ms: number): LiveBet[] =>
  settleBy(round, (book) => rules.soFar(book, ms), false);

/** Settles all that are left at the round's end; returns them. */
export const settleRest = (round: LiveRound, rules: SharedRules): LiveBet[] =>
  settleBy(round, (book) => rules.settle(book, round.end.outcome), true);

/** Whether a bet is among those that others see. */
export function isShown(round: LiveRound, bet: LiveBet): boolean {
  let place = 0;
  for (const other of round.bets.values()) {
    if (other === bet) return true;
    if (other.isFun === bet.isFun) place += 1;
    if (place >= SHOWN) return false;
  }
  return false;
}

/** A round that is over, as everybody may know it. */
export const pastOf = ({ number, hash, end }: LiveRound): PastRound => ({
  number,
  hash,
  outcome: end.outcome,
});

/** What everybody is told of a round: nothing of its end before it is a result. */
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

/** What others see of a bet. */
export const seenOf = ({ id, name, stake, choice, settled }: LiveBet): SeenBet => ({
  id,
  name,
  stake,
  choice,
  multiplier: settled?.multiplier ?? 0,
  payout: settled?.payout ?? 0,
});

/** What the player is told of a bet. */
export const ownOf = ({ id, stake, choice, settled }: LiveBet, { number }: LiveRound): SharedBet => ({
  roundId: id,
  number,
  stake,
  choice,
  status: settled === undefined ? 'open' : 'over',
  multiplier: settled?.multiplier ?? 0,
  payout: settled?.payout ?? 0,
});

/** All bets of one kind of money together. */
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
