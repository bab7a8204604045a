-- Rounds of every game of chance beside the lucky jackpot, the funds of promotions, and diamonds for bets.

-- The seed of a player's next round in a game: secret until that round's answer reveals it.
create table fair_players (
  user_id bigint not null references users (id),
  game text not null,
  seed text not null,
  nonce bigint not null default 0,
  client_seed text not null,
  primary key (user_id, game)
) with (fillfactor = 80);

-- Every round with what recomputes it and what its scene shows again.
create table fair_rounds (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  game text not null,
  client_txn_id uuid not null,
  at bigint not null,
  -- Hundredths.
  stake bigint not null default 0 check (stake >= 0),
  payout bigint not null default 0 check (payout >= 0),
  seed text not null,
  client_seed text not null,
  nonce bigint not null,
  -- Bytes of the stream that the outcome used.
  cursor integer not null,
  rules_version text not null,
  next_seed_hash text not null,
  outcome jsonb not null
);
create index fair_rounds_of on fair_rounds (user_id, game, id desc);
-- One command may hold several rounds, ten cards in a row for one.
create unique index fair_rounds_by_nonce on fair_rounds (user_id, game, nonce);
create index fair_rounds_by_txn on fair_rounds (user_id, client_txn_id);

-- Everybody's valid bet so far: what funds are fed from. One row a shard, so that bets do not queue for each other.
create table house_bets (
  shard smallint primary key,
  valid_bet bigint not null default 0
) with (fillfactor = 50);
insert into house_bets (shard) select generate_series(0, 15);

-- Promotions that are paid out of a fund (decisions 10): what each was fed so far. The rates stand in server/funds.
create table funds (
  name text primary key,
  fed bigint not null default 0
);
insert into funds (name) values
  ('bankruptcy'), ('red-vs-blue'), ('raffle'), ('rank'), ('tasks'), ('sign-in'), ('recharge-sign'), ('spin'),
  ('halloween'), ('red-packet');
insert into accounts (name)
select 'FUND_' || replace(upper(name), '-', '_') from funds order by name;
alter table accounts add constraint fund_not_negative check (owner is not null or name not like 'FUND\_%' or balance >= 0);

-- The start float of the funds that pay by luck, given by the house.
select ledger_post(
  'opening', 0, 'start float of the funds', null,
  array[house_account('HOUSE', 0), house_account('FUND_SPIN', 0), house_account('FUND_HALLOWEEN', 0),
        house_account('FUND_RED_PACKET', 0)],
  array[-6000000, 2000000, 2000000, 2000000]
);

-- Pays out of a fund after feeding it what the bets so far have earned it. The fund's row is where claims queue.
-- Raises 'fund empty' when it holds too little; answers the journal.
create function fund_pay(
  p_fund text, p_rate_ppm integer, p_user bigint, p_at bigint, p_text text, p_amount bigint
) returns bigint language plpgsql as $$
declare
  v_fund constant bigint := house_account('FUND_' || replace(upper(p_fund), '-', '_'), 0);
begin
  if fund_feed(p_fund, p_rate_ppm, p_at) < p_amount then
    raise exception 'fund empty' using errcode = 'PF004';
  end if;
  return ledger_post(
    'promotion', p_at, p_text, null,
    array[v_fund, (select id from accounts where owner = p_user and name = 'wallet')], array[-p_amount, p_amount]
  );
end $$;

-- Locks a fund and gives it its share of the bets so far; answers what it holds.
create function fund_feed(p_fund text, p_rate_ppm integer, p_at bigint) returns bigint language plpgsql as $$
declare
  v_fund constant bigint := house_account('FUND_' || replace(upper(p_fund), '-', '_'), 0);
  v_fed bigint;
  v_due bigint;
begin
  select fed into strict v_fed from funds where name = p_fund for update;
  select sum(valid_bet) * p_rate_ppm / 1000000 - v_fed into v_due from house_bets;
  if v_due > 0 then
    update funds set fed = fed + v_due where name = p_fund;
    perform ledger_post('feed', p_at, p_fund, null, array[house_account('HOUSE', 0), v_fund], array[-v_due, v_due]);
  end if;
  return (select balance from accounts where id = v_fund);
end $$;

-- As in 030, and: everybody's valid bet for the funds, and diamonds for the player's (house rules 4).
drop function settle_round;
create function settle_round(
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
