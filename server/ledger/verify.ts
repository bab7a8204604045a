import { DROP_PRICE } from '../../fair/coin-pusher/prizes.ts';
import { JACKPOT_MONEY } from '../../fair/jackpot.ts';
import { knowsRules, recompute as recomputeRound } from '../../fair/recompute.ts';
import { SCRATCH_MONEY } from '../../fair/scratch.ts';
import type { CallName } from '../../contract/calls.ts';
import { type ManifestWith, promotionsWith } from '../../contract/promotions/promotions.ts';
import { DIAMOND_WORTH } from '../../contract/diamond-worth.ts';
import type { Queryable } from '../db/database.ts';
import { SHARDS } from './wallet.ts';

/** A rule of the ledger that is broken, with an example. */
export interface LedgerFault {
  readonly rule: string;
  readonly count: number;
  readonly example: string;
}

/** Number of entries in the ledger, and the faults found. */
export interface LedgerReport {
  readonly journals: number;
  readonly postings: number;
  /** Number of rounds checked, over all games of chance. */
  readonly rounds: number;
  /** Number of rules checked. */
  readonly rules: number;
  readonly faults: readonly LedgerFault[];
}

type CallsOf<Games> =
  Games extends Readonly<Record<string, { readonly call: string }>> ? Games[keyof Games]['call'] : never;

/** Calls that play rounds of the games of chance; a manifest that names an unknown call is a compile error here. */
const ROUND_CALLS: readonly CallName[] = promotionsWith('games').flatMap(([, { games }]) =>
  Object.values(games).map(({ call }) => call as CallsOf<ManifestWith<'games'>['games']>),
);

