import type { Pools } from '../../contract/pools.ts';
import { type JackpotTier, TIER_RULES, sectionOf } from '../../fair/jackpot.ts';
import type { Queryable } from '../db/database.ts';

/**
 * Reads the four pools as everyone sees them: each with an amount of at most its cap, and the range of what
 * players see, which ends at that amount.
 */
export async function readPools(db: Queryable): Promise<Pools> {
  const { rows } = await db.query<{ name: string; total: number }>({
    name: 'read-pools',
    text: `select name, sum(balance)::bigint as total from accounts
           where owner is null and name in ('POOL_MEGA', 'POOL_MAJOR', 'POOL_MINOR', 'POOL_MINI') group by name`,
    values: [],
  });
  const value = (tier: JackpotTier): { amount: number; section: [number, number] } => {
    const cap = TIER_RULES.find((rule) => rule.tier === tier)?.cap ?? 0;
    const amount = Math.min(cap, rows.find((row) => row.name === `POOL_${tier.toUpperCase()}`)?.total ?? 0);
    return { amount, section: sectionOf(amount) };
  };
  const [mega, major, minor, mini] = [value('mega'), value('major'), value('minor'), value('mini')];
  return {
    total: mega.amount + major.amount + minor.amount + mini.amount,
    megaJackpot: mega.amount,
    majorJackpot: major.amount,
    minorJackpot: minor.amount,
    miniJackpot: mini.amount,
    megaJackpotSection: mega.section,
    majorJackpotSection: major.section,
    minorJackpotSection: minor.section,
    miniJackpotSection: mini.section,
  };
}
