-- Gifts for an empty wallet (docs/product-rules.md, Gift for an empty wallet).

-- What the day's sums were when its last deposit came, and how many deposits there were.
alter table player_days
  add column staked_before bigint not null default 0,
  add column won_before bigint not null default 0,
  add column deposits integer not null default 0;

-- One row for each first gift that was received, with the second that it promises.
create table bankrupt_gifts (
  user_id bigint not null references users (id),
  -- Manila days: on which the wallet was emptied, and on which the first gift was received.
  emptied_on integer not null,
  received_on integer not null,
  at bigint not null,
  -- Hundredths lost that day since the last deposit, and both gifts.
  loss bigint not null check (loss > 0),
  first_amount bigint not null check (first_amount > 0),
  second_amount bigint not null check (second_amount > 0),
  -- Valid bet of a lifetime with which the second can be had.
  second_from bigint not null,
  first_journal bigint not null references journals (id),
  second_journal bigint references journals (id),
  primary key (user_id, received_on),
  unique (user_id, emptied_on)
);

-- A player whose round is still running has not lost its bet yet.
create index provider_rounds_open_of_player on provider_rounds (user_id) where ended_at is null;

update activities set enabled = true where type = activity_id('bankruptGift');
