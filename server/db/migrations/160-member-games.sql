-- The games that players like and have opened. Ids are the catalogue's, which never gives one to another title.

create table game_likes (
  user_id bigint not null references users (id),
  game_id integer not null,
  at bigint not null,
  primary key (user_id, game_id)
);
create index game_likes_of on game_likes (user_id, at desc, game_id desc);

-- One row for a game, with the last time that it was opened.
create table game_plays (
  user_id bigint not null references users (id),
  game_id integer not null,
  at bigint not null,
  primary key (user_id, game_id)
);
create index game_plays_of on game_plays (user_id, at desc, game_id desc);
