-- Rounds that all who have a game open share (docs/providers.md, Shared rounds).

-- The chain of hashes that a game's rounds follow. Its anchor is published; a salt is named after it.
create table chains (
  id integer generated always as identity primary key,
  kind text not null,
  length bigint not null,
  anchor text not null,
  -- Null until it is known; no round begins before.
  salt text
);

-- Every thousandth hash of a chain, and the last. Secret.
create table chain_hashes (
  chain_id integer not null references chains (id),
  number bigint not null,
  hash text not null,
  primary key (chain_id, number)
);

create table shared_rounds (
  chain_id integer not null references chains (id),
  number bigint not null,
  phase text not null check (phase in ('betting', 'running', 'result')),
  -- Bets close here; the run began there.
  closes_at bigint not null,
  starts_at bigint,
  -- What the round is worked out from, and how it ended: stored with its end.
  hash text,
  outcome json,
  primary key (chain_id, number),
  check ((phase = 'result') = (hash is not null and outcome is not null))
);
create index shared_rounds_unfinished on shared_rounds (chain_id) where phase <> 'result';

-- A bet in a shared round: open while it is in it. Its seed is that of all who are in it, and known after the end.
alter table rounds add column chain_id integer;
alter table rounds add column chain_number bigint;
-- Whole ms of the run at which the player asked to get off.
alter table rounds add column left_at bigint;
-- How others see the player.
alter table rounds add column shown_name text;
alter table rounds add foreign key (chain_id, chain_number) references shared_rounds (chain_id, number);
alter table rounds drop constraint rounds_check;
alter table rounds add check (state in ('asking', 'undoing', 'undone') or seed is not null or chain_id is not null);
create index rounds_of_shared on rounds (chain_id, chain_number) where chain_id is not null;
drop index rounds_of_seed;
create unique index rounds_of_seed on rounds (seed) where chain_id is null;
