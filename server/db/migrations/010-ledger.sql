-- The ledger: double entry in integer hundredths (coins) or pieces (diamonds).
-- Nothing but ledger_post() writes a balance; journals and postings are never changed or deleted.

create table accounts (
  id bigint generated always as identity primary key,
  -- 'wallet', 'hold' or 'diamonds' for a player; 'HOUSE', 'PROMO_JACKPOT', 'POOL_MEGA' ... for the house.
  name text not null,
  currency text not null default 'coin' check (currency in ('coin', 'diamond')),
  owner bigint references users (id),
  -- House accounts are split over shards, so that one hot row does not serialise everybody.
  shard smallint not null default 0,
  balance bigint not null default 0,
  -- One more with every posting: of two balances the higher version is the newer.
  version bigint not null default 0,
  constraint player_balance_not_negative check (owner is null or balance >= 0),
  unique nulls not distinct (owner, name, shard)
) with (fillfactor = 70);

create table journals (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Milliseconds since 1970, by the server's clock.
  at bigint not null,
  text text not null default '',
  meta jsonb
);

-- No foreign keys: ledger_post() alone writes here, with the account locked and the journal just made, and checking
-- both again for every posting cost a third of a draw. The ledger's proof looks for strays instead.
create table postings (
  journal_id bigint not null,
  account_id bigint not null,
  amount bigint not null,
  balance_after bigint not null,
  primary key (account_id, journal_id)
);

create index postings_by_journal on postings (journal_id);

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: correct with a new journal';
end $$;

create trigger journals_append_only before update or delete or truncate on journals
  for each statement execute function ledger_is_append_only();
create trigger postings_append_only before update or delete or truncate on postings
  for each statement execute function ledger_is_append_only();

-- Writes one journal. Legs on the same account are added up; each currency must sum to zero.
-- Rows are locked in the order of their ids, so that journals never wait for each other in a circle; and before the
-- journal takes its id, so that on every account the order of ids is the order of balances.
create function ledger_post(
  p_kind text, p_at bigint, p_text text, p_meta jsonb, p_accounts bigint[], p_amounts bigint[]
) returns bigint language plpgsql as $$
declare
  v_journal bigint;
  v_known boolean;
  v_coins numeric;
  v_diamonds numeric;
begin
  with locked as materialized (
    select id, currency from accounts where id = any (p_accounts) order by id for no key update
  )
  select bool_and(locked.id is not null and leg.amount is not null),
         coalesce(sum(leg.amount) filter (where locked.currency = 'coin'), 0),
         coalesce(sum(leg.amount) filter (where locked.currency = 'diamond'), 0)
  into v_known, v_coins, v_diamonds
  from unnest(p_accounts, p_amounts) as leg (account, amount) left join locked on locked.id = leg.account;
  if v_known is not true then
    raise exception 'journal % names an account that does not exist', p_kind;
  end if;
  if v_coins <> 0 or v_diamonds <> 0 then
    raise exception 'journal % does not sum to zero', p_kind;
  end if;
  with journal as (
    insert into journals (kind, at, text, meta) values (p_kind, p_at, p_text, p_meta) returning id
  ), legs as (
    select account, sum(amount)::bigint as amount
    from unnest(p_accounts, p_amounts) as leg (account, amount) group by account having sum(amount) <> 0
  ), moved as (
    update accounts a set balance = a.balance + legs.amount, version = a.version + 1
    from legs where a.id = legs.account
    returning a.id as account, legs.amount, a.balance
  ), posted as (
    insert into postings (journal_id, account_id, amount, balance_after)
    select journal.id, account, amount, balance from journal, moved
  )
  select id into v_journal from journal;
  return v_journal;
end $$;

-- The id of a house account's shard; shards are made by the migration that names the account.
create function house_account(p_name text, p_shard integer) returns bigint
  language sql stable as $$
    select id from accounts where owner is null and name = p_name and shard = p_shard
  $$;

-- Ids follow this order, so that whoever locks a house account before a player's never meets the other way round.
insert into accounts (name, currency, shard)
select name, currency, shard
from (values
  (1, 'HOUSE', 'coin'),             -- what the house has won and lost
  (2, 'PSP_CLEARING', 'coin'),      -- money that entered or left through payment providers
  (3, 'HOUSE_LOAN', 'coin'),        -- what the house has lent to the jackpot reserve
  (4, 'DIAMOND_ISSUE', 'diamond')   -- diamonds given out, negative
) as house (place, name, currency), generate_series(0, 15) as shard
order by place, shard;

-- Commands that move coins: at most once for a player's clientTxnId.
create table commands (
  user_id bigint not null references users (id),
  client_txn_id uuid not null,
  name text not null,
  body_hash bytea not null,
  -- As text, not jsonb: the answer given again is the same to the byte.
  answer json,
  at bigint not null,
  primary key (user_id, client_txn_id)
);

-- Coins set aside: posted to their destination, voided back to the wallet, or expired.
create table holds (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users (id),
  amount bigint not null check (amount > 0),
  reason text not null,
  state text not null default 'open' check (state in ('open', 'posted', 'voided', 'expired')),
  at bigint not null,
  expires_at bigint not null,
  opened_by bigint not null references journals (id),
  closed_by bigint references journals (id)
);
create index holds_open on holds (expires_at) where state = 'open';

-- What a player did on a Manila day (days since 1970-01-01 there); chances, salaries and limits read it.
create table player_days (
  user_id bigint not null references users (id),
  day integer not null,
  staked bigint not null default 0,
  won bigint not null default 0,
  valid_bet bigint not null default 0,
  deposited bigint not null default 0,
  primary key (user_id, day)
) with (fillfactor = 80);

-- Lifetime sums of a player.
create table player_totals (
  user_id bigint primary key references users (id),
  bet bigint not null default 0,
  valid_bet bigint not null default 0,
  recharge bigint not null default 0,
  exchange bigint not null default 0
) with (fillfactor = 80);

-- Vouchers and cards a player holds: coupon and scratch card ids of house rules 4.
create table player_props (
  user_id bigint not null references users (id),
  prop_id integer not null,
  count bigint not null check (count >= 0),
  primary key (user_id, prop_id)
);

-- Real wins for the winners ticker, newest first.
create table wins (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  at bigint not null,
  kind text not null check (kind in ('jackpot', 'draw', 'game')),
  tier text,
  game_id integer,
  draw_id bigint unique,
  amount bigint not null
);
create index wins_newest on wins (at desc, id desc);
