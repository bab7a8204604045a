-- A draw of a made-up past, whole, as receiveDrawChance makes one; its seeds were chosen with the past.
create or replace function book_past_draw(p jsonb) returns void language plpgsql as $$
begin
  perform jackpot_spend_chance((p ->> 'user_id')::bigint, (p ->> 'at')::bigint);
  perform jackpot_draw(p);
end $$;
