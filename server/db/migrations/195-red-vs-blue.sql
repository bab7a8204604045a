-- Red versus blue (docs/product-rules.md, Red versus blue): a camp a week, and what was paid at its end.
create table pk_members (
  -- The round: the Manila day of its Monday.
  round integer not null,
  user_id bigint not null references users (id),
  camp text not null check (camp in ('red', 'blue')),
  at bigint not null,
  day integer not null,
  -- Valid bet of that day before joining, in hundredths: it does not count.
  bet_before bigint not null,
  primary key (round, user_id)
);

create table pk_rounds (
  round integer primary key,
  settled_at bigint not null,
  winner text not null check (winner in ('red', 'blue', 'tie')),
  red_bet bigint not null,
  blue_bet bigint not null,
  pool bigint not null,
  paid bigint not null check (paid <= pool)
);

create table pk_payments (
  round integer not null references pk_rounds (round),
  user_id bigint not null references users (id),
  amount bigint not null check (amount > 0),
  journal_id bigint not null unique references journals (id),
  primary key (round, user_id)
);

update activities set enabled = true, theme_url = '/activity/redpkblue' where type = activity_id('redPKBlue');
