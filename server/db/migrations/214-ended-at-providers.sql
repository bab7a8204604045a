-- When a provider of the transfer wallet has confirmed the end of a session, so that it takes no more bets of it
-- (docs/providers.md, The transfer wallet). Null while it has not. Sessions from before this column have expired there.
alter table provider_sessions add column end_confirmed_at bigint;
update provider_sessions set end_confirmed_at = ends_at where ends_at < (extract(epoch from clock_timestamp()) * 1000)::bigint;
create index provider_sessions_unconfirmed on provider_sessions (provider, ends_at)
  where end_confirmed_at is null and not is_fun;

-- Players whose rounds at a provider were open when their coins were last seen there: their wins still come home.
create table provider_open_rounds (
  user_id bigint not null references users (id),
  provider text not null,
  -- When the provider was last asked.
  asked_at bigint not null,
  primary key (user_id, provider)
);
