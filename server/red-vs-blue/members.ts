/** Days of a round. */
export const PK_DAYS = 7;

/**
 * SQL for the members of a round, with their valid bet in it since they joined. It reads only the players' daily sums,
 * so its result no longer changes after the week.
 */
export const MEMBERS = `
  select m.user_id as "userId", m.camp,
    (coalesce((select sum(d.valid_bet) from player_days d
      where d.user_id = m.user_id and d.day between m.day and m.round + ${PK_DAYS - 1}), 0) - m.bet_before)::bigint as bet
  from pk_members m where m.round = $1`;
