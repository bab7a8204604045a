-- How many cards a player can play without paying.
create or replace function scratch_held(p_user bigint) returns bigint language sql stable as $$
  select coalesce(sum(count * scratch_plays(prop_id)), 0)::bigint
  from player_props where user_id = p_user and prop_id between 110001 and 110005
$$;
