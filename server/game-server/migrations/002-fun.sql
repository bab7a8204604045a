-- What was played for fun is forgotten after some days.
create index fun_purses_by_age on fun_purses (at);
create index rounds_of_fun on rounds (owner) where player_id is null;
