-- Answers a feedback, and tells the player by mail; for the house's own people until they have a page for it. Answering
-- again replaces the answer.
create or replace function answer_feedback(p_id bigint, p_answer text) returns void language plpgsql as $$
declare
  v_now constant bigint := (extract(epoch from clock_timestamp()) * 1000)::bigint;
  v_user bigint;
begin
  update feedbacks set answer = p_answer, answered_at = v_now where id = p_id returning user_id into strict v_user;
  insert into mails (user_id, at, title_en, title_fil, text_en, text_fil) values (
    v_user, v_now, 'We have answered your feedback', 'Nasagot na namin ang feedback mo', p_answer, p_answer
  );
end $$;
