-- Pays out of a fund after feeding it what the bets so far have earned it. The fund's row is where claims queue.
-- Refuses when it holds too little; returns the journal.
create or replace function fund_pay(
  p_fund text, p_rate_ppm integer, p_user bigint, p_at bigint, p_text text, p_amount bigint
) returns bigint language plpgsql as $$
declare
  v_fund constant bigint := house_account('FUND_' || replace(upper(p_fund), '-', '_'), 0);
begin
  if fund_feed(p_fund, p_rate_ppm, p_at) < p_amount then
    perform refuse(error_code('fundEmpty'));
  end if;
  return ledger_post(
    'promotion', p_at, p_text, null,
    array[v_fund, (select id from accounts where owner = p_user and name = 'wallet')], array[-p_amount, p_amount]
  );
end $$;
