-- Writes one journal. Legs on the same account are added up; each currency must sum to zero.
-- Rows are locked in the order of their ids, so that journals never wait for each other in a circle; and before the
-- journal takes its id, so that on every account the order of ids is the order of balances.
create or replace function ledger_post(
  p_kind text, p_at bigint, p_text text, p_meta jsonb, p_accounts bigint[], p_amounts bigint[]
) returns bigint language plpgsql as $$
declare
  v_journal bigint;
  v_known boolean;
  v_coins numeric;
  v_diamonds numeric;
begin
  with locked as materialized (
    select id, currency from accounts where id = any (p_accounts) order by id for no key update
  )
  select bool_and(locked.id is not null and leg.amount is not null),
         coalesce(sum(leg.amount) filter (where locked.currency = 'coin'), 0),
         coalesce(sum(leg.amount) filter (where locked.currency = 'diamond'), 0)
  into v_known, v_coins, v_diamonds
  from unnest(p_accounts, p_amounts) as leg (account, amount) left join locked on locked.id = leg.account;
  if v_known is not true then
    raise exception 'journal % names an account that does not exist', p_kind;
  end if;
  if v_coins <> 0 or v_diamonds <> 0 then
    raise exception 'journal % does not sum to zero', p_kind;
  end if;
  with journal as (
    insert into journals (kind, at, text, meta) values (p_kind, p_at, p_text, p_meta) returning id
  ), legs as (
    select account, sum(amount)::bigint as amount
    from unnest(p_accounts, p_amounts) as leg (account, amount) group by account having sum(amount) <> 0
  ), moved as (
    update accounts a set balance = a.balance + legs.amount, version = a.version + 1
    from legs where a.id = legs.account
    returning a.id as account, legs.amount, a.balance
  ), posted as (
    insert into postings (journal_id, account_id, amount, balance_after)
    select journal.id, account, amount, balance from journal, moved
  )
  select id into v_journal from journal;
  return v_journal;
end $$;
