-- Books a draw whose chance was spent and whose outcome is known, in the same transaction: feeds the pools, pays the
-- prize or the pool, counts the week, and closes the round. Returns the round, the jackpot that it paid, and the
-- player's balances and chances right after it. Numbers of the rules are handed in (server/jackpot/draw.ts).
create or replace function jackpot_draw(p jsonb) returns table (
  round_id bigint, bonus bigint, coin bigint, coin_version bigint, diamonds bigint, chances integer
) language plpgsql as $$
declare
  v record;
  v_won integer;
  -- As in jackpot_shards; and the first id of each pool.
  v_house bigint[];
  v_first bigint[];
  v_accounts bigint[];
  v_amounts bigint[];
  v_wallet bigint;
  v_diamonds bigint;
  v_pools bigint[];
  v_before bigint;
  v_reserve bigint;
  v_bonus bigint := 0;
  v_reserve_total bigint;
  v_owed bigint;
  v_lent bigint := 0;
  v_journal bigint;
  v_paid bigint;
begin
  select * into v from jsonb_to_record(p) as given (
    user_id bigint, shard integer, at bigint, week bigint,
    -- what the draw came to
    prop_id integer, count bigint, tier text,
    -- hundredths: coin prize, worth of another prize and the account that keeps it; pieces: diamonds won
    coins bigint, worth bigint, worth_account text, diamonds bigint,
    -- hundredths: what a chance is worth, what each pool gets, what the reserve gets before the prize
    budget bigint, feed bigint, reserve bigint,
    caps bigint[], seeds bigint[], float bigint, show_from bigint,
    -- as close_round() takes it
    round jsonb
  );
  v_won := array_position(array['mega', 'major', 'minor', 'mini'], v.tier);
  v_reserve := v.reserve - v.coins - v.worth;
  select max(a.id) filter (where a.name = 'wallet'), max(a.id) filter (where a.name = 'diamonds')
  into v_wallet, v_diamonds from accounts a where a.owner = v.user_id;
  select s.accounts into strict v_house from jackpot_shards s where s.shard = v.shard;
  v_first := v_house[1:4];
  for i in 1..4 loop
    v_first[i] := v_first[i] - v.shard;
  end loop;

  if v_won is not null then
    -- Wins are paid one after the other, and this row is where they queue: the second finds the pool that began again.
    -- Ordinary draws never stop here: what they feed meanwhile belongs to the pool to come.
    perform 1 from jackpot_shards s where s.shard = 0 for no key update;
  end if;

  select array[
    sum(a.balance) filter (where a.id between v_first[1] and v_first[1] + 15),
    sum(a.balance) filter (where a.id between v_first[2] and v_first[2] + 15),
    sum(a.balance) filter (where a.id between v_first[3] and v_first[3] + 15),
    sum(a.balance) filter (where a.id between v_first[4] and v_first[4] + 15)
  ] into v_pools
  from accounts a where a.id between v_first[1] and v_first[4] + 15;

  -- Feed the four pools; above a pool's cap the feed goes to the reserve, never to the house.
  v_before := v_pools[v_won];
  v_accounts := array[v_house[5]];
  v_amounts := array[-v.budget];
  for i in 1..4 loop
    if v_pools[i] + v.feed > v.caps[i] then
      v_reserve := v_reserve + v.feed;
    else
      v_pools[i] := v_pools[i] + v.feed;
      if i is distinct from v_won then
        v_accounts := v_accounts || v_house[i];
        v_amounts := v_amounts || v.feed;
      end if;
    end if;
  end loop;

  if v_won is not null then
    -- The won pool, this draw's feed included, is paid whole and starts again at its seed, by one leg on the player's
    -- shard: of a pool only the sum over its shards means something.
    v_bonus := least(v_pools[v_won], v.caps[v_won]);
    v_reserve := v_reserve + v_pools[v_won] - v_bonus - v.seeds[v_won];
    v_accounts := v_accounts || v_house[v_won] || v_wallet;
    v_amounts := v_amounts || (v.seeds[v_won] - v_before) || v_bonus;

    -- A reserve that would fall below zero borrows from the house by its own leg; surplus above the float pays back.
    select v_reserve + sum(a.balance) filter (where a.name = 'RESERVE_JACKPOT'),
           -sum(a.balance) filter (where a.name = 'HOUSE_LOAN')
    into v_reserve_total, v_owed
    from accounts a where a.owner is null and a.name in ('RESERVE_JACKPOT', 'HOUSE_LOAN');
    if v_reserve_total < 0 then
      v_lent := -v_reserve_total;
    elsif v_owed > 0 and v_reserve_total > v.float then
      v_lent := -least(v_owed, v_reserve_total - v.float);
    end if;
    if v_lent <> 0 then
      v_accounts := v_accounts || v_house[7];
      v_amounts := v_amounts || -v_lent;
      v_reserve := v_reserve + v_lent;
    end if;
  end if;

  v_accounts := v_accounts || v_house[6];
  v_amounts := v_amounts || v_reserve;
  if v.coins > 0 then
    v_accounts := v_accounts || v_wallet;
    v_amounts := v_amounts || v.coins;
  end if;
  if v.worth > 0 then
    v_accounts := v_accounts
      || v_house[8 + array_position(array['PROMO_DIAMOND', 'PROMO_COUPON', 'PROMO_SCRATCH'], v.worth_account)];
    v_amounts := v_amounts || v.worth;
  end if;
  if v.diamonds > 0 then
    v_accounts := v_accounts || v_diamonds || v_house[8];
    v_amounts := v_amounts || v.diamonds || -v.diamonds;
  end if;
  v_journal := ledger_post(
    case when v_won is null then 'draw' else 'jackpot' end, v.at, coalesce(v.tier, ''), null, v_accounts, v_amounts
  );
  if v_won is null and v.coins = 0 and v.diamonds = 0 then
    insert into player_props (user_id, prop_id, count) values (v.user_id, v.prop_id, v.count)
    on conflict (user_id, prop_id) do update set count = player_props.count + excluded.count;
  end if;

  v_paid := v.coins + v_bonus;
  if v_paid > 0 then
    insert into jackpot_weeks (week, user_id, total, reached_at) values (v.week, v.user_id, v_paid, v.at)
    on conflict (week, user_id)
    do update set total = jackpot_weeks.total + excluded.total, reached_at = excluded.reached_at;
  end if;
  if v_bonus > 0 or v.coins >= v.show_from then
    insert into wins (user_id, at, kind, tier, journal_id, amount)
    values (v.user_id, v.at, case when v_won is null then 'draw' else 'jackpot' end, v.tier, v_journal, v_paid);
  end if;
  round_id := close_round(v.round || jsonb_build_object(
    'payout', v_paid, 'journal_id', v_journal,
    'outcome', (v.round -> 'outcome') || jsonb_build_object('bonus', v_bonus)
  ));
  return query
    select round_id, v_bonus, w.balance, w.version, d.balance, (
      select count(*)::integer from jackpot_chances c where c.user_id = v.user_id and c.expires_at > v.at
    )
    from accounts w, accounts d where w.id = v_wallet and d.id = v_diamonds;
end $$;
