-- Takes one coin that drops without being paid for out of the player's bag; returns false when there is none.
create or replace function free_coin_take(p_user bigint) returns boolean language plpgsql as $$
begin
  update player_props set count = count - 1
  where user_id = p_user and prop_id = reward_id('pusherCoin') and count > 0;
  return found;
end $$;
