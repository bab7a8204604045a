-- The deposit card: one stamp a Manila day (docs/product-rules.md, Deposit days).
create table recharge_signs (
  user_id bigint not null references users (id),
  day integer not null,
  -- Counts on over all cards of the player, from 1.
  number integer not null check (number > 0),
  diamonds integer not null check (diamonds > 0),
  journal_id bigint not null references journals (id),
  -- What the stamp was worth more with larger deposits.
  upgrade_diamonds integer check (upgrade_diamonds > 0),
  upgrade_journal_id bigint references journals (id),
  primary key (user_id, day),
  unique (user_id, number),
  check ((upgrade_diamonds is null) = (upgrade_journal_id is null))
);

update activities set enabled = true, theme_url = '/activity/recharge-sign' where type = activity_id('rechargeSign');
