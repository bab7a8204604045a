-- How many cards a coupon of scratch cards stands for: 1, 2, 5, 10 or 20 (docs/product-rules.md, Rewards).
create or replace function scratch_plays(p_prop integer) returns integer language sql immutable as $$
  select (array[1, 2, 5, 10, 20])[1 + p_prop - reward_id('scratchCard')]
$$;
