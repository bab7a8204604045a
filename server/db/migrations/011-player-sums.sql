-- Sums that follow from what the ledger has booked for a player, and real wins.

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

-- Vouchers and cards a player holds: coupon and scratch card ids (docs/product-rules.md, Rewards).
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
  -- What paid it.
  journal_id bigint not null unique,
  amount bigint not null
);
create index wins_newest on wins (at desc, id desc);
