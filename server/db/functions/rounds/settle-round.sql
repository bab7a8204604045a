create or replace function settle_round(
  p_user bigint, p_shard integer, p_at bigint, p_day integer,
  p_game integer, p_title text, p_stake bigint, p_win bigint, p_valid_bet bigint, p_show_from bigint,
  p_per_chance bigint, p_max_per_day integer, p_need_deposit bigint, p_budget bigint, p_expires_at bigint,
  p_per_diamond bigint, p_diamond_worth bigint
) returns void language plpgsql as $$
declare
  v_house constant bigint := house_account('HOUSE', p_shard);
  v_wallet bigint;
  v_diamonds bigint;
  v_life bigint;
  v_earned bigint;
  v_accounts bigint[];
  v_amounts bigint[];
begin
  select max(id) filter (where name = 'wallet'), max(id) filter (where name = 'diamonds') into v_wallet, v_diamonds
  from accounts where owner = p_user;
  insert into player_days (user_id, day, staked, won, valid_bet) values (p_user, p_day, p_stake, p_win, p_valid_bet)
  on conflict (user_id, day) do update set staked = player_days.staked + excluded.staked,
    won = player_days.won + excluded.won, valid_bet = player_days.valid_bet + excluded.valid_bet;
  update player_totals set bet = bet + p_stake, valid_bet = valid_bet + p_valid_bet where user_id = p_user
  returning valid_bet into v_life;
  update users set vip_exp = vip_exp + p_valid_bet where id = p_user;
  perform jackpot_earn(
    p_user, p_shard, p_at, p_day, p_per_chance, p_max_per_day, p_need_deposit, p_budget, p_expires_at
  );
  update house_bets set valid_bet = valid_bet + p_valid_bet where shard = p_shard;
  v_earned := v_life / p_per_diamond - (v_life - p_valid_bet) / p_per_diamond;
  v_accounts := array[v_wallet, v_house];
  v_amounts := array[-p_stake, p_stake - v_earned * p_diamond_worth];
  if v_earned > 0 then
    v_accounts := v_accounts || house_account('PROMO_DIAMOND', p_shard) || house_account('DIAMOND_ISSUE', p_shard)
      || v_diamonds;
    v_amounts := v_amounts || v_earned * p_diamond_worth || -v_earned || v_earned;
  end if;
  perform ledger_post('bet', p_at, p_title, null, v_accounts, v_amounts);
  if p_win > 0 then
    perform ledger_post('win', p_at, p_title, null, array[v_house, v_wallet], array[-p_win, p_win]);
  end if;
  if p_win >= p_show_from then
    insert into wins (user_id, at, kind, game_id, amount) values (p_user, p_at, 'game', p_game, p_win);
  end if;
end $$;
