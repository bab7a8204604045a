-- Players. Every time is milliseconds since 1970 by the server's clock.

create table users (
  id bigint generated always as identity (start with 100001) primary key,
  uuid uuid not null unique default gen_random_uuid(),
  -- Lower case; null for a player who registered with a mobile number.
  account text unique check (account = lower(account)),
  -- E.164.
  mobile text unique check (mobile ~ '^\+639[0-9]{9}$'),
  -- Argon2id; null until a first password is set.
  password_hash text,
  account_type smallint not null default 2,
  nickname text not null default '',
  avatar text not null default '',
  vip smallint not null default 0,
  -- Hundredths of lifetime valid bet.
  vip_exp bigint not null default 0 check (vip_exp >= 0),
  user_level integer not null default 0,
  invite_code text not null unique check (invite_code ~ '^[A-Z0-9]{6,8}$'),
  -- Who invited this player.
  pid bigint references users (id),
  birth_date date not null,
  -- When the player declared to be old enough and in no restricted class, and had read the terms.
  declared_at bigint not null,
  registered_at bigint not null,
  registered_ip inet,
  -- Excluded from play until then.
  excluded_until bigint,
  -- Spins are not available to this player.
  spins_blocked boolean not null default false,
  constraint account_or_mobile check (account is not null or mobile is not null)
);
create index users_by_pid on users (pid) where pid is not null;
