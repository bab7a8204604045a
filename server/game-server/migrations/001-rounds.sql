-- The book of the house studio, in a schema of its own (docs/providers.md, Our own studio). Amounts in hundredths,
-- instants in milliseconds since 1970. An owner is a player of coins or a session of fun.

-- The seed of the next round of each owner in each game. Secret.
create table seeds (
  owner text not null,
  game_id integer not null,
  seed text not null,
  client_seed text not null,
  nonce bigint not null default 0,
  primary key (owner, game_id)
);

create table rounds (
  id uuid primary key,
  owner text not null,
  game_id integer not null,
  kind text not null,
  is_steps boolean not null,
  -- Whose coins; null for fun coins.
  player_id bigint,
  session_id uuid not null,
  at bigint not null,
  stake bigint not null check (stake > 0),
  choice json not null,
  -- asking: the bet was asked for, nothing is drawn. open: the player takes steps. paying: decided, and the purse is told.
  -- returning: void, the stake goes back. undoing: nobody knows whether the bet was taken, so it is taken back.
  -- done, and undone: as if it had never been.
  state text not null check (state in ('asking', 'open', 'paying', 'returning', 'undoing', 'done', 'undone')),
  -- How often the bet was asked for.
  asked integer not null default 0,
  -- What decided it: there once the bet was taken.
  seed text,
  client_seed text,
  nonce bigint,
  rules text,
  -- What was drawn, or the layout of the steps.
  outcome json,
  -- A step game's round as its player may see it.
  steps json,
  multiplier bigint not null default 0,
  payout bigint not null default 0 check (payout >= 0),
  -- The owner's balance as the purse told it last.
  balance bigint,
  check (state in ('asking', 'undoing', 'undone') or seed is not null)
);
create unique index rounds_open on rounds (owner, game_id) where is_steps and state in ('asking', 'open');
create index rounds_unfinished on rounds (at) where state in ('asking', 'open', 'paying', 'returning', 'undoing');
create index rounds_of on rounds (owner, game_id, at desc, id desc) where state = 'done';
create unique index rounds_of_seed on rounds (seed);

-- What was asked, at most once. Forgotten with a bet that was not taken, so that it may be asked again.
create table asked_calls (
  owner text not null,
  client_txn_id uuid not null,
  body_hash bytea not null,
  round_id uuid not null references rounds (id) deferrable initially deferred,
  -- As text, not jsonb: told again to the byte.
  answer json,
  primary key (owner, client_txn_id)
);
create index asked_calls_of_round on asked_calls (round_id);

create table fun_purses (
  session_id uuid primary key,
  at bigint not null,
  balance bigint not null check (balance >= 0)
);

-- What has moved in a purse, so that nothing moves twice.
create table fun_moves (
  session_id uuid not null references fun_purses (session_id) on delete cascade,
  transaction_id text not null,
  amount bigint not null,
  primary key (session_id, transaction_id)
);
