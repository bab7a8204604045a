-- Settled rounds and deposits, each whole in one call: money, sums, earned chances. Numbers of the rules are handed in.
-- Chances come before the coins, so that accounts are locked in the order of their ids as in a draw: house first.

create function settle_round(
  p_user bigint, p_shard integer, p_at bigint, p_day integer,
  p_game integer, p_title text, p_stake bigint, p_win bigint, p_valid_bet bigint, p_show_from bigint,
  p_per_chance bigint, p_max_per_day integer, p_need_deposit bigint, p_budget bigint, p_expires_at bigint
) returns void language plpgsql as $$
declare
  v_house constant bigint := house_account('HOUSE', p_shard);
  v_wallet bigint;
begin
  select id into v_wallet from accounts where owner = p_user and name = 'wallet';
  insert into player_days (user_id, day, staked, won, valid_bet) values (p_user, p_day, p_stake, p_win, p_valid_bet)
  on conflict (user_id, day) do update set staked = player_days.staked + excluded.staked,
    won = player_days.won + excluded.won, valid_bet = player_days.valid_bet + excluded.valid_bet;
  update player_totals set bet = bet + p_stake, valid_bet = valid_bet + p_valid_bet where user_id = p_user;
  update users set vip_exp = vip_exp + p_valid_bet where id = p_user;
  perform jackpot_earn(
    p_user, p_shard, p_at, p_day, p_per_chance, p_max_per_day, p_need_deposit, p_budget, p_expires_at
  );
  perform ledger_post('bet', p_at, p_title, null, array[v_wallet, v_house], array[-p_stake, p_stake]);
  if p_win > 0 then
    perform ledger_post('win', p_at, p_title, null, array[v_house, v_wallet], array[-p_win, p_win]);
  end if;
  if p_win >= p_show_from then
    insert into wins (user_id, at, kind, game_id, amount) values (p_user, p_at, 'game', p_game, p_win);
  end if;
end $$;

create function settle_deposit(
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
