-- Lays coins that drop without being paid for into the player's bag.
create or replace function free_coins_give(p_user bigint, p_coins bigint) returns void language sql as $$
  insert into player_props (user_id, prop_id, count) values (p_user, reward_id('pusherCoin'), p_coins)
  on conflict (user_id, prop_id) do update set count = player_props.count + excluded.count
$$;
