import pg from 'pg';
import { RewardId } from '../../contract/reward-ids.ts';
import { JACKPOT_MONEY } from '../../fair/jackpot.ts';
import { manilaDay, manilaWeekStart } from '../clock.ts';
import { SHARDS } from '../ledger/wallet.ts';

/** Options of bulk players: many generated players, all with a history. */
export interface BulkPlayersOptions {
  /** Number of players; a multiple of 16, so that every shard of the house accounts has equally many. */
  readonly players: number;
  /** Current time, ms since 1970; the players' history is before it. */
  readonly now: number;
  /** Receives lines that say what was created and how long it took. */
  readonly log?: (line: string) => void;
}

/** What was inserted: the players' ids and the number of postings. */
export interface BulkPlayers {
  /**
   * Id of the first player; the ids are consecutive. The first player plays as much as thousands of others together.
   */
  readonly firstId: number;
  readonly players: number;
  readonly postings: number;
}

/** History of every player's wallet, in order: 25 journals of two postings each. */
const TURNS = [
  { kind: 'deposit', house: 'PSP_CLEARING', account: 1, amount: 100_000 },
  { kind: 'promotion', house: 'DIAMOND_ISSUE', account: 3, amount: 2_000 },
  ...Array.from({ length: 23 }, (_, index) => ({
    kind: index % 2 === 0 ? 'bet' : 'win',
    house: 'HOUSE',
    account: 1,
    amount: index % 2 === 0 ? -100 : 100,
  })),
] as const;
const DAY = 86_400_000;
const ROUNDS = ['lucky-jackpot', 'lucky-jackpot', 'lucky-jackpot', 'scratch-card', 'daily-spin'] as const;

/**
 * Fills an empty, migrated database with many players, table by table in SQL: sessions, accounts, balanced journals,
 * rounds with their commands, chances, wins, weeks and everything else that grows with players. A million players are
 * fifty million postings and 16 GB. Needs a superuser, because foreign keys are not checked.
 */
export async function insertBulkPlayers(
  url: string,
  { players, now, log = () => {} }: BulkPlayersOptions,
): Promise<BulkPlayers> {
  if (players % SHARDS !== 0) throw new RangeError(`${players} players are not a multiple of ${SHARDS}`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set session_replication_role = 'replica'");
    await client.query("set maintenance_work_mem = '512MB'");
    const { rows } = await client.query<{ user: string; account: string; journal: string }>(
      `select greatest(100001, (select coalesce(max(id), 0) + 1 from users)) as user,
         (select coalesce(max(id), 0) from accounts) as account, (select coalesce(max(id), 0) from journals) as journal`,
    );
    const base: Base = {
      players,
      now,
      firstId: Number(rows[0]?.user),
      account: Number(rows[0]?.account),
      journal: Number(rows[0]?.journal),
    };
    const steps = stepsFor(base);
    const indexes = await dropIndexes(client);
    for (const [name, sql] of [...steps, ...indexes, ['statistics', 'vacuum (analyze)']] as const) {
      const started = performance.now();
      await client.query(sql);
      log(`${name} (${((performance.now() - started) / 1_000).toFixed(1)} s)`);
    }
    const count = await client.query<{ count: string }>('select count(*) as count from postings');
    return { firstId: base.firstId, players, postings: Number(count.rows[0]?.count) };
  } finally {
    await client.end();
  }
}

interface Base {
  readonly players: number;
  readonly now: number;
  readonly firstId: number;
  /** Highest ids of accounts and journals that exist before the players. */
  readonly account: number;
  readonly journal: number;
}
type Step = readonly [name: string, sql: string];

/**
 * Drops indexes and returns the step that creates them again: building a whole index is many times faster than growing
 * it.
 */
async function dropIndexes(client: pg.Client): Promise<Step[]> {
  const { rows } = await client.query<{ index: string; table: string; sql: string; is_constraint: boolean }>(
    `select i.indexrelid::regclass::text as index, i.indrelid::regclass::text as table, c.oid is not null as is_constraint,
       case when c.oid is null then pg_get_indexdef(i.indexrelid)
         else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname, pg_get_constraintdef(c.oid))
       end as sql
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
     where i.indrelid in ('postings'::regclass, 'fair_rounds'::regclass, 'commands'::regclass, 'jackpot_weeks'::regclass)`,
  );
  for (const { index, table, is_constraint } of rows)
    await client.query(
      is_constraint ? `alter table ${table} drop constraint ${index}` : `drop index ${index}`,
    );
  return rows.map(({ index, sql }) => [`index ${index}`, sql]);
}

