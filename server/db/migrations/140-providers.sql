-- Games of providers and what their messages have moved (docs/providers.md).

create table provider_sessions (
  id uuid primary key default gen_random_uuid(),
  provider text not null,
  token_hash bytea not null unique,
  user_id bigint not null references users (id),
  game_id integer not null,
  at bigint not null,
  -- Bets are taken until then.
  ends_at bigint not null
);
create index provider_sessions_of on provider_sessions (user_id, ends_at);

create table provider_rounds (
  provider text not null,
  round_id text not null,
  user_id bigint not null references users (id),
  game_id integer not null,
  at bigint not null,
  -- Hundredths: bets that stand, and wins.
  staked bigint not null default 0 check (staked >= 0),
  won bigint not null default 0 check (won >= 0),
  ended_at bigint,
  primary key (provider, round_id)
);
create index provider_rounds_open on provider_rounds (at) where ended_at is null;

create table provider_transactions (
  provider text not null,
  transaction_id text not null,
  kind text not null check (kind in ('debit', 'credit', 'rollback', 'endRound')),
  round_id text not null,
  -- As the message names it.
  user_id bigint not null,
  amount bigint not null default 0 check (amount >= 0),
  -- Of a debit: the rollback that has undone it. A debit without a body is a tombstone: undone before it came.
  undone_by text,
  journal_id bigint,
  body_hash bytea,
  -- As text, not jsonb: the answer given again is the same to the byte.
  answer json,
  at bigint not null,
  primary key (provider, transaction_id)
);
create index provider_transactions_of on provider_transactions (provider, round_id);