/** Rules of the ledger, each as a query that finds violations. */
const RULES: Readonly<Record<string, string>> = {
  'every posting belongs to a journal and an account': `
    select p.account_id || '/' || p.journal_id as example from postings p
    left join journals j on j.id = p.journal_id left join accounts a on a.id = p.account_id
    where j.id is null or a.id is null`,
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
      from postings
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
  'coins away are those that were sent and have not come home': `
    select a.id || ' ' || a.name as example from accounts a
    left join (
      select user_id, provider, sum(case when direction = 'home' then -sent else amount end) as away
      from provider_transfers where state <> 'failed' and (direction = 'out' or state = 'done') group by 1, 2
    ) t on t.user_id = a.owner and 'away:' || t.provider = a.name
    where a.name like 'away:%' and a.balance <> coalesce(t.away, 0)`,
  'who has coins away stands among those that have': `
    select coalesce(a.owner, c.user_id) || ' ' || coalesce(a.name, 'away:' || c.provider) as example
    from (select owner, name from accounts where name like 'away:%' and balance > 0) a
    full join coins_away c on c.user_id = a.owner and 'away:' || c.provider = a.name
    where a.owner is null or c.user_id is null`,
  'every round paid what it says, once': `
    select r.id::text as example from fair_rounds r
    join accounts w on w.owner = r.user_id and w.name = 'wallet'
    left join postings p on p.journal_id = r.journal_id and p.account_id = w.id
    where r.game <> 'scratch-card' and coalesce(p.amount, 0) <> r.payout
    union all
    select journal_id::text from fair_rounds where journal_id is not null group by journal_id having count(*) > 1`,
  'every command of a game has its rounds': `
    select c.client_txn_id::text as example from commands c
    left join fair_rounds r on r.user_id = c.user_id and r.client_txn_id = c.client_txn_id
    where c.name in (${ROUND_CALLS.map((name) => `'${name}'`).join(', ')}) and r.id is null`,
  'a seed decides the rounds of one command and no other': `
    select seed as example from fair_rounds group by seed
    having count(distinct (user_id, game, client_txn_id)) > 1`,
  'what chances are worth is set aside, no more and no less': `
    select a.shard::text as example from accounts a
    left join (
      select user_id % ${SHARDS} as shard, count(*) as chances from jackpot_chances group by 1
    ) c on c.shard = a.shard
    where a.owner is null and a.name = 'PROMO_JACKPOT' and a.balance <> coalesce(c.chances, 0) * ${JACKPOT_MONEY.budget}`,
  'what held scratch cards are worth is set aside, no more and no less': `
    select a.shard::text as example from accounts a
    left join (
      select user_id % ${SHARDS} as shard, sum(scratch_held(user_id)) as cards
      from (select distinct user_id from player_props) p group by 1
    ) c on c.shard = a.shard
    where a.owner is null and a.name = 'PROMO_SCRATCH' and a.balance <> coalesce(c.cards, 0) * ${SCRATCH_MONEY.worth}`,
  'what held coins of the coin pusher are worth is set aside, no more and no less': `
    select a.shard::text as example from accounts a
    left join (
      select user_id % ${SHARDS} as shard, sum(count) as coins from player_props
      where prop_id = reward_id('pusherCoin') group by 1
    ) c on c.shard = a.shard
    where a.owner is null and a.name = 'PROMO_PUSHER' and a.balance <> coalesce(c.coins, 0) * ${DROP_PRICE}`,
  'every VIP award and rebate was paid what it says': `
    select t.journal_id::text as example from (
      select user_id, journal_id, amount from vip_awards union all select user_id, journal_id, amount from vip_rebates
    ) t join accounts w on w.owner = t.user_id and w.name = 'wallet'
    left join postings p on p.journal_id = t.journal_id and p.account_id = w.id
    where p.amount is distinct from t.amount`,
  'every gift for an empty wallet was paid what it says': `
    select g.journal_id::text as example from (
      select user_id, first_journal as journal_id, first_amount as amount from bankrupt_gifts
      union all select user_id, second_journal, second_amount from bankrupt_gifts where second_journal is not null
    ) g join accounts w on w.owner = g.user_id and w.name = 'wallet'
    left join postings p on p.journal_id = g.journal_id and p.account_id = w.id
    where p.amount is distinct from g.amount`,
  'a rebate is paid for a valid bet once': `
    select r.user_id::text as example from player_totals t
    join (select user_id, sum(valid_bet) as paid, max(through) as through from vip_rebates group by user_id) r
      on r.user_id = t.user_id
    where r.paid <> r.through or r.through > t.valid_bet`,
  'the welcome float holds what it was fed, less the sets': `
    select a.balance::text as example from accounts a
    where a.owner is null and a.name = 'WELCOME'
      and a.balance <> (select coalesce(sum(fed), 0) from welcome_days) - (
        select coalesce(-sum(p.amount), 0) from postings p join journals j on j.id = p.journal_id
        where p.account_id = a.id and j.kind = 'promotion')`,
  'what held diamonds are worth is set aside, no more and no less': `
    select a.shard::text as example from accounts a
    left join (
      select owner % ${SHARDS} as shard, sum(balance) as diamonds from accounts where name = 'diamonds' group by 1
    ) d on d.shard = a.shard
    where a.owner is null and a.name = 'PROMO_DIAMOND'
      and a.balance <> coalesce(d.diamonds, 0) * ${DIAMOND_WORTH}`,
  'bets earn at most twenty chances a day': `
    select user_id || '/' || day as example from jackpot_earned where count > ${JACKPOT_MONEY.maxPerDay}`,
  'the rank is the sum of the draws': `
    select w.user_id::text as example from (select user_id, sum(total) as total from jackpot_weeks group by user_id) w
    full join (
      select user_id, sum(payout) as total from fair_rounds where game = 'lucky-jackpot' group by user_id
    ) d on d.user_id = w.user_id where coalesce(w.total, 0) <> coalesce(d.total, 0)`,
  "every message of a provider moved what it says, once, and a round's sums are those of its messages": `
    select t.provider || '/' || t.transaction_id as example from provider_transactions t
    join accounts w on w.owner = t.user_id and w.name = 'wallet'
    left join postings p on p.journal_id = t.journal_id and p.account_id = w.id
    where coalesce(p.amount, 0) <> case t.kind when 'debit' then -t.amount when 'credit' then t.amount
      when 'rollback' then coalesce(
        (select sum(d.amount) from provider_transactions d where d.provider = t.provider and d.undone_by = t.transaction_id), 0
      ) else 0 end
    union all
    select r.provider || '/' || r.round_id from provider_rounds r
    left join provider_transactions t on t.provider = r.provider and t.round_id = r.round_id
    group by r.provider, r.round_id
    having r.staked <> coalesce(sum(t.amount) filter (where t.kind = 'debit' and t.undone_by is null), 0)
        or r.won <> coalesce(sum(t.amount) filter (where t.kind = 'credit'), 0)`,
  'no fund was fed more or less than it is told': `
    select f.name as example from funds f
    join accounts a on a.owner is null and a.name = 'FUND_' || replace(upper(f.name), '-', '_')
    left join postings p on p.account_id = a.id
    left join journals j on j.id = p.journal_id and j.kind = 'feed'
    group by f.name, f.fed having f.fed <> coalesce(sum(p.amount) filter (where j.id is not null), 0)`,
  'a round of red versus blue paid what its payments and their journals say': `
    select r.round::text as example from pk_rounds r
    left join pk_payments p on p.round = r.round
    left join accounts a on a.owner = p.user_id and a.name = 'wallet'
    left join postings o on o.journal_id = p.journal_id and o.account_id = a.id
    group by r.round, r.paid
    having r.paid <> coalesce(sum(p.amount), 0) or r.paid <> coalesce(sum(o.amount), 0)`,
  "everybody's valid bet is the sum of the players'": `
    select b.total::text as example from (select sum(valid_bet) as total from house_bets) b,
      (select coalesce(sum(valid_bet), 0) as total from player_totals) p where b.total <> p.total`,
  "a player's rounds of a game are numbered without a gap": `
    select user_id || ' ' || game as example from fair_rounds group by user_id, game
    having count(*) <> max(nonce) + 1 or min(nonce) <> 0`,
  'every round commits to the seed of the next': `
    select id::text as example from (
      select r.id, r.next_seed_hash, coalesce(
        lead(r.seed) over (partition by r.user_id, r.game order by r.nonce),
        (select p.seed from fair_players p where p.user_id = r.user_id and p.game = r.game)
      ) as next_seed from fair_rounds r
    ) as chain where next_seed_hash is distinct from encode(sha256(convert_to(next_seed, 'UTF8')), 'hex')`,
  'every round belongs to a command': `
    select r.id::text as example from fair_rounds r
    left join commands c on c.user_id = r.user_id and c.client_txn_id = r.client_txn_id where c.user_id is null`,
};

