-- Decides an application that is pending, and tells the player by mail; returns how it stands afterwards. A person who is known by another account is sent back as a duplicate, unless somebody of the house says that they are two (p_override). What was decided before stays.
create or replace function decide_kyc(
  p_id bigint, p_status text, p_reason text, p_by text, p_at bigint, p_override boolean default false
) returns text language plpgsql as $$
declare
  v kyc_applications;
  v_status text := p_status;
  v_reason text := p_reason;
begin
  select * into strict v from kyc_applications where id = p_id for update;
  if v.status <> 'pending' then
    return v.status;
  end if;
  if v_status = 'verified' then
    -- Two accounts of one person queue here.
    perform pg_advisory_xact_lock(hashtextextended(encode(v.person_print, 'hex'), 0));
    perform pg_advisory_xact_lock(hashtextextended(encode(v.document_print, 'hex'), 0));
    if exists (
      select from kyc_applications where status = 'verified' and user_id <> v.user_id
      and (document_print = v.document_print or (person_print = v.person_print and not p_override))
    ) then
      v_status := 'rejected';
      v_reason := 'duplicate';
    end if;
  end if;
  update kyc_applications set status = v_status, reason = v_reason, decided_at = p_at, decided_by = p_by
  where id = p_id;
  if v_status = 'verified' then
    insert into mails (user_id, at, title_en, title_fil, text_en, text_fil) values (
      v.user_id, p_at, 'You’re verified', 'Verified ka na',
      'Thank you! We know who you are now. Deposits and withdrawals won’t ask again.',
      'Salamat! Kilala ka na namin. Hindi na ito itatanong sa deposit at withdrawal.'
    );
  else
    insert into mails (user_id, at, title_en, title_fil, text_en, text_fil) values (
      v.user_id, p_at, 'Your documents need another look', 'Kailangang ulitin ang mga dokumento mo',
      'We couldn’t verify you with what you sent. Open your profile, then Verification: it says why, and you can send them again.',
      'Hindi ka namin na-verify sa ipinadala mo. Buksan ang profile mo, tapos ang Verification: nakasulat doon kung bakit, at puwede mong ipadala ulit.'
    );
  end if;
  return v_status;
end $$;
