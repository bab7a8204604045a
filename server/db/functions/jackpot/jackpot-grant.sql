-- Gives chances and sets their worth aside.
create or replace function jackpot_grant(p jsonb) returns void language plpgsql as $$
declare
  v record;
begin
  select * into v from jsonb_to_record(p) as given (
    user_id bigint, shard integer, at bigint, day integer, expires_at bigint, source text, count integer,
    -- hundredths that one chance is worth
    budget bigint
  );
  insert into jackpot_chances (user_id, source, day, at, expires_at)
  select v.user_id, v.source, v.day, v.at, v.expires_at from generate_series(1, v.count);
  perform ledger_post(
    'chance', v.at, v.source, null,
    array[house_account('HOUSE', v.shard), house_account('PROMO_JACKPOT', v.shard)],
    array[-v.count * v.budget, v.count * v.budget]
  );
end $$;
