-- Who a player is (docs/product-rules.md, Verification). Pictures and what is typed are sealed: the database alone tells nobody who anybody is.
create table kyc_pictures (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  at bigint not null,
  kind text not null check (kind in ('id', 'selfie')),
  key_id text not null,
  nonce bytea not null,
  sealed bytea not null
);
create index kyc_pictures_of on kyc_pictures (user_id, at);

create table kyc_applications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  at bigint not null,
  -- The person as JSON.
  key_id text not null,
  nonce bytea not null,
  sealed bytea not null,
  -- Equal for equal documents, and for equal names with equal birth dates.
  document_print bytea not null,
  person_print bytea not null,
  id_picture bigint not null references kyc_pictures (id),
  selfie_picture bigint not null references kyc_pictures (id),
  status text not null default 'pending' check (status in ('pending', 'verified', 'rejected')),
  reason text check (reason in ('unreadable', 'expired', 'face', 'mismatch', 'duplicate')),
  decided_at bigint,
  -- Who decided: a verifier's name, or a person of the house.
  decided_by text,
  check ((status = 'pending') = (decided_at is null)),
  check ((status = 'rejected') = (reason is not null))
);
-- A player has one at a time, and a document belongs to one player.
create unique index kyc_one_of_a_player on kyc_applications (user_id) where status <> 'rejected';
create unique index kyc_one_of_a_document on kyc_applications (document_print) where status = 'verified';
create index kyc_persons on kyc_applications (person_print) where status = 'verified';
create index kyc_newest on kyc_applications (user_id, id desc);
create index kyc_pending on kyc_applications (id) where status = 'pending';
create index kyc_of_id_picture on kyc_applications (id_picture);
create index kyc_of_selfie on kyc_applications (selfie_picture);

-- Every look at somebody's documents: written before they are shown, never changed.
create table kyc_reads (
  id bigint generated always as identity primary key,
  at bigint not null,
  who text not null check (length(who) between 1 and 60),
  application_id bigint not null references kyc_applications (id)
);
create index kyc_reads_of on kyc_reads (application_id);
