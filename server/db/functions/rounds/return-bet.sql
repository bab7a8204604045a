-- Gives back a bet that counts nowhere as valid bet yet: coins from the house, and the sums of the day that it was taken
-- on. Returns the journal.
create or replace function return_bet(p jsonb) returns bigint language plpgsql as $$
declare
  v record;
  v_wallet bigint;
begin
  select * into v from jsonb_to_record(p) as given (
    user_id bigint, shard integer, at bigint, title text,
    -- hundredths; the day that the bet was taken on
    stake bigint, taken_on integer
  );
  select id into v_wallet from accounts where owner = v.user_id and name = 'wallet';
  update player_days set staked = staked - v.stake where user_id = v.user_id and day = v.taken_on;
  update player_totals set bet = bet - v.stake where user_id = v.user_id;
  return ledger_post(
    'refund', v.at, v.title, null, array[house_account('HOUSE', v.shard), v_wallet], array[-v.stake, v.stake]
  );
end $$;