/**
 * Returns all SQL steps, in an order in which rows are created after the rows they refer to. Splitting the list would
 * hide that order.
 */
function stepsFor(base: Base): Step[] {
  const { players, now, firstId, account, journal } = base;
  const last = players - 1;
  /** One row per player; n counts from 0. */
  const all = `generate_series(0::bigint, ${last}) as n`;
  const some = (share: number): string => `generate_series(0::bigint, ${last}, ${share}) as n`;
  const user = `${firstId} + n`;
  const day = manilaDay(now);
  const week = manilaWeekStart(now);
  return [
    [
      'players',
      `insert into users (id, account, nickname, avatar, invite_code, birth_date, declared_at, registered_at)
       overriding system value
       select ${user}, 'bulk' || n, 'Bulk ' || n, 'cat', 'C' || lpad(n::text, 7, '0'), '1990-01-01', 0, ${now - 400 * DAY}
       from ${all}`,
    ],
    [
      'accounts',
      `insert into accounts (id, name, currency, owner, balance, version) overriding system value
       select ${account} + 3 * n + place, name, currency, ${user}, balance, version
       from ${all}, (values ${playerAccounts()}) as own (place, name, currency, balance, version)`,
    ],
    ...TURNS.map((_, turn): Step => [
      `journals and postings ${turn + 1} of ${TURNS.length}`,
      turnStep(base, turn),
    ]),
    ['balances of the house', houseStep(players)],
    ['one who plays much', busiestPlayerStep(base)],
    [
      'counters',
      ['users', 'accounts', 'journals']
        .map((table) => `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`)
        .join(';'),
    ],
    ...ROUNDS.map((_, place): Step => [`rounds ${place + 1} of ${ROUNDS.length}`, roundStep(base, place)]),
    [
      'seeds to come',
      `insert into fair_players (user_id, game, seed, nonce, client_seed)
       select ${user}, game, md5('s' || n || game) || md5(game || n), 1000000, 'bulk'
       from ${all}, unnest(array['lucky-jackpot', 'slotshack']) as game`,
    ],
    [
      'sums',
      `insert into player_totals (user_id, bet, valid_bet, recharge) select ${user}, 1200, 1200, 30000 from ${all};
       insert into player_days (user_id, day, staked, valid_bet, deposited)
       select ${user}, ${day} - ago, 500000, 500000, 10000 from ${all}, generate_series(0, 2) as ago;
       insert into player_props (user_id, prop_id, count) select ${user}, ${RewardId.depositCoupon2}, 1 from ${all};
       insert into scratch_players (user_id, played) select ${user}, 1 from ${all};
       insert into jackpot_earned (user_id, day, count) select ${user}, ${day}, 20 from ${all}`,
    ],
    [
      'chances',
      `insert into jackpot_chances (user_id, source, day, at, expires_at)
       select ${user}, 'world', ${day}, ${now}, ${now + 20 * DAY} + n from ${all}, generate_series(1, 2);
       insert into jackpot_chances (user_id, source, day, at, expires_at)
       select ${user}, 'world', ${day - 40}, ${now - 40 * DAY}, ${now} - n from ${some(50)};
       select ledger_post('chance', ${now}, 'world', null,
         array[house_account('HOUSE', shard::integer), house_account('PROMO_JACKPOT', shard::integer)],
         array[-count * ${JACKPOT_MONEY.budget}, count * ${JACKPOT_MONEY.budget}])
       from (select user_id % ${SHARDS} as shard, count(*) as count from jackpot_chances group by 1) c`,
    ],
    [
      'weeks and wins',
      `insert into jackpot_weeks (week, user_id, total, reached_at)
       select ${week} - w * ${7 * DAY}, ${user}, 100 * (1 + n * 7919 % 40), ${week} - w * ${7 * DAY} + n * 31 % ${DAY}
       from ${some(2)}, generate_series(0, 1) as w;
       insert into wins (user_id, at, kind, tier, journal_id, amount)
       select ${user}, ${now - 90 * DAY} + n, 'jackpot', 'mini', ${journal + 1} + n, 25000
       from generate_series(0::bigint, ${Math.min(last, 200)}) as n;
       insert into wins (user_id, at, kind, game_id, journal_id, amount)
       select ${user}, ${now - DAY} + n * ${DAY} / ${players}, 'game', 1001, ${journal + 1 + players} + n, 5000 from ${all}`,
    ],
    [
      'sessions and devices',
      `insert into sessions (token_hash, user_id, created_at, renewed_at, seen_at, expires_at)
       select sha256(convert_to('bulk' || n, 'UTF8')), ${user}, ${now - DAY}, ${now - DAY}, ${now - DAY}, ${now + DAY} from ${all};
       insert into devices (os, model, info, url_params, country, currency, language, user_id, first_seen_at, seen_at)
       select 'Android', 'phone', '', '', 'PH', 'PHP', 'en', ${user}, ${now - DAY}, ${now - DAY} from ${all};
       insert into sms_codes (mobile, purpose, code_hash, salt, ip, sent_at, expires_at)
       select '+639' || lpad(n::text, 9, '0'), 'login', '\\x00', '\\x00', '10.0.0.1'::inet + n, ${now - 3 * DAY} + n * ${3 * DAY} / ${players}, ${now}
       from ${some(4)};
       insert into sms_outbox (mobile, text, at)
       select '+639' || lpad(n::text, 9, '0'), '123456', ${now - 3 * DAY} + n * ${3 * DAY} / ${players} from ${some(4)};
       insert into client_events (name, at, received_at, user_id, props)
       select 'page', ${now}, ${now - 31 * DAY} + n * ${31 * DAY} / ${players}, ${user}, '{}' from ${all}`,
    ],
    [
      'goods and rains',
      `insert into player_addresses (user_id, version, at, name, mobile, region, province, city, barangay, street, zip)
       select ${user}, 1, ${now}, 'Bulk', '+639170000000', 'NCR', 'Metro Manila', 'Manila', 'Ermita', 'Street 1', '1000'
       from ${some(4)};
       insert into goods_orders (user_id, goods_id, price, address_id, at, state_at, journal_id)
       select user_id, 1, 1500, id, ${now}, ${now}, 1 from player_addresses;
       insert into red_packet_rains (id, starts_at, ends_at, pool, packets, left_amount, left_packets)
       values ('bulk', ${now - 2 * DAY}, ${now - 2 * DAY + 60_000}, 1, 1, 0, 0);
       insert into red_packets (rain_id, user_id, amount) select 'bulk', ${user}, 100 from ${some(2)}`,
    ],
  ];
}

