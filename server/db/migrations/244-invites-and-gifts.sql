-- Where a welcome set was given: a fresh device id costs nothing, an address does. Null for sets of before.
alter table welcome_sets add column network text;
create index welcome_sets_of_network on welcome_sets (network, at) where network is not null;

-- Why a player who was invited counts for nobody (docs/product-rules.md, Agents); null for most.
alter table users add column invite_blocked text check (invite_blocked in ('device', 'network'));
