-- The latest bets of a game, as its other players see them (docs/providers.md, Our own studio).
create index rounds_latest on rounds (game_id, at desc)
  where state = 'done' and player_id is not null and chain_id is null and shown_name is not null;
