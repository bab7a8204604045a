-- The game that was open at a session's last heartbeat with one, and when: customer service sees what somebody played before a call.
alter table sessions add column game_id integer;
alter table sessions add column game_at bigint;
