create or replace function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: correct with a new journal';
end $$;

create or replace trigger journals_append_only before update or delete or truncate on journals
  for each statement execute function ledger_is_append_only();
create or replace trigger postings_append_only before update or delete or truncate on postings
  for each statement execute function ledger_is_append_only();
