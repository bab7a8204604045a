-- Indexes along which lists and jobs walk no more rows than they need (docs/architecture.md, Lists and statements).

-- The order of the rank, all keys falling, so that "after this place" is one comparison. The plain columns let a place
-- be counted without a look at the table.
drop index jackpot_weeks_rank;
create index jackpot_weeks_rank on jackpot_weeks (week, total, (-reached_at), (-user_id)) include (reached_at, user_id);

-- The jackpot's own winners, however many win in games meanwhile.
create index wins_of_jackpot on wins (at desc, id desc) where kind in ('jackpot', 'draw');

-- Chances that end, without a look at those that do not.
create index jackpot_chances_by_expiry on jackpot_chances (expires_at, id);
