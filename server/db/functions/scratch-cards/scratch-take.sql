-- Takes cards from the pile, small coupons first; of a coupon that is broken the rest stays as single cards.
-- Refuses when there are too few, which undoes the whole command.
create or replace function scratch_take(p_user bigint, p_cards bigint) returns void language plpgsql as $$
declare
  v_left bigint := p_cards;
  v_taken bigint;
  v_prop record;
begin
  for v_prop in
    select prop_id, count, scratch_plays(prop_id) as plays from player_props
    where user_id = p_user and is_of_family(prop_id, 'scratchCoupon') and count > 0
    order by prop_id for update
  loop
    exit when v_left <= 0;
    v_taken := least(v_prop.count, (v_left + v_prop.plays - 1) / v_prop.plays);
    update player_props set count = count - v_taken where user_id = p_user and prop_id = v_prop.prop_id;
    v_left := v_left - v_taken * v_prop.plays;
  end loop;
  if v_left > 0 then
    perform refuse(error_code('conditionNotMet'));
  end if;
  if v_left < 0 then
    perform scratch_give(p_user, -v_left);
  end if;
end $$;
