import * as v from 'valibot';
import type { Database } from '../../server/db/database.ts';
import type { ChaosPlayer } from './player.ts';
import { startingCoinsOf } from './prepare.ts';

/** Wallet fields of an answer: the balance in hundredths, and the number of the wallet's postings so far. */
const balance = v.object({ coin: v.number(), coinVersion: v.number() });

/** Returns each difference between a player's answers and the database: commands, balances and totals. */
export async function compare(db: Database, player: ChaosPlayer, granted: number): Promise<string[]> {
  return [
    ...(await compareCommands(db, player)),
    ...(await compareBalances(db, player)),
    ...(await compareSums(db, player, granted)),
  ];
}

async function compareCommands(db: Database, player: ChaosPlayer): Promise<string[]> {
  const faults: string[] = [];
  const { rows } = await db.query<{ id: string; name: string; effects: number; due: number }>(
    `select client_txn_id as id, name, ${EFFECTS} as effects, ${DUE} as due from commands c where user_id = $1`,
    [player.userId],
  );
  const stored = new Set(rows.map(({ id }) => id));
  const deals = rows.filter(({ name }) => DEALS.has(name)).length;
  if (deals > (player.hand.hasTable ? 1 : 0)) faults.push(`${deals} tables were dealt`);
  for (const id of player.answers.keys())
    if (!stored.has(id)) faults.push(`the answered command ${id} is gone`);
  for (const { id, name, effects, due } of rows) {
    if (player.refused.has(id)) faults.push(`${name} ${id} was refused and yet is booked`);
    else if (!DEALS.has(name) && !player.answers.has(id) && id !== player.unanswered?.id)
      faults.push(`nobody asked for ${name} ${id}`);
    if (effects !== due) faults.push(`${name} ${id} was carried out ${effects} times, not ${due}`);
  }
  return faults;
}

/** Commands whose id the server chooses: a coin pusher's table is dealt once, however often the player requests it. */
const DEALS = new Set(['coinPusherDeal']);

const of = (table: string): string =>
  `(select count(*) from ${table} t where t.user_id = c.user_id and t.client_txn_id = c.client_txn_id)`;
/** SQL for the number of times that a command's effect is stored in the database. */
const EFFECTS = `${of('fair_rounds')}
  + (select count(*) from goods_orders g where g.user_id = c.user_id and g.id::text = c.answer ->> 'orderId')
  + (select count(*) from sign_ins s where s.user_id = c.user_id and c.name = 'loginBonus3UserReceive')
  + (select count(*) from task_awards k where k.user_id = c.user_id and c.name = 'receiveTaskAward')
  + (select count(*) from bankrupt_gifts b where b.user_id = c.user_id and c.name = 'receiveBankruptGiftAward')
  + (select count(case c.name when 'rechargeSignIn' then s.journal_id
      when 'upgradeRechargeSignAward' then s.upgrade_journal_id end)
    from recharge_signs s where s.user_id = c.user_id)
  + (select count(*) from vip_awards w where w.user_id = c.user_id and w.kind = case c.name
    when 'receiveVipBonusUser' then 'gift' when 'appVipUserReceiveDaily' then 'daily'
    when 'receiveVipTaskAndBonus' then 'weekly' end)
  + (select count(*) from vip_rebates r where r.user_id = c.user_id and c.name = 'betBonusReceive' and r.at = c.at)`;
/**
 * SQL for the number of times that the effect should be stored: once per scratch card, never for commands that only
 * `compareSums` checks, else once.
 */
const DUE = `case when name = 'scratchCardLottery' then json_array_length(answer -> 'list')
  when name in ('diamondExchangeScratchcard', 'diamondExchangeCoin', 'receiveAddupAwardById') then 0 else 1 end`;

async function compareBalances(db: Database, player: ChaosPlayer): Promise<string[]> {
  const { rows } = await db.query<{ after: number }>(
    `select p.balance_after as after from postings p join accounts a on a.id = p.account_id
     where a.owner = $1 and a.name = 'wallet' order by p.journal_id`,
    [player.userId],
  );
  return [...player.answers.values()].flatMap(({ sent, answer }) => {
    const { coin, coinVersion } = v.parse(balance, answer);
    const held = rows[coinVersion - 1]?.after;
    return held === coin
      ? []
      : [`${sent.label} ${sent.id} told ${coin} at version ${coinVersion}, where ${held} is booked`];
  });
}

/** Commands whose answer has the payout, in hundredths, in the field `amount`. */
const AWARDS = [
  'receiveAddupAwardById',
  'receiveBankruptGiftAward',
  'receiveVipBonusUser',
  'appVipUserReceiveDaily',
  'receiveVipTaskAndBonus',
  'betBonusReceive',
];

interface Sums {
  readonly coin: number;
  readonly due: number;
  readonly chances: number;
  readonly earned: number;
  readonly draws: number;
  readonly orders: number;
  readonly ordered: number;
}

/** Compares a player's coins, chances and orders with the totals computed from outcomes instead of the ledger. */
async function compareSums(db: Database, player: ChaosPlayer, granted: number): Promise<string[]> {
  const { userId } = player;
  const { rows } = await db.query<Sums>(
    `select a.balance as coin,
       $2::bigint
         + (select coalesce(sum(payout - stake), 0)::bigint from fair_rounds where user_id = $1)
         + (select coalesce(sum((answer ->> 'coins')::bigint), 0)::bigint from commands
            where user_id = $1 and name = 'diamondExchangeCoin')
         + (select coalesce(sum((answer ->> 'amount')::bigint), 0)::bigint from commands
            where user_id = $1 and name = any ($3)) as due,
       (select count(*) from jackpot_chances where user_id = $1) as chances,
       (select coalesce(sum(count), 0)::bigint from jackpot_earned where user_id = $1) as earned,
       (select count(*) from fair_rounds where user_id = $1 and game = 'lucky-jackpot') as draws,
       (select count(*) from goods_orders where user_id = $1) as orders,
       (select count(*) from commands where user_id = $1 and name = 'diamondExchangeGoods') as ordered
     from accounts a where a.owner = $1 and a.name = 'wallet'`,
    [userId, startingCoinsOf(player), AWARDS],
  );
  const sums = rows[0];
  if (!sums) return [`player ${userId} has no wallet`];
  const faults: string[] = [];
  if (sums.coin !== sums.due) faults.push(`player ${userId} has ${sums.coin}, and ${sums.due} is due`);
  if (sums.chances !== granted + sums.earned - sums.draws)
    faults.push(`player ${userId} has ${sums.chances} chances left after ${sums.draws} draws`);
  if (sums.orders !== sums.ordered)
    faults.push(`player ${userId} has ${sums.orders} orders of ${sums.ordered}`);
  return faults;
}
