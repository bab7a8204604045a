-- Spends the player's chance that ends first. Refuses a player who may not draw, a closed jackpot, and a player without
-- a chance. A chance that another draw of the player is spending now is not waited for: 'lock not available' is raised.
create or replace function jackpot_spend_chance(p_user bigint, p_at bigint) returns void language plpgsql as $$
declare
  v_blocked boolean;
  v_open boolean;
begin
  select u.spins_blocked or coalesce(u.excluded_until, 0) > p_at, exists (
    select from activities
    where type = activity_id('luckyJackpot') and enabled and opens_at <= p_at and closes_at > p_at
  ) into v_blocked, v_open
  from users u where u.id = p_user;
  if v_blocked then
    perform refuse(error_code('drawNotAllowed'));
  elsif not v_open then
    perform refuse(error_code('jackpotClosed'));
  end if;
  delete from jackpot_chances where id = (
    select c.id from jackpot_chances c where c.user_id = p_user and c.expires_at > p_at
    order by c.expires_at, c.id limit 1 for update nowait
  );
  if not found then
    perform refuse(error_code('noChanceLeft'));
  end if;
end $$;
