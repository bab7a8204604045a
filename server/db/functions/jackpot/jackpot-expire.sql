-- Takes back what unused chances were worth when their time is over; returns how many chances ended.
create or replace function jackpot_expire(p_at bigint, p_shards integer, p_budget bigint) returns integer language plpgsql as $$
declare
  v_shard integer;
  v_count integer;
  v_ended integer := 0;
begin
  for v_shard, v_count in
    with gone as (
      delete from jackpot_chances where id in (
        select id from jackpot_chances where expires_at <= p_at order by expires_at, id limit 5000 for update skip locked
      ) returning user_id
    )
    select (user_id % p_shards)::integer as shard, count(*)::integer from gone group by 1 order by 1
  loop
    perform ledger_post(
      'chance', p_at, 'expired', null,
      array[house_account('HOUSE', v_shard), house_account('PROMO_JACKPOT', v_shard)],
      array[v_count * p_budget, -v_count * p_budget]
    );
    v_ended := v_ended + v_count;
  end loop;
  return v_ended;
end $$;
