-- Takes the stake of a round: coins to the house, the day's and lifetime sums, valid bet for the funds, and the jackpot
-- chances and diamonds that it earns. Returns the journal. The numbers of the rules are handed in (server/games/rounds.ts).
-- A provider's round takes its stake without valid bet, and counts that at its end without a stake; then there may be
-- nothing to move, and no journal.
-- Chances come before the coins, so that accounts are locked in the order of their ids: house first.
create or replace function post_stake(p jsonb) returns bigint language plpgsql as $$
declare
  v record;
  v_house bigint;
  v_wallet bigint;
  v_diamonds bigint;
  v_life bigint;
  v_earned bigint;
  v_accounts bigint[];
  v_amounts bigint[];
begin
  select * into v from jsonb_to_record(p) as given (
    user_id bigint, shard integer, at bigint, day integer, title text,
    -- hundredths
    stake bigint, valid_bet bigint,
    -- hundredths of valid bet that give one diamond, and what one is worth
    per_diamond bigint, diamond_worth bigint,
    -- as jackpot_earn() takes it
    chances jsonb
  );
  v_house := house_account('HOUSE', v.shard);
  select max(id) filter (where name = 'wallet'), max(id) filter (where name = 'diamonds') into v_wallet, v_diamonds
  from accounts where owner = v.user_id;
  insert into player_days (user_id, day, staked, valid_bet) values (v.user_id, v.day, v.stake, v.valid_bet)
  on conflict (user_id, day) do update set staked = player_days.staked + excluded.staked,
    valid_bet = player_days.valid_bet + excluded.valid_bet;
  update player_totals set bet = bet + v.stake, valid_bet = valid_bet + v.valid_bet where user_id = v.user_id
  returning valid_bet into v_life;
  update users set vip_exp = vip_exp + v.valid_bet where id = v.user_id;
  perform jackpot_earn(v.chances);
  update house_bets set valid_bet = valid_bet + v.valid_bet where shard = v.shard;
  v_earned := v_life / v.per_diamond - (v_life - v.valid_bet) / v.per_diamond;
  if v.stake = 0 and v_earned = 0 and v.valid_bet > 0 then
    return null;
  end if;
  v_accounts := array[v_wallet, v_house];
  v_amounts := array[-v.stake, v.stake - v_earned * v.diamond_worth];
  if v_earned > 0 then
    v_accounts := v_accounts || house_account('PROMO_DIAMOND', v.shard) || house_account('DIAMOND_ISSUE', v.shard)
      || v_diamonds;
    v_amounts := v_amounts || v_earned * v.diamond_worth || -v_earned || v_earned;
  end if;
  return ledger_post('bet', v.at, v.title, null, v_accounts, v_amounts);
end $$;
