create or replace function settle_deposit(
  p_user bigint, p_shard integer, p_at bigint, p_day integer, p_amount bigint, p_channel text,
  p_per_chance bigint, p_max_per_day integer, p_need_deposit bigint, p_budget bigint, p_expires_at bigint
) returns void language plpgsql as $$
declare
  v_wallet bigint;
begin
  select id into v_wallet from accounts where owner = p_user and name = 'wallet';
  insert into player_days (user_id, day, deposited) values (p_user, p_day, p_amount)
  on conflict (user_id, day) do update set deposited = player_days.deposited + excluded.deposited;
  update player_totals set recharge = recharge + p_amount where user_id = p_user;
  perform jackpot_earn(
    p_user, p_shard, p_at, p_day, p_per_chance, p_max_per_day, p_need_deposit, p_budget, p_expires_at
  );
  perform ledger_post(
    'deposit', p_at, p_channel, null,
    array[house_account('PSP_CLEARING', p_shard), v_wallet], array[-p_amount, p_amount]
  );
end $$;
