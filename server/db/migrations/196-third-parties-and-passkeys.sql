-- Accounts of third parties with which players log in: what their provider calls them, never an address of theirs.
create table social_accounts (
  -- Specification 3: facebook 3, line 4, google 5.
  type smallint not null check (type in (3, 4, 5)),
  -- The provider's own id of the person; another provider's may be equal.
  subject text not null,
  user_id bigint not null references users (id),
  name text not null,
  bound_at bigint not null,
  primary key (type, subject),
  unique (user_id, type)
);

-- Log-ins with third parties that are under way.
create table social_attempts (
  -- SHA-256 of what the provider is given, and of what the browser alone has.
  state_hash bytea primary key,
  secret_hash bytea not null,
  type smallint not null check (type in (3, 4, 5)),
  origin text not null,
  nonce text not null,
  -- Null once somebody has come back: what the provider gave is asked for once.
  verifier text,
  expires_at bigint not null,
  -- Who has come back.
  subject text,
  name text,
  used_at bigint
);
create index social_attempts_expire on social_attempts (expires_at);

create table passkeys (
  -- The credential's id, base64url.
  id text primary key,
  user_id bigint not null references users (id),
  -- COSE.
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  origin text not null,
  added_at bigint not null,
  used_at bigint
);
create index passkeys_of on passkeys (user_id, added_at desc);

-- What browsers have been asked to sign; each is signed once.
create table passkey_challenges (
  challenge text primary key,
  origin text not null,
  -- The player who makes a passkey; null for a log-in.
  user_id bigint references users (id),
  expires_at bigint not null
);
create index passkey_challenges_expire on passkey_challenges (expires_at);