/** Returns the SQL that creates each player's accounts (wallet, hold and diamonds) with their final balances. */
function playerAccounts(): string {
  const own = (place: number) => TURNS.filter((turn) => turn.account === place);
  const sum = (place: number) => own(place).reduce((total, { amount }) => total + amount, 0);
  return [
    [1, 'wallet', 'coin'],
    [2, 'hold', 'coin'],
    [3, 'diamonds', 'diamond'],
  ]
    .map(
      ([place, name, currency]) =>
        `(${place}, '${name}', '${currency}', ${sum(Number(place))}, ${own(Number(place)).length})`,
    )
    .join(', ');
}

/**
 * Returns the SQL of one journal for every player. All players do the same, so each balance follows from the player's
 * number without summing.
 */
function turnStep({ players, now, firstId, account, journal }: Base, turn: number): string {
  const { kind, house, account: place, amount } = TURNS[turn] ?? TURNS[0];
  const before = (same: (other: (typeof TURNS)[number]) => boolean): number =>
    TURNS.slice(0, turn)
      .filter(same)
      .reduce((sum, other) => sum + other.amount, 0);
  const own = before((other) => other.account === place) + amount;
  const ofHouse = before((other) => other.house === house);
  const all = `generate_series(0::bigint, ${players - 1}) as n`;
  const id = `${journal + turn * players + 1} + n`;
  const length = DAY / 2;
  const start = now - (TURNS.length - turn) * length;
  return `insert into journals (id, kind, at, text) overriding system value
    select ${id}, '${kind}', ${start} + n * ${length} / ${players}, 'Slot Shack' from ${all};
    insert into postings (journal_id, account_id, amount, balance_after)
    select ${id}, leg.account, leg.amount, leg.balance
    from ${all}
    join (select id, shard, balance from accounts where owner is null and name = '${house}' order by shard) h
      on h.shard = (${firstId} + n) % ${SHARDS}
    cross join lateral (values
      (${account} + 3 * n + ${place}, ${amount}, ${own}),
      (h.id, ${-amount}, h.balance - ${ofHouse} * ${players / SHARDS} - ${amount} * (n / ${SHARDS} + 1))
    ) as leg (account, amount, balance)`;
}

