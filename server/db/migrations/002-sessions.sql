-- Sessions and signing in: text message codes, sign-in tries, request rates.

create table sessions (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the token: whoever reads this table can log in as nobody.
  token_hash bytea not null unique,
  user_id bigint not null references users (id),
  created_at bigint not null,
  -- When the expiry was last moved; at most once an hour.
  renewed_at bigint not null,
  -- Heartbeat.
  seen_at bigint not null,
  expires_at bigint not null,
  revoked_at bigint,
  ip inet
) with (fillfactor = 80);
create index sessions_of on sessions (user_id, created_at desc);
create index sessions_by_expiry on sessions (expires_at);

create table sms_codes (
  id bigint generated always as identity primary key,
  mobile text not null,
  purpose text not null check (purpose in ('login', 'register', 'forget', 'bind')),
  -- SHA-256 of mobile, purpose, code and a salt of its own.
  code_hash bytea not null,
  salt bytea not null,
  ip inet not null,
  sent_at bigint not null,
  expires_at bigint not null,
  wrong_tries smallint not null default 0,
  used_at bigint
);
create index sms_codes_of on sms_codes (mobile, sent_at desc);
create index sms_codes_from on sms_codes (ip, sent_at desc);

-- What the sandbox gateway "sent"; stays empty in production.
create table sms_outbox (
  id bigint generated always as identity primary key,
  mobile text not null,
  text text not null,
  at bigint not null
);

-- Password tries of an account from an address, counted before each try is looked at.
create table sign_in_tries (
  key text primary key,
  tries integer not null,
  until bigint not null
);

-- Request rates: the instant at which a subject would be back at zero (GCRA), in microseconds since 1970.
-- Unlogged: after a crash everybody starts at zero, and no request waits for the disk.
create unlogged table rate_limits (
  subject text not null,
  class text not null,
  zero_at bigint not null,
  primary key (subject, class)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
