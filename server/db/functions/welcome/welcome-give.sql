-- Gives a newcomer the welcome set, paid out of the float, which is filled up on the first of a Manila day. Returns false, and changes nothing, for a device that is unknown or had its set, for a neighbourhood that had enough, and when the float is empty.
create or replace function welcome_give(p jsonb) returns boolean language plpgsql as $$
declare
  v record;
  v_float constant bigint := house_account('WELCOME', 0);
  v_held bigint;
  v_due bigint;
begin
  select * into v from jsonb_to_record(p) as given (
    user_id bigint, shard integer, device_id uuid, at bigint, day integer,
    -- hundredths: what a set costs, and what the float is filled up to
    cost bigint, daily bigint,
    -- the neighbourhood of the newcomer's address, how many sets it gets a day, and since when the same kind of device gets none
    network text, per_network integer, same_since bigint,
    -- pieces, and hundredths to set aside for all of them; chances as jackpot_grant() takes them
    cards bigint, cards_worth bigint, coins bigint, coins_worth bigint, chances jsonb
  );
  -- Newcomers queue here; nobody else takes this account, so nobody waits for another in a circle.
  select balance into strict v_held from accounts where id = v_float for no key update;
  -- Another device id of the same device is a new row, so devices that look alike beside each other count as one for a while.
  if (select count(*) from welcome_sets where network = v.network and day = v.day) >= v.per_network or exists (
    select from welcome_sets s join devices had on had.id = s.device_id, devices asks
    where s.network = v.network and s.at > v.same_since and asks.id = v.device_id
      and (had.os, had.model, had.info) = (asks.os, asks.model, asks.info)
  ) then
    return false;
  end if;
  insert into welcome_sets (user_id, device_id, at, day, network)
  select v.user_id, id, v.at, v.day, v.network from devices where id = v.device_id
  on conflict do nothing;
  if not found then
    return false;
  end if;
  if not exists (select from welcome_days where day = v.day) then
    v_due := greatest(v.daily - v_held, 0);
    insert into welcome_days (day, fed) values (v.day, v_due);
    if v_due > 0 then
      perform ledger_post(
        'feed', v.at, 'welcome', null, array[house_account('HOUSE', 0), v_float], array[-v_due, v_due]
      );
      v_held := v_held + v_due;
    end if;
  end if;
  if v_held < v.cost then
    delete from welcome_sets where user_id = v.user_id;
    return false;
  end if;
  -- Chances come first, so that accounts are locked in the order of their ids.
  perform jackpot_grant(v.chances);
  perform ledger_post(
    'promotion', v.at, 'Welcome set', null,
    array[v_float, house_account('HOUSE', v.shard), house_account('PROMO_SCRATCH', v.shard),
          house_account('PROMO_PUSHER', v.shard)],
    array[-v.cost, v.cost - v.cards_worth - v.coins_worth, v.cards_worth, v.coins_worth]
  );
  perform scratch_give(v.user_id, v.cards);
  perform free_coins_give(v.user_id, v.coins);
  return true;
end $$;
