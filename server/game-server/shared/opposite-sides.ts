import type { SharedRules } from './shared-rules.ts';

/** Share of a game's results, in per cent, above which the bets of one player count as opposite sides of the round. */
const MOST_COVERED = 70;

interface SidedBet {
  readonly id: string;
  readonly owner: string;
  readonly choice: unknown;
}

/**
 * Returns the ids of the bets in a round that count no valid bet: those of players whose bets together win with more
 * than 70 % of the results (docs/product-rules.md).
 */
export function oppositeSides(bets: readonly SidedBet[], { coverage }: SharedRules): ReadonlySet<string> {
  const ids = new Set<string>();
  if (coverage === undefined) return ids;
  const byOwner = new Map<string, SidedBet[]>();
  for (const bet of bets) byOwner.set(bet.owner, [...(byOwner.get(bet.owner) ?? []), bet]);
  for (const own of byOwner.values()) {
    const { won, all } = coverage(own.map(({ choice }) => choice));
    if (won * 100 > all * MOST_COVERED) for (const { id } of own) ids.add(id);
  }
  return ids;
}
