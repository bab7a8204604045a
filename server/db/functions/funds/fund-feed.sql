-- Locks a fund and gives it its share of the bets so far; returns what it holds.
create or replace function fund_feed(p_fund text, p_rate_ppm integer, p_at bigint) returns bigint language plpgsql as $$
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
