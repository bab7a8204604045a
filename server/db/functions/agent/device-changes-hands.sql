-- A device that a player and the one who invited that player have both used: the invitation counts for nobody (docs/product-rules.md, Agents).
create or replace function device_changes_hands() returns trigger language plpgsql as $$
begin
  update users set invite_blocked = 'device'
  where invite_blocked is null
    and ((id = new.user_id and pid = old.user_id) or (id = old.user_id and pid = new.user_id));
  return null;
end $$;

create or replace trigger device_changes_hands after update of user_id on devices
  for each row when (old.user_id is not null and new.user_id is distinct from old.user_id)
  execute function device_changes_hands();