function houseStep(players: number): string {
  return [...new Set(TURNS.map(({ house }) => house))]
    .map((house) => {
      const turns = TURNS.filter((turn) => turn.house === house);
      const sum = turns.reduce((total, { amount }) => total + amount, 0);
      const each = players / SHARDS;
      return `update accounts set balance = balance - ${sum * each}, version = version + ${turns.length * each}
        where owner is null and name = '${house}'`;
    })
    .join(';');
}

/** Returns the SQL of further bets and wins of the first player, 100 each. */
function busiestPlayerStep({ players, now, firstId, account, journal }: Base): string {
  const more = Math.floor(players / 10) * 2;
  const first = journal + TURNS.length * players + 1;
  return `create temp table keen as
      select a.id, a.balance, case when a.owner is null then 1 else -1 end as sign from accounts a
      where a.id = ${account + 1} or a.owner is null and a.name = 'HOUSE' and a.shard = ${firstId % SHARDS};
    insert into journals (id, kind, at, text) overriding system value
    select ${first} + k, case k % 2 when 0 then 'bet' else 'win' end, ${now - DAY} + k * ${DAY} / ${more}, 'Slot Shack'
    from generate_series(0::bigint, ${more - 1}) as k;
    insert into postings (journal_id, account_id, amount, balance_after)
    select ${first} + k, id, sign * 100 * (1 - 2 * (k % 2)), balance + sign * 100 * (1 - k % 2)
    from generate_series(0::bigint, ${more - 1}) as k, keen;
    update accounts a set version = a.version + ${more} from keen where keen.id = a.id;
    ${roundsSql({ ids: `generate_series(0::bigint, ${more / 2 - 1}) as n`, user: String(firstId), game: 'lucky-jackpot', nonce: '1000 + n', at: `${now - DAY} + n` })}`;
}

function roundStep({ players, now, firstId }: Base, place: number): string {
  const game = ROUNDS[place] ?? 'lucky-jackpot';
  return roundsSql({
    ids: `generate_series(0::bigint, ${players - 1}) as n`,
    user: `${firstId} + n`,
    game,
    nonce: String(place),
    at: `${now - (10 - place) * DAY} + n * ${DAY} / ${players}`,
  });
}

const OUTCOMES: Readonly<Record<(typeof ROUNDS)[number], string>> = {
  'lucky-jackpot': '{"cell":0,"propId":2001,"count":100,"bonus":0}',
  'scratch-card': '{"face":[1,1,1,2,2,3,3,4,4]}',
  'daily-spin': '{"sector":1,"amount":100}',
};

/** Returns the SQL that creates rounds and their commands. */
function roundsSql(rounds: {
  ids: string;
  user: string;
  game: (typeof ROUNDS)[number];
  nonce: string;
  at: string;
}): string {
  const { ids, user, game, nonce, at } = rounds;
  const txn = `md5('${game}' || (${user}) || '/' || (${nonce}))`;
  return `insert into fair_rounds (
      user_id, game, client_txn_id, at, payout, seed, client_seed, nonce, cursor, rules_version, next_seed_hash, outcome
    )
    select ${user}, '${game}', ${txn}::uuid, ${at}, case n % 3 when 0 then 1000 else 0 end, ${txn} || ${txn}, 'bulk', ${nonce},
      8, '1', ${txn} || ${txn}, '${OUTCOMES[game]}' from ${ids};
    insert into commands (user_id, client_txn_id, name, body_hash, answer, at)
    select ${user}, ${txn}::uuid, 'receiveDrawChance', sha256('\\x00'),
      '{"cell":0,"propId":2001,"count":100,"bonus":0,"coin":100000,"coinVersion":10,"proof":{"seed":"","clientSeed":"bulk"}}', ${at}
    from ${ids}`;
}
