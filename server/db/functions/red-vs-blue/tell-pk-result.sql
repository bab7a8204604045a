-- Writes to every member of a round how it ended, and what came of it.
create or replace function tell_pk_result(p_round integer, p_at bigint) returns void language sql as $$
  insert into mails (user_id, at, title_en, title_fil, text_en, text_fil)
  select m.user_id, p_at,
    case r.winner when 'tie' then 'Red vs Blue: a tie' when m.camp then 'Red vs Blue: your camp has won' else 'Red vs Blue: the other camp has won' end,
    case r.winner when 'tie' then 'Red vs Blue: tabla' when m.camp then 'Red vs Blue: nanalo ang kampo mo' else 'Red vs Blue: nanalo ang kabilang kampo' end,
    case when p.amount is null then 'Thank you for pulling. A new round has begun: choose your camp.'
      else 'Your share is ₱' || to_char(p.amount / 100.0, 'FM999,999,999,990.00') || '. It is in your balance. A new round has begun.' end,
    case when p.amount is null then 'Salamat sa paghila. May bagong round na: pumili ng kampo.'
      else 'Ang bahagi mo ay ₱' || to_char(p.amount / 100.0, 'FM999,999,999,990.00') || '. Nasa balance mo na. May bagong round na.' end
  from pk_members m join pk_rounds r on r.round = m.round
  left join pk_payments p on p.round = m.round and p.user_id = m.user_id
  where m.round = p_round
$$;
