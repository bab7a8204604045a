-- Funds that promotions are paid out of, and the bets that they are fed from.

-- Everybody's valid bet so far: what funds are fed from. One row a shard, so that bets do not queue for each other.
create table house_bets (
  shard smallint primary key,
  valid_bet bigint not null default 0
) with (fillfactor = 50);
insert into house_bets (shard) select generate_series(0, 15);

-- Promotions that are paid out of a fund (docs/product-rules.md, Promotion funds): what each was fed so far. The rates stand in server/funds.
create table funds (
  name text primary key,
  fed bigint not null default 0
);
insert into funds (name) values
  ('bankruptcy'), ('red-vs-blue'), ('raffle'), ('rank'), ('tasks'), ('sign-in'), ('recharge-sign'), ('spin'),
  ('halloween'), ('red-packet');
insert into accounts (name)
select 'FUND_' || replace(upper(name), '-', '_') from funds order by name;
alter table accounts add constraint fund_not_negative check (owner is not null or name not like 'FUND\_%' or balance >= 0);
