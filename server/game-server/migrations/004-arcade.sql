-- The second brand, whose players' coins lie here while they play (docs/providers.md, The transfer wallet).

create table arcade_purses (
  player_id bigint primary key,
  balance bigint not null default 0 check (balance >= 0)
);

-- What was staked and won in each game since the last withdrawal.
create table arcade_played (
  player_id bigint not null references arcade_purses (player_id),
  game_id integer not null,
  staked bigint not null default 0 check (staked >= 0),
  won bigint not null default 0 check (won >= 0),
  primary key (player_id, game_id)
);

-- What rounds have moved, so that nothing moves twice.
create table arcade_moves (
  transaction_id text primary key,
  player_id bigint not null references arcade_purses (player_id),
  amount bigint not null
);

-- Transfers of the lobby's server, at most once each. One without a body was asked for before it came: it is never done.
create table arcade_transfers (
  id uuid primary key,
  player_id bigint not null,
  body_hash bytea,
  -- As text, not jsonb: told again to the byte.
  answer json
);

alter table rounds add column is_arcade boolean not null default false;
