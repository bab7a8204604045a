-- Versions of the list of games that players may hold, so that a newer one is told by what differs.

create table game_lists (
  version text primary key,
  -- {"id of a game": "fingerprint of all that the list says of it"}
  games jsonb not null,
  at bigint not null
);
