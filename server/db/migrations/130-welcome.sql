-- The welcome set (docs/product-rules.md, Welcome set): what newcomers get, once for a number and once for a device.

-- Marketing's float, filled up once a Manila day. A player's number is the player's own (users), so a row for each
-- player is a row for each number.
insert into accounts (name) values ('WELCOME');
alter table accounts add constraint welcome_not_negative check (owner is not null or name <> 'WELCOME' or balance >= 0);

-- The worth of coins that drop into the coin pusher without being paid for.
insert into accounts (name, shard) select 'PROMO_PUSHER', shard from generate_series(0, 15) as shard;

create table welcome_days (
  day integer primary key,
  -- Hundredths that the float was filled up by.
  fed bigint not null
);

create table welcome_sets (
  user_id bigint primary key references users (id),
  device_id uuid not null unique references devices (id),
  at bigint not null,
  -- The Manila day on which the daily spin asks for no bet.
  day integer not null
);
