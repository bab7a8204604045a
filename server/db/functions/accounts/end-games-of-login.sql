-- Whatever ends a login ends the games that it has opened: no more bets; wins and rollbacks still come.
create or replace function end_games_of_login() returns trigger language plpgsql as $$
begin
  update provider_sessions set ends_at = new.revoked_at where login_id = new.id and ends_at > new.revoked_at;
  return null;
end $$;

create or replace trigger login_ends_games after update of revoked_at on sessions
  for each row when (new.revoked_at is not null and old.revoked_at is null)
  execute function end_games_of_login();
