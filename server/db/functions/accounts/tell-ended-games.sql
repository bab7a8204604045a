-- Tells every process at once that a game for coins has ended, by any means, so that it is ended at its provider (the notice is that
-- of server/live/notices.ts).
create or replace function tell_ended_games() returns trigger language plpgsql as $$
begin
  perform pg_notify('perya_live', json_build_object(
    'users', '[]'::json, 'pools', false, 'winners', '[]'::json, 'sessions', '[]'::json, 'games', true
  )::text);
  return null;
end $$;

create or replace trigger ended_games_are_told after update of ends_at on provider_sessions
  for each row when (not new.is_fun and new.ends_at < old.ends_at)
  execute function tell_ended_games();
