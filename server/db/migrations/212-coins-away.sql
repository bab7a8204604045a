-- At which providers players have coins (docs/providers.md, The transfer wallet). An index on accounts knew it by a condition on their
-- balance, and an account whose indexes ask for its balance cannot be updated within its page: every posting wrote all of them.
create table coins_away (
  user_id bigint not null references users (id),
  provider text not null,
  primary key (user_id, provider)
);
insert into coins_away (user_id, provider)
  select owner, substr(name, 6) from accounts where name like 'away:%' and balance > 0;
drop index accounts_away;
