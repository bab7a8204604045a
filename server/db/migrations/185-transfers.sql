-- Coins that players have in purses of providers (docs/providers.md, The transfer wallet). They lie on an account of the
-- player, 'away:<provider>', from before they are sent until after they have come home.

create table provider_transfers (
  id uuid primary key,
  provider text not null,
  user_id bigint not null references users (id),
  direction text not null check (direction in ('out', 'home')),
  -- pending: sent, or about to be. unknown: nobody has answered. Both are resolved by asking the provider.
  state text not null default 'pending' check (state in ('pending', 'unknown', 'done', 'failed')),
  at bigint not null,
  resolved_at bigint,
  -- Hundredths: what has moved. Of a way home it is known with the answer.
  amount bigint check (amount >= 0),
  -- Of a way home: what was away before it, and what was played with it.
  sent bigint,
  staked bigint,
  won bigint,
  -- Why it failed, as the provider says.
  reason text,
  check (direction = 'home' or amount > 0),
  check (direction = 'out' or state <> 'done' or amount = sent - staked + won)
);
-- One at a time between a player and a provider.
create unique index provider_transfers_open on provider_transfers (user_id, provider) where state in ('pending', 'unknown');
create index provider_transfers_unresolved on provider_transfers (at) where state in ('pending', 'unknown');
create index provider_transfers_of on provider_transfers (user_id, provider, at desc);
create index accounts_away on accounts (id) where name like 'away:%' and balance > 0;
