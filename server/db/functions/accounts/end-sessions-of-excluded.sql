-- Ends every session of a player who is excluded, by any means, and makes every process close its streams (the notice is
-- that of server/live/streams.ts). The player's balance stays.
create or replace function end_sessions_of_excluded() returns trigger language plpgsql as $$
declare
  v_sessions json;
begin
  for v_sessions in
    with ended as (
      update sessions set revoked_at = (extract(epoch from clock_timestamp()) * 1000)::bigint
      where user_id = new.id and revoked_at is null
      returning id
    ), numbered as (
      select id, row_number() over () / 100 as part from ended
    )
    select json_agg(id) from numbered group by part
  loop
    perform pg_notify('perya_live', json_build_object(
      'users', '[]'::json, 'pools', false, 'winners', '[]'::json, 'sessions', v_sessions
    )::text);
  end loop;
  return null;
end $$;

create or replace trigger exclusion_ends_sessions after update of excluded_until on users
  for each row when (new.excluded_until is not null and new.excluded_until is distinct from old.excluded_until)
  execute function end_sessions_of_excluded();
