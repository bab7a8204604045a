-- Sessions that the lobby's server has ended (docs/providers.md, The transfer wallet): the second brand takes no bet of them.
create table ended_sessions (
  session_id uuid primary key,
  -- When it was ended, ms since 1970.
  at bigint not null
);
create index ended_sessions_at on ended_sessions (at);
-- Rounds of the second brand whose win may still come.
create index rounds_open_arcade on rounds (player_id) where is_arcade and state not in ('done', 'undone');
