-- Whom a database is for: real players, or development, whose players have public passwords (docs/configuration.md, Modes).
-- At most one row; none before the first server has opened the database.
create table database_mode (
  id boolean primary key default true check (id),
  is_production boolean not null
);
-- A database of before may have been development's: worlds have these players, and only the sandbox fills the outbox.
insert into database_mode (is_production)
select false
where exists (select from users where account in ('demo_player', 'fresh_player'))
  or exists (select from sms_outbox);
