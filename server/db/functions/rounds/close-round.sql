-- Stores a round with what recomputes it, and puts the seed of the player's next round in place. Returns its id.
-- Raises an exception when the round was not opened: its seed must still be the player's (server/fair/rounds.ts).
create or replace function close_round(p jsonb) returns bigint language plpgsql as $$
declare
  v fair_rounds;
  v_id bigint;
begin
  v := jsonb_populate_record(null::fair_rounds, p);
  update fair_players
  set seed = p ->> 'next_seed', nonce = nonce + 1, client_seed = coalesce(p ->> 'chosen_client_seed', client_seed)
  where user_id = v.user_id and game = v.game and nonce = v.nonce and seed = v.seed;
  if not found then
    raise exception 'round % of % is not open', v.nonce, v.game;
  end if;
  insert into fair_rounds (
    user_id, game, client_txn_id, at, stake, payout, journal_id, seed, client_seed, nonce, cursor, rules_version,
    next_seed_hash, outcome
  )
  values (
    v.user_id, v.game, v.client_txn_id, v.at, v.stake, v.payout, v.journal_id, v.seed, v.client_seed, v.nonce, v.cursor,
    v.rules_version, v.next_seed_hash, v.outcome
  )
  returning id into v_id;
  return v_id;
end $$;
