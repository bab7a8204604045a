-- Gives the chances that the day's valid bet has earned and that were not given yet; answers how many. The day's row
-- is locked first, so two at once never give the same chance twice.
create or replace function jackpot_earn(
  p_user bigint, p_shard integer, p_at bigint, p_day integer,
  p_per_chance bigint, p_max_per_day integer, p_need_deposit bigint, p_budget bigint, p_expires_at bigint
) returns integer language plpgsql as $$
declare
  v_earned integer;
  v_due integer;
begin
  insert into jackpot_earned (user_id, day, count) values (p_user, p_day, 0) on conflict (user_id, day) do nothing;
  select count into v_earned from jackpot_earned where user_id = p_user and day = p_day for update;
  select least(p_max_per_day, valid_bet / p_per_chance) - v_earned into v_due
  from player_days where user_id = p_user and day = p_day;
  if coalesce(v_due, 0) <= 0 then
    return 0;
  end if;
  -- The first of a day asks for a deposit in the last seven days, today and the six before.
  if v_earned = 0 and p_need_deposit > (
    select coalesce(sum(deposited), 0) from player_days where user_id = p_user and day between p_day - 6 and p_day
  ) then
    return 0;
  end if;
  update jackpot_earned set count = count + v_due where user_id = p_user and day = p_day;
  perform jackpot_grant(p_user, p_shard, 'bet', v_due, p_at, p_day, p_expires_at, p_budget);
  return v_due;
end $$;
