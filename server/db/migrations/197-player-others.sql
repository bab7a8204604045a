-- The picture that a player has chosen beside the house's own: drawn anew as a small jpeg, seen by its player alone.
create table player_pictures (
  user_id bigint primary key references users (id),
  -- What the address has of it: nobody guesses it, and a new picture has another.
  key text not null unique,
  bytes bytea not null,
  at bigint not null
);

-- Ways to reach a player beside the number; empty when not given.
create table player_contacts (
  user_id bigint primary key references users (id),
  email text not null,
  viber text not null,
  telegram text not null,
  -- When the player asked for offers by these ways; null when not.
  offers_since bigint,
  at bigint not null
);
