-- Lucky jackpot: chances, pools, weeks. Its draws are rounds as any other game's (050).
-- The numbers of its rules stand in fair/jackpot.ts; the server hands them in.

insert into accounts (name, shard)
select name, shard
from unnest(array[
  'PROMO_JACKPOT',  -- what chances are worth until they are drawn
  'POOL_MEGA', 'POOL_MAJOR', 'POOL_MINOR', 'POOL_MINI',
  'RESERVE_JACKPOT',-- seeds of the pools to come
  'PROMO_DIAMOND', 'PROMO_COUPON', 'PROMO_SCRATCH'  -- the worth of prizes that are not coins
]) with ordinality as house (name, place), generate_series(0, 15) as shard
order by place, shard;

-- The accounts that a draw of a shard touches, so that a draw finds them in one look: MEGA, MAJOR, MINOR, MINI pool,
-- chances, reserve, loan, diamonds given out, then the accounts for prizes that are not coins.
create table jackpot_shards (
  shard integer primary key,
  accounts bigint[] not null check (array_length(accounts, 1) = 11 and array_position(accounts, null) is null)
);
insert into jackpot_shards (shard, accounts)
select a.shard, array_agg(a.id order by house.place)
from unnest(array[
  'POOL_MEGA', 'POOL_MAJOR', 'POOL_MINOR', 'POOL_MINI', 'PROMO_JACKPOT', 'RESERVE_JACKPOT', 'HOUSE_LOAN', 'DIAMOND_ISSUE',
  'PROMO_DIAMOND', 'PROMO_COUPON', 'PROMO_SCRATCH'
]) with ordinality as house (name, place)
join accounts a on a.owner is null and a.name = house.name
group by a.shard;

-- A draw reads a pool as the range of its sixteen ids.
do $$ begin
  if exists (
    select from accounts a join accounts first on first.owner is null and first.name = a.name and first.shard = 0
    where a.owner is null and a.name like 'POOL\_%' and a.id <> first.id + a.shard
  ) then
    raise exception 'the ids of a pool are not in a row';
  end if;
end $$;

create table jackpot_chances (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  source text not null check (source in ('bet', 'promotion', 'world')),
  day integer not null,
  at bigint not null,
  expires_at bigint not null
);
create index jackpot_chances_of on jackpot_chances (user_id, expires_at, id);

-- How many chances were earned by betting on a day: at most 20.
create table jackpot_earned (
  user_id bigint not null references users (id),
  day integer not null,
  count integer not null,
  primary key (user_id, day)
);

-- This week's winnings of a player, for the rank; `reached_at` breaks ties to the earlier.
create table jackpot_weeks (
  week bigint not null,
  user_id bigint not null references users (id),
  total bigint not null,
  reached_at bigint not null,
  primary key (week, user_id)
) with (fillfactor = 80);
create index jackpot_weeks_rank on jackpot_weeks (week, total desc, reached_at, user_id);
