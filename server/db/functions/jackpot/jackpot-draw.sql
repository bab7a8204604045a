-- One draw, whole, in one statement: at most once for its clientTxnId; the outcome was computed from the seed that
-- the nonce names, so a draw that came in between makes this one "busy" and nothing is written.
-- Status: 'drawn', 'replay' (stored before), 'conflict' (same id, different body), raised: 'busy', 'no chance'.
-- The stored row comes along: the statement that calls this could not see it.
create or replace function jackpot_draw(
  p_user bigint, p_txn uuid, p_hash bytea, p_at bigint, p_week bigint, p_shard integer,
  p_nonce bigint, p_next_seed text, p_next_seed_hash text, p_client_seed text, p_rules text,
  p_cell integer, p_prop integer, p_count bigint, p_tier text,
  -- hundredths: coin prize, worth of another prize and the account that keeps it; pieces: diamonds won
  p_coins bigint, p_worth bigint, p_worth_account text, p_diamonds bigint,
  -- hundredths: what a chance is worth, what each pool gets, what the reserve gets before the prize
  p_budget bigint, p_feed bigint, p_reserve bigint,
  p_caps bigint[], p_seeds bigint[], p_float bigint, p_show_from bigint
) returns table (status text, draw jackpot_draws) language plpgsql as $$
declare
  v_won constant integer := array_position(array['mega', 'major', 'minor', 'mini'], p_tier);
  v_worth constant integer := array_position(array['PROMO_DIAMOND', 'PROMO_COUPON', 'PROMO_SCRATCH'], p_worth_account);
  v_stored record;
  v_seed text;
  -- As in jackpot_shards; and the first id of each pool.
  v_house bigint[];
  v_first bigint[];
  v_accounts bigint[];
  v_amounts bigint[];
  v_wallet bigint;
  v_diamonds bigint;
  v_pools bigint[];
  v_before bigint;
  v_reserve bigint := p_reserve - p_coins - p_worth;
  v_bonus bigint := 0;
  v_reserve_total bigint;
  v_owed bigint;
  v_lent bigint := 0;
  v_journal bigint;
  v_draw jackpot_draws;
