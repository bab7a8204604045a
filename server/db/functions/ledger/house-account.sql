-- The id of a house account's shard; shards are made by the migration that names the account.
create or replace function house_account(p_name text, p_shard integer) returns bigint
  language sql stable as $$
    select id from accounts where owner is null and name = p_name and shard = p_shard
  $$;
