-- How many cards a player can play without paying: they lie in player_props as coupons.
create or replace function scratch_held(p_user bigint) returns bigint language sql stable as $$
  select coalesce(sum(count * scratch_plays(prop_id)), 0)::bigint
  from player_props where user_id = p_user and is_of_family(prop_id, 'scratchCoupon')
$$;
