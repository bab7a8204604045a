-- Cards lie in player_props as coupons 110001 to 110005 of 1, 2, 5, 10 and 20 plays (house rules 4).
create or replace function scratch_plays(p_prop integer) returns integer language sql immutable as $$
  select (array[1, 2, 5, 10, 20])[p_prop - 110000]
$$;
