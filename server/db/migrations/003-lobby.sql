-- Devices, analytics, themes, activities and the switches of the house.

create table devices (
  id uuid primary key default gen_random_uuid(),
  os text not null,
  model text not null,
  info text not null,
  messaging_token text,
  url_params text not null,
  country text not null,
  currency text not null,
  language text not null,
  ip inet,
  -- The last player seen on it.
  user_id bigint references users (id),
  first_seen_at bigint not null,
  seen_at bigint not null
);

create table client_events (
  id bigint generated always as identity primary key,
  name text not null,
  -- By the client's clock.
  at bigint not null,
  received_at bigint not null,
  user_id bigint,
  props jsonb not null
);
create index client_events_by_time on client_events (received_at);

create table themes (
  id text primary key,
  -- JSON as the client gets it: {"pack": name of the art pack, "colors": {token: value}}.
  data text not null,
  domain text not null default '',
  is_current boolean not null default false,
  constraint theme_is_json check (data is json object)
);
create unique index themes_current on themes (is_current) where is_current;
insert into themes (id, data, is_current) values ('default', '{"pack":"default","colors":{}}', true);

create table activities (
  type integer primary key,
  name text not null,
  sort integer not null,
  -- An activity is open when this is true and now lies between the two times.
  enabled boolean not null default false,
  opens_at bigint not null default 0,
  closes_at bigint not null default 4102444800000,
  theme_url text not null default '',
  guests_see_it boolean not null default false,
  floats_on_home boolean not null default false,
  img_url4 text not null default ''
);
insert into activities (type, name, sort) values
  (0, 'Deposit', 10), (4, 'Bind', 20), (8, 'VIP', 30), (9, 'Points', 40), (15, 'SignUpBonus', 50), (16, 'Fund', 60),
  (25, 'Notice', 70), (26, 'Agent', 80), (32, 'Download', 90), (36, 'FreeSign', 100), (42, 'Tasks', 110),
  (44, 'FirstDeposit', 120), (47, 'LuckyJackpot', 5), (59, 'RedPKBlue', 140), (60, 'FirstDepositTips', 150),
  (62, 'Kyc', 160), (66, 'RechargeSign', 170), (1001, 'Lottery', 180), (1002, 'Spin', 190), (1003, 'CoinPusher', 200),
  (1004, 'MonthlyBonus', 210), (1005, 'Halloween', 220), (1006, 'SlotShack', 230), (1007, 'Live', 240),
  (1008, 'Follow', 250), (1009, 'Bank', 260), (1010, 'BankruptGift', 270), (1011, 'RedPacketRain', 280),
  (1012, 'ScratchCard', 290), (1013, 'DiamondMall', 300), (1014, 'Rank', 310), (1015, 'Rebate', 320),
  (1016, 'RewardRecord', 330), (1017, 'Invite', 340);
update activities
set enabled = true, guests_see_it = true, floats_on_home = true, theme_url = '/activity/jackpot'
where type = 47;

create table house_switches (
  name text primary key,
  is_on boolean not null
);
insert into house_switches (name, is_on) values ('maintenance', false);
