-- Opening a game of the hall (docs/providers.md, Our own studio).

-- The login that opened it, and ends it: null for a guest.
alter table provider_sessions add column login_id uuid references sessions (id) on delete set null;
-- A game for fun coins takes no bets, and a guest's has no player.
alter table provider_sessions add column is_fun boolean not null default false;
alter table provider_sessions alter column user_id drop not null;
alter table provider_sessions add constraint provider_sessions_of_players check (is_fun or user_id is not null);
create index provider_sessions_of_login on provider_sessions (login_id);

-- In which session a round began.
alter table provider_rounds add column session_id uuid references provider_sessions (id);
create index provider_rounds_of_session on provider_rounds (session_id);
