-- The activity whose link opened the game, for example 47 for one that the jackpot recommends; null for most.
alter table provider_sessions add column activity_id integer references activities (type);
