-- The daily spin and the red packet rain.

-- Which Manila day a player has spun on: the row is what makes it once.
create table daily_spins (
  user_id bigint not null references users (id),
  day integer not null,
  primary key (user_id, day)
);

-- A rain: three a day, made when somebody first looks; the world may add one.
create table red_packet_rains (
  id text primary key,
  starts_at bigint not null,
  ends_at bigint not null check (ends_at > starts_at),
  -- Hundredths and packets; null until the first player joins, when the fund says what there is.
  pool bigint,
  packets integer,
  left_amount bigint,
  left_packets integer,
  check (left_amount >= left_packets and left_packets >= 0)
);
create index red_packet_rains_by_end on red_packet_rains (ends_at);

create table red_packets (
  rain_id text not null references red_packet_rains (id),
  user_id bigint not null references users (id),
  amount bigint not null check (amount > 0),
  primary key (rain_id, user_id)
);

update activities set enabled = true, theme_url = '/activity/spin' where type = activity_id('spin');
update activities set enabled = true, theme_url = '/activity/red-packet-rain' where type = activity_id('redPacketRain');
