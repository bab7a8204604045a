-- Gives the chances that the day's valid bet has earned and that were not given yet; returns how many. The day's row
-- is locked first, so two at once never give the same chance twice.
create or replace function jackpot_earn(p jsonb) returns integer language plpgsql as $$
declare
  v record;
  v_earned integer;
  v_due integer;
begin
  select * into v from jsonb_to_record(p) as given (
    user_id bigint, day integer,
    -- the rules: hundredths of valid bet for one chance, chances a day at most, hundredths deposited before the first
    per_chance bigint, max_per_day integer, need_deposit bigint
  );
  insert into jackpot_earned (user_id, day, count) values (v.user_id, v.day, 0) on conflict (user_id, day) do nothing;
  select count into v_earned from jackpot_earned where user_id = v.user_id and day = v.day for update;
  select least(v.max_per_day, valid_bet / v.per_chance) - v_earned into v_due
  from player_days where user_id = v.user_id and day = v.day;
  if coalesce(v_due, 0) <= 0 then
    return 0;
  end if;
  -- The first of a day asks for a deposit in the last seven days, today and the six before.
  if v_earned = 0 and v.need_deposit > (
    select coalesce(sum(deposited), 0) from player_days
    where user_id = v.user_id and day between v.day - 6 and v.day
  ) then
    return 0;
  end if;
  update jackpot_earned set count = count + v_due where user_id = v.user_id and day = v.day;
  perform jackpot_grant(p || jsonb_build_object('source', 'bet', 'count', v_due));
  return v_due;
end $$;
