-- Books a deposit that a payment provider has confirmed: coins, sums, and the jackpot chances that it sets free.
-- Chances come before the coins, so that accounts are locked in the order of their ids: house first.
create or replace function settle_deposit(p jsonb) returns void language plpgsql as $$
declare
  v record;
  v_wallet bigint;
begin
  select * into v from jsonb_to_record(p) as given (
    user_id bigint, shard integer, at bigint, day integer,
    -- hundredths; who paid it in
    amount bigint, channel text,
    -- as jackpot_earn() takes it
    chances jsonb
  );
  select id into v_wallet from accounts where owner = v.user_id and name = 'wallet';
  insert into player_days (user_id, day, deposited, deposits) values (v.user_id, v.day, v.amount, 1)
  on conflict (user_id, day) do update set deposited = player_days.deposited + excluded.deposited,
    deposits = player_days.deposits + 1, staked_before = player_days.staked, won_before = player_days.won;
  update player_totals set recharge = recharge + v.amount where user_id = v.user_id;
  perform jackpot_earn(v.chances);
  perform ledger_post(
    'deposit', v.at, v.channel, null,
    array[house_account('PSP_CLEARING', v.shard), v_wallet], array[-v.amount, v.amount]
  );
end $$;
