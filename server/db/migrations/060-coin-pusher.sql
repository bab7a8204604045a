-- The coin pusher: a table for every player, played by the physics of fair/coin-pusher.ts.

create table coin_pusher_tables (
  user_id bigint not null references users (id),
  -- A table is played to its end by the physics that dealt it; another physics deals another table.
  physics text not null,
  -- The seed that dealt it: nothing on the table is hidden.
  deal_seed text not null,
  dealt_at bigint not null,
  -- How many drops were played on it.
  drops bigint not null default 0,
  -- Most that one drop has paid, hundredths, a thing by its worth.
  best bigint not null default 0,
  -- As text, not jsonb: positions are read back as they were written, to the bit.
  state json not null,
  -- SHA-256 of the state, as fair/coin-pusher/table.ts makes it.
  hash text not null,
  primary key (user_id, physics)
) with (fillfactor = 50);

update activities set enabled = true, theme_url = '/activity/coin-pusher' where type = activity_id('coinPusher');
