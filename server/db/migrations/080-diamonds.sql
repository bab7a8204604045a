-- Diamonds: scratch cards with their awards, the mall's goods, orders and addresses.
-- The numbers of the rules stand in fair/scratch.ts; the server hands them in.

-- What the house owes to those who supply the mall's goods.
insert into accounts (name, shard) select 'GOODS_PAYABLE', shard from generate_series(0, 15) as shard;

-- How many cards a player has ever played, and which cycle of awards is shown.
create table scratch_players (
  user_id bigint primary key references users (id),
  played bigint not null default 0,
  cycle integer not null default 0
) with (fillfactor = 80);

-- Awards for cards played: each exists once. The id counts on over the cycles.
create table scratch_awards (
  user_id bigint not null references users (id),
  award_id bigint not null,
  at bigint not null,
  -- Hundredths.
  amount bigint not null,
  journal_id bigint not null references journals (id),
  primary key (user_id, award_id)
);

-- The latest wins that are worth telling, and a player's cards that won.
create index scratch_wins on fair_rounds (at desc, id desc) where game = 'scratch-card' and payout > 500;
create index scratch_won_of on fair_rounds (user_id, id desc) where game = 'scratch-card' and payout > 0;

create table goods (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]+$'),
  sort integer not null,
  name_en text not null,
  name_fil text not null,
  about_en text not null,
  about_fil text not null,
  -- Diamonds.
  price bigint not null check (price > 0),
  stock integer not null check (stock >= 0),
  is_shown boolean not null default true
);

-- Every change of an address is a new version; an order keeps the one it was made with.
create table player_addresses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  version integer not null,
  at bigint not null,
  name text not null,
  mobile text not null,
  region text not null,
  province text not null,
  city text not null,
  barangay text not null,
  street text not null,
  zip text not null check (zip ~ '^[0-9]{4}$'),
  unique (user_id, version)
);

create table goods_orders (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  goods_id integer not null references goods (id),
  -- As it was paid, in diamonds.
  price bigint not null,
  address_id bigint not null references player_addresses (id),
  at bigint not null,
  state text not null default 'placed' check (state in ('placed', 'packed', 'shipped', 'delivered', 'cancelled')),
  state_at bigint not null,
  journal_id bigint not null references journals (id)
);
create index goods_orders_of on goods_orders (user_id, id desc);

insert into goods (id, slug, sort, price, stock, name_en, name_fil, about_en, about_fil) values
  (1, 'enamel-mug', 10, 1500, 120, 'Perya enamel mug', 'Enamel na tasa ng Perya',
    'White enamel with a gold rim, 350 ml.', 'Puting enamel na may gintong gilid, 350 ml.'),
  (2, 'anahaw-fan', 20, 800, 200, 'Woven anahaw fan', 'Hinabing pamaypay na anahaw',
    'Woven by hand in Bicol.', 'Hinabi ng kamay sa Bikol.'),
  (3, 'tote-bag', 30, 1200, 150, 'Canvas tote bag', 'Canvas na tote bag',
    'Strong cotton with a Ferris wheel on it.', 'Matibay na cotton na may ferris wheel.'),
  (4, 'fair-cap', 40, 2000, 100, 'Fair cap', 'Sumbrero ng perya',
    'Violet cap, one size for all.', 'Sumbrerong lila, isang sukat para sa lahat.'),
  (5, 'mango-box', 50, 1600, 80, 'Dried mango box', 'Kahon ng pinatuyong mangga',
    'Ten packs of dried mango from Guimaras.', 'Sampung pakete ng pinatuyong mangga mula Guimaras.'),
  (6, 'barako-coffee', 60, 1800, 80, 'Barako coffee set', 'Kapeng barako set',
    'Beans and a dripper from Batangas.', 'Butil at dripper mula Batangas.'),
  (7, 'rain-umbrella', 70, 2500, 60, 'Storm umbrella', 'Payong pang-bagyo',
    'Eight ribs that bend and do not break.', 'Walong tadyang na yumuyuko at hindi nababali.'),
  (8, 'jeepney-model', 80, 4500, 40, 'Jeepney model', 'Modelong jeepney',
    'Die-cast metal, 20 cm, painted by hand.', 'Metal, 20 cm, pininturahan ng kamay.'),
  (9, 'capiz-parol', 90, 6000, 30, 'Capiz parol', 'Parol na capiz',
    'A star of capiz shell with lights inside.', 'Bituin ng capiz na may ilaw sa loob.'),
  (10, 'power-bank', 100, 8000, 30, 'Power bank', 'Power bank',
    '10,000 mAh, charges two phones at once.', '10,000 mAh, sabay ang dalawang phone.'),
  (11, 'earphones', 110, 12000, 20, 'Wireless earphones', 'Wireless na earphones',
    'Twenty hours with their case.', 'Dalawampung oras kasama ang lalagyan.'),
  (12, 'rice-cooker', 120, 18000, 12, 'Rice cooker', 'Rice cooker',
    'For ten cups, keeps warm till late.', 'Para sa sampung tasa, mainit hanggang gabi.');

update activities set enabled = true, theme_url = '/activity/lottery' where type in (activity_id('lottery'), activity_id('scratchCard'));
update activities set enabled = true, theme_url = '/activity/lottery/product' where type = activity_id('diamondMall');
