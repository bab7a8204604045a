import { type Camp, PK_CAP_PARTS } from '../../contract/red-vs-blue.ts';

/** A member of a camp, with the valid bet since joining, in hundredths. */
export interface Member {
  readonly userId: number;
  readonly camp: Camp;
  readonly bet: number;
}

/** How the pool of a round is divided. Amounts in hundredths. */
export interface RedVsBlueSettlement {
  readonly winner: Camp | 'tie';
  readonly red: number;
  readonly blue: number;
  /** The paid players, ordered by id, and the amount of each. */
  readonly shares: readonly { readonly userId: number; readonly amount: number }[];
}

/**
 * Divides the pool of a round (docs/product-rules.md, Red versus blue). Members of the camp with more valid bet share
 * the pool by valid bet; in a tie each camp shares one half. Nobody gets more than a tenth of the pool: the excess goes
 * to other members of the camp in the same way, and what remains when all have their tenth stays in the fund. Shares
 * are rounded to whole hundredths by the largest remainder; of equal remainders, the smaller id is rounded up first.
 */
export function settle(members: readonly Member[], pool: number): RedVsBlueSettlement {
  const sumOf = (camp: Camp): number =>
    members.reduce((sum, member) => sum + (member.camp === camp ? member.bet : 0), 0);
  const [red, blue] = [sumOf('red'), sumOf('blue')];
  const winner = red === blue ? 'tie' : red > blue ? 'red' : 'blue';
  const cap = Math.floor(pool / PK_CAP_PARTS);
  const of = (camp: Camp, part: number) =>
    shareOut(
      members.filter((one) => one.camp === camp),
      part,
      cap,
    );
  const half = Math.floor(pool / 2);
  const shares = winner === 'tie' ? [...of('red', half), ...of('blue', half)] : of(winner, pool);
  const paid = shares.filter(({ amount }) => amount > 0).toSorted((a, b) => a.userId - b.userId);
  return { winner, red, blue, shares: paid };
}

interface Share {
  readonly userId: number;
  readonly amount: number;
}

/** Divides a part of the pool by valid bet, at most `cap` for each member. */
function shareOut(members: readonly Member[], part: number, cap: number): Share[] {
  let open = members.filter(({ bet }) => bet > 0);
  let left = part;
  const capped: Share[] = [];
  // Members above the cap get the cap; the rest is divided again among the other members.
  for (;;) {
    const total = open.reduce((sum, { bet }) => sum + BigInt(bet), 0n);
    const over = new Set(open.filter(({ bet }) => BigInt(left) * BigInt(bet) > BigInt(cap) * total));
    if (over.size === 0) return [...capped, ...byLargestRemainder(open, left, total)];
    for (const { userId } of over) capped.push({ userId, amount: cap });
    left -= cap * over.size;
    open = open.filter((member) => !over.has(member));
  }
}

function byLargestRemainder(members: readonly Member[], part: number, total: bigint): Share[] {
  if (total === 0n) return [];
  const exact = members.map(({ userId, bet }) => {
    const product = BigInt(part) * BigInt(bet);
    return { userId, amount: Number(product / total), rest: product % total };
  });
  let missing = part - exact.reduce((sum, { amount }) => sum + amount, 0);
  const byRest = exact.toSorted((a, b) =>
    a.rest === b.rest ? a.userId - b.userId : a.rest > b.rest ? -1 : 1,
  );
  return byRest.map(({ userId, amount }) => {
    const more = missing > 0 ? 1 : 0;
    missing -= more;
    return { userId, amount: amount + more };
  });
}

/**
 * Number of largest bets of a camp that decide who reaches the limit of a share: nobody gets more than a tenth of the
 * pool, so ten members with that share take all of it; a pool that does not divide by ten leaves room for a few more.
 */
export const LARGEST_BETS = 20;

/**
 * Returns the share of a bet if its camp won now, in hundredths: as `settle` computes it, but without the hundredth
 * that the largest remainder may add, because that depends on the bets of everybody.
 */
export function shareOf(
  bet: number,
  { validBet, largest }: { readonly validBet: number; readonly largest: readonly number[] },
  pool: number,
): number {
  const cap = Math.floor(pool / PK_CAP_PARTS);
  let [left, total] = [BigInt(pool), BigInt(validBet)];
  let open = largest.map(BigInt);
  for (;;) {
    const over = open.filter((one) => left * one > BigInt(cap) * total);
    if (over.length === 0) break;
    left -= BigInt(cap * over.length);
    total -= over.reduce((sum, one) => sum + one, 0n);
    open = open.slice(over.length);
  }
  // Everybody reached the limit, or the bet is newer than the camp's sum.
  if (total <= 0n) return bet > 0 ? cap : 0;
  const share = (left * BigInt(bet)) / total;
  return share > BigInt(cap) ? cap : Number(share);
}
