-- Books a round that was decided elsewhere, whole: {"stake": as post_stake() takes it, "win": as pay_win() takes it}.
create or replace function settle_round(p jsonb) returns void language plpgsql as $$
begin
  perform post_stake(p -> 'stake');
  perform pay_win(p -> 'win');
end $$;