begin
  insert into commands (user_id, client_txn_id, name, body_hash, at)
  values (p_user, p_txn, 'receiveDrawChance', p_hash, p_at)
  on conflict do nothing;
  if not found then
    select c.body_hash, c.name into v_stored from commands c where c.user_id = p_user and c.client_txn_id = p_txn;
    if v_stored.body_hash <> p_hash or v_stored.name <> 'receiveDrawChance' then
      return query select 'conflict'::text, null::jackpot_draws;
    else
      return query select 'replay'::text, d from jackpot_draws d where d.user_id = p_user and d.client_txn_id = p_txn;
    end if;
    return;
  end if;

  select seed into v_seed from jackpot_players where user_id = p_user and nonce = p_nonce for update;
  if not found then
    raise exception 'busy' using errcode = 'PJ003';
  end if;
  update jackpot_players
  set seed = p_next_seed, nonce = nonce + 1, client_seed = p_client_seed where user_id = p_user;

  delete from jackpot_chances where id = (
    select c.id from jackpot_chances c where c.user_id = p_user and c.expires_at > p_at
    order by c.expires_at, c.id limit 1 for update
  );
  if not found then
    raise exception 'no chance' using errcode = 'PJ001';
  end if;

  select max(id) filter (where name = 'wallet'), max(id) filter (where name = 'diamonds') into v_wallet, v_diamonds
  from accounts where owner = p_user;
  select s.accounts into strict v_house from jackpot_shards s where s.shard = p_shard;
  v_first := v_house[1:4];
  for i in 1..4 loop
    v_first[i] := v_first[i] - p_shard;
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
  v_amounts := array[-p_budget];
  for i in 1..4 loop
    if v_pools[i] + p_feed > p_caps[i] then
      v_reserve := v_reserve + p_feed;
    else
      v_pools[i] := v_pools[i] + p_feed;
      if i is distinct from v_won then
        v_accounts := v_accounts || v_house[i];
        v_amounts := v_amounts || p_feed;
      end if;
    end if;
  end loop;

  if v_won is not null then
    -- The won pool, this draw's feed included, is paid whole and starts again at its seed, by one leg on the player's
    -- shard: of a pool only the sum over its shards means something.
    v_bonus := least(v_pools[v_won], p_caps[v_won]);
    v_reserve := v_reserve + v_pools[v_won] - v_bonus - p_seeds[v_won];
    v_accounts := v_accounts || v_house[v_won] || v_wallet;
    v_amounts := v_amounts || (p_seeds[v_won] - v_before) || v_bonus;

    -- A reserve that would fall below zero borrows from the house by its own leg; surplus above the float pays back.
    select v_reserve + sum(a.balance) filter (where a.name = 'RESERVE_JACKPOT'),
           -sum(a.balance) filter (where a.name = 'HOUSE_LOAN')
    into v_reserve_total, v_owed
    from accounts a where a.owner is null and a.name in ('RESERVE_JACKPOT', 'HOUSE_LOAN');
    if v_reserve_total < 0 then
      v_lent := -v_reserve_total;
    elsif v_owed > 0 and v_reserve_total > p_float then
      v_lent := -least(v_owed, v_reserve_total - p_float);
    end if;
    if v_lent <> 0 then
      v_accounts := v_accounts || v_house[7];
      v_amounts := v_amounts || -v_lent;
      v_reserve := v_reserve + v_lent;
    end if;
  end if;

  v_accounts := v_accounts || v_house[6];
  v_amounts := v_amounts || v_reserve;
  if p_coins > 0 then
    v_accounts := v_accounts || v_wallet;
    v_amounts := v_amounts || p_coins;
  end if;
  if p_worth > 0 then
    v_accounts := v_accounts || v_house[8 + v_worth];
    v_amounts := v_amounts || p_worth;
  end if;
  if p_diamonds > 0 then
    v_accounts := v_accounts || v_diamonds || v_house[8];
    v_amounts := v_amounts || p_diamonds || -p_diamonds;
  end if;
  v_journal := ledger_post(
    case when v_won is null then 'draw' else 'jackpot' end, p_at, coalesce(p_tier, ''), null, v_accounts, v_amounts
  );
  if v_won is null and p_coins = 0 and p_diamonds = 0 then
    insert into player_props (user_id, prop_id, count) values (p_user, p_prop, p_count)
    on conflict (user_id, prop_id) do update set count = player_props.count + excluded.count;
  end if;

  insert into jackpot_draws (
    user_id, client_txn_id, at, cell, prop_id, count, tier, bonus, seed, client_seed, nonce, rules_version,
    next_seed_hash, chances_after, coin_after, coin_version_after, diamonds_after, journal_id
  )
  select p_user, p_txn, p_at, p_cell, p_prop, p_count, p_tier, v_bonus, v_seed, p_client_seed, p_nonce, p_rules,
    p_next_seed_hash,
    (select count(*) from jackpot_chances c where c.user_id = p_user and c.expires_at > p_at),
    w.balance, w.version, d.balance, v_journal
  from accounts w, accounts d where w.id = v_wallet and d.id = v_diamonds
  returning * into v_draw;

  if p_coins + v_bonus > 0 then
    insert into jackpot_weeks (week, user_id, total, reached_at) values (p_week, p_user, p_coins + v_bonus, p_at)
    on conflict (week, user_id)
    do update set total = jackpot_weeks.total + excluded.total, reached_at = excluded.reached_at;
  end if;
  if v_bonus > 0 or p_coins >= p_show_from then
    insert into wins (user_id, at, kind, tier, draw_id, amount)
    values (
      p_user, p_at, case when v_won is null then 'draw' else 'jackpot' end, p_tier, v_draw.id, p_coins + v_bonus
    );
  end if;
  return query select 'drawn'::text, v_draw;
end $$;
