-- VIP awards and rebates (docs/product-rules.md, VIP and valid bet).

-- The level follows from the lifetime valid bet and is not stored.
alter table users drop column vip;

-- Awards that were paid. A gift's place is its level; that of a day, week or month is the Manila day on which it begins.
create table vip_awards (
  user_id bigint not null references users (id),
  kind text not null check (kind in ('gift', 'daily', 'weekly', 'monthly')),
  place integer not null,
  amount bigint not null check (amount > 0),
  at bigint not null,
  journal_id bigint not null references journals (id),
  primary key (user_id, kind, place)
);

-- Rebates that were paid, each for the valid bet since the one before.
create table vip_rebates (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  valid_bet bigint not null check (valid_bet > 0),
  -- Lifetime valid bet up to which rebates are paid: where the next one begins.
  through bigint not null,
  rebate_bp integer not null,
  amount bigint not null check (amount > 0),
  at bigint not null,
  journal_id bigint not null references journals (id)
);
create index vip_rebates_newest on vip_rebates (user_id, id desc);

update activities set enabled = true, theme_url = '/vip' where type in (activity_id('vip'), activity_id('rebate'));
