-- Rounds of every game of chance (docs/rounds.md).

-- The seed of a player's next round in a game: secret until that round's answer reveals it.
create table fair_players (
  user_id bigint not null references users (id),
  game text not null,
  seed text not null,
  nonce bigint not null default 0,
  client_seed text not null,
  primary key (user_id, game)
) with (fillfactor = 80);

-- Every round with what recomputes it and what its scene shows again.
create table fair_rounds (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  game text not null,
  client_txn_id uuid not null,
  at bigint not null,
  -- Hundredths.
  stake bigint not null default 0 check (stake >= 0),
  payout bigint not null default 0 check (payout >= 0),
  -- What paid it; null when it paid nothing, or together with others of its command.
  journal_id bigint,
  seed text not null,
  client_seed text not null,
  nonce bigint not null,
  -- Bytes of the stream that the outcome used.
  cursor integer not null,
  rules_version text not null,
  next_seed_hash text not null,
  outcome jsonb not null
);
create index fair_rounds_of on fair_rounds (user_id, game, id desc);
-- One command may hold several rounds, ten cards in a row for one.
create unique index fair_rounds_by_nonce on fair_rounds (user_id, game, nonce);
create index fair_rounds_by_txn on fair_rounds (user_id, client_txn_id);
