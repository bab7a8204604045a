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
  (activity_id('deposit'), 'Deposit', 10),
  (activity_id('bind'), 'Bind', 20),
  (activity_id('vip'), 'VIP', 30),
  (activity_id('points'), 'Points', 40),
  (activity_id('signUpBonus'), 'SignUpBonus', 50),
  (activity_id('fund'), 'Fund', 60),
  (activity_id('notice'), 'Notice', 70),
  (activity_id('agent'), 'Agent', 80),
  (activity_id('download'), 'Download', 90),
  (activity_id('freeSign'), 'FreeSign', 100),
  (activity_id('tasks'), 'Tasks', 110),
  (activity_id('firstDeposit'), 'FirstDeposit', 120),
  (activity_id('luckyJackpot'), 'LuckyJackpot', 5),
  (activity_id('redPKBlue'), 'RedPKBlue', 140),
  (activity_id('firstDepositTips'), 'FirstDepositTips', 150),
  (activity_id('kyc'), 'Kyc', 160),
  (activity_id('rechargeSign'), 'RechargeSign', 170),
  (activity_id('lottery'), 'Lottery', 180),
  (activity_id('spin'), 'Spin', 190),
  (activity_id('coinPusher'), 'CoinPusher', 200),
  (activity_id('monthlyBonus'), 'MonthlyBonus', 210),
  (activity_id('halloween'), 'Halloween', 220),
  (activity_id('slotShack'), 'SlotShack', 230),
  (activity_id('live'), 'Live', 240),
  (activity_id('follow'), 'Follow', 250),
  (activity_id('bank'), 'Bank', 260),
  (activity_id('bankruptGift'), 'BankruptGift', 270),
  (activity_id('redPacketRain'), 'RedPacketRain', 280),
  (activity_id('scratchCard'), 'ScratchCard', 290),
  (activity_id('diamondMall'), 'DiamondMall', 300),
  (activity_id('rank'), 'Rank', 310),
  (activity_id('rebate'), 'Rebate', 320),
  (activity_id('rewardRecord'), 'RewardRecord', 330),
  (activity_id('invite'), 'Invite', 340);
update activities
set enabled = true, guests_see_it = true, floats_on_home = true, theme_url = '/activity/jackpot'
where type = activity_id('luckyJackpot');

create table house_switches (
  name text primary key,
  is_on boolean not null
);
insert into house_switches (name, is_on) values ('maintenance', false);
