-- Mails to players, and what players write to us (docs/product-rules.md, Inbox and feedback).
create table mails (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  at bigint not null,
  -- In both languages: the reader's is shown.
  title_en text not null,
  title_fil text not null,
  text_en text not null,
  text_fil text not null,
  read_at bigint
);
create index mails_newest on mails (user_id, id desc);
create index mails_unread on mails (user_id) where read_at is null;

create table feedbacks (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  at bigint not null,
  topic text not null check (topic in ('game', 'money', 'account', 'idea', 'other')),
  text text not null check (length(text) between 1 and 2000),
  answer text,
  answered_at bigint
);
create index feedbacks_newest on feedbacks (user_id, id desc);
