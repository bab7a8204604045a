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
