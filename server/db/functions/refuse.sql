-- Refuses what is being done with an error code of the contract; TypeScript makes a CallError of it
-- (server/db/refusal.ts).
create or replace function refuse(p_code integer) returns void language plpgsql as $$
begin
  raise exception 'refused with %', p_code using errcode = 'R' || lpad(p_code::text, 4, '0');
end $$;
