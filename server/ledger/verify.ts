import type { Queryable } from '../db/database.ts';

/** One broken rule of the ledger: which, and an example. */
export interface LedgerFault {
  readonly rule: string;
  readonly count: number;
  readonly example: string;
}

/** What the ledger holds and whether it is sound. */
export interface LedgerReport {
  readonly journals: number;
  readonly postings: number;
  readonly faults: readonly LedgerFault[];
}

/** Every rule as a query that finds what breaks it. */
const RULES: Readonly<Record<string, string>> = {
  'every journal sums to zero in each currency': `
    select p.journal_id::text as example from postings p join accounts a on a.id = p.account_id
    group by p.journal_id, a.currency having sum(p.amount) <> 0`,
  'all balances of a currency sum to zero': `
    select currency || ': ' || sum(balance) as example from accounts group by currency having sum(balance) <> 0`,
  'a stored balance equals the sum of its postings': `
    select a.id || ' ' || a.name as example from accounts a
    left join (select account_id, sum(amount) as total from postings group by account_id) p on p.account_id = a.id
    where a.balance <> coalesce(p.total, 0)`,
  'a version counts the postings of its account': `
    select a.id || ' ' || a.name as example from accounts a
    left join (select account_id, count(*) as total from postings group by account_id) p on p.account_id = a.id
    where a.version <> coalesce(p.total, 0)`,
  'every posting tells the balance after it': `
    select account_id || '/' || journal_id as example from (
      select account_id, journal_id, balance_after,
             sum(amount) over (partition by account_id order by journal_id) as derived
      from postings where account_id in (select id from accounts where owner is not null)
    ) as chain where balance_after <> derived`,
  "no player's balance is below zero": `
    select id || ' ' || name as example from accounts where owner is not null and balance < 0`,
  'no pool is below zero': `
    select name as example from accounts where owner is null and name like 'POOL_%'
    group by name having sum(balance) < 0`,
  'open holds equal the held coins': `
    select a.owner::text as example from accounts a
    left join (select user_id, sum(amount) as total from holds where state = 'open' group by user_id) h
      on h.user_id = a.owner
    where a.name = 'hold' and a.balance <> coalesce(h.total, 0)`,
  'every draw paid what it says, once': `
    select d.id::text as example from jackpot_draws d
    join accounts w on w.owner = d.user_id and w.name = 'wallet'
    left join postings p on p.journal_id = d.journal_id and p.account_id = w.id
    where coalesce(p.amount, 0) <> case when d.tier is not null then d.bonus when d.prop_id = 2001 then d.count else 0 end`,
  'every draw belongs to one command and every drawn command to one draw': `
    select c.client_txn_id::text as example from commands c
    full join jackpot_draws d on d.user_id = c.user_id and d.client_txn_id = c.client_txn_id
    where (c.name = 'receiveDrawChance' and d.id is null) or c.client_txn_id is null`,
  'a seed is used once': `
    select seed as example from jackpot_draws group by seed having count(*) > 1`,
};

/**
 * Proves the ledger of any database: sums are zero, balances are what their postings say, players are never below
 * zero. An empty `faults` is the proof. Posting order within an account is the order of journal ids, which holds for
 * players' accounts because each locks its row; house shards may interleave, so their chains are not asked for.
 */
export async function verifyLedger(db: Queryable): Promise<LedgerReport> {
  const faults: LedgerFault[] = [];
  for (const [rule, sql] of Object.entries(RULES)) {
    const { rows } = await db.query<{ count: number; example: string | null }>(
      `select count(*) as count, min(example) as example from (${sql}) as broken`,
    );
    const found = rows[0];
    if (found && Number(found.count) > 0) faults.push({ rule, count: Number(found.count), example: found.example ?? '' });
  }
  const { rows } = await db.query<{ journals: number; postings: number }>(
    'select (select count(*) from journals) as journals, (select count(*) from postings) as postings',
  );
  return { journals: Number(rows[0]?.journals ?? 0), postings: Number(rows[0]?.postings ?? 0), faults };
}
