-- Whether a round's stake counts as valid bet: not if a player's bets are on opposite sides of one shared round.
alter table rounds add column is_counted boolean not null default true;
-- Stakes of the second brand that count nothing, to be reported with the next withdrawal.
alter table arcade_played add column uncounted bigint not null default 0 check (uncounted >= 0);
