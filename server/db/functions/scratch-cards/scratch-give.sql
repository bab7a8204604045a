-- Lays single cards on the player's pile.
create or replace function scratch_give(p_user bigint, p_cards bigint) returns void language sql as $$
  insert into player_props (user_id, prop_id, count) values (p_user, reward_id('scratchCard'), p_cards)
  on conflict (user_id, prop_id) do update set count = player_props.count + excluded.count
$$;
