-- Gives chances and sets their worth aside.
create or replace function jackpot_grant(
  p_user bigint, p_shard integer, p_source text, p_count integer, p_at bigint, p_day integer, p_expires_at bigint,
  p_budget bigint
) returns void language plpgsql as $$
begin
  insert into jackpot_chances (user_id, source, day, at, expires_at)
  select p_user, p_source, p_day, p_at, p_expires_at from generate_series(1, p_count);
  perform ledger_post(
    'chance', p_at, p_source, null,
    array[house_account('HOUSE', p_shard), house_account('PROMO_JACKPOT', p_shard)],
    array[-p_count * p_budget, p_count * p_budget]
  );
end $$;
