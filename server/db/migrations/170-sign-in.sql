-- The sign-in card: one stamp a Manila day (docs/product-rules.md, Sign-in).
create table sign_ins (
  user_id bigint not null references users (id),
  day integer not null,
  -- Counts on over all cards of the player, from 1.
  number integer not null check (number > 0),
  diamonds integer not null check (diamonds > 0),
  journal_id bigint not null references journals (id),
  primary key (user_id, day),
  unique (user_id, number)
);

update activities set enabled = true, theme_url = '/activity/sign-in' where type = activity_id('freeSign');