/**
 * Verifies the ledger of any database: journals sum to zero, balances equal the sums of their postings, no player is
 * below zero, every round follows from its seed. Empty `faults` mean that all rules hold. Call it while nothing is
 * being booked, or inside one repeatable-read transaction.
 */
export async function verifyLedger(db: Queryable): Promise<LedgerReport> {
  const faults: LedgerFault[] = [];
  for (const [rule, sql] of Object.entries(RULES)) {
    const { rows } = await db.query<{ count: number; example: string | null }>(
      `select count(*) as count, min(example) as example from (${sql}) as broken`,
    );
    const found = rows[0];
    if (found && found.count > 0) faults.push({ rule, count: found.count, example: found.example ?? '' });
  }
  const rounds = await recomputeRounds(db);
  if (rounds.wrong.length > 0)
    faults.push({
      rule: 'every round follows from its seed',
      count: rounds.wrong.length,
      example: String(rounds.wrong[0]),
    });
  const { rows } = await db.query<{ journals: number; postings: number }>(
    'select (select count(*) from journals) as journals, (select count(*) from postings) as postings',
  );
  const { journals = 0, postings = 0 } = rows[0] ?? {};
  return { journals, postings, rounds: rounds.count, rules: Object.keys(RULES).length + 1, faults };
}

const AT_ONCE = 5_000;

interface RoundRow {
  id: number;
  seed: string;
  clientSeed: string;
  nonce: number;
  cursor: number;
  rulesVersion: string;
  outcome: Record<string, unknown>;
}

/** Recomputes every stored round from its seed. Returns the number of rounds and the ids of those that differ. */
async function recomputeRounds(db: Queryable): Promise<{ count: number; wrong: number[] }> {
  const wrong: number[] = [];
  let count = 0;
  for (let after = 0; ;) {
    const { rows } = await db.query<RoundRow>(
      `select id, seed, client_seed as "clientSeed", nonce, cursor, rules_version as "rulesVersion", outcome
       from fair_rounds where id > $1 order by id limit ${AT_ONCE}`,
      [after],
    );
    for (const row of rows) {
      if (!knowsRules(row.rulesVersion) || !isRight(row)) wrong.push(row.id);
      after = row.id;
    }
    count += rows.length;
    if (rows.length < AT_ONCE) return { count, wrong };
  }
}

/** Returns whether a stored round follows from its seed and used the recorded number of random numbers. */
function isRight(row: RoundRow): boolean {
  try {
    const { matches, numbers } = recomputeRound(row);
    return matches && numbers.length * 4 === row.cursor;
  } catch {
    // A round whose stored data are incomplete cannot be recomputed.
    return false;
  }
}
