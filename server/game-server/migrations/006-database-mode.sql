-- Whom the rounds are for: real players, or development, whose chains are short and have salts that nobody announced.
create table database_mode (
  id boolean primary key default true check (id),
  is_production boolean not null
);
insert into database_mode (is_production) select false where exists (select from chains where length < 10000000);
