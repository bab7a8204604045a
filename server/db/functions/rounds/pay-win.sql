-- Pays what a staked round has won: coins from the house, the day's sum, and the ticker when the win is worth telling.
-- Returns the journal, null when nothing was won.
create or replace function pay_win(p jsonb) returns bigint language plpgsql as $$
declare
  v record;
  v_wallet bigint;
  v_journal bigint;
begin
  select * into v from jsonb_to_record(p) as given (
    user_id bigint, shard integer, at bigint, day integer, game_id integer, title text,
    -- hundredths; wins from show_from on pass by in the ticker
    win bigint, show_from bigint
  );
  if v.win = 0 then
    return null;
  end if;
  select id into v_wallet from accounts where owner = v.user_id and name = 'wallet';
  -- A provider may pay on another day than it took the bet.
  insert into player_days (user_id, day, won) values (v.user_id, v.day, v.win)
  on conflict (user_id, day) do update set won = player_days.won + excluded.won;
  v_journal := ledger_post(
    'win', v.at, v.title, null, array[house_account('HOUSE', v.shard), v_wallet], array[-v.win, v.win]
  );
  if v.win >= v.show_from then
    insert into wins (user_id, at, kind, game_id, journal_id, amount)
    values (v.user_id, v.at, 'game', v.game_id, v_journal, v.win);
  end if;
  return v_journal;
end $$;
