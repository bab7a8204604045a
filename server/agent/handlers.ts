import type { ResponseOf } from '../../contract/call.ts';
import { type appAgent5User, INVITER_DAYS } from '../../contract/agent.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Handlers } from '../calls/handler.ts';
import { markInvite } from './blocks.ts';

type Agent = ResponseOf<typeof appAgent5User>;

const FILL_MS = INVITER_DAYS * 86_400_000;

/**
 * SQL for a friend who counts: not with the inviter's device or beside the inviter (blocks.ts), and not a person who has
 * another account, as the verification has found.
 */
const COUNTS = `f.invite_blocked is null and not exists (
  select from kyc_applications k where k.user_id = f.id and k.reason = 'duplicate'
    and not exists (select from kyc_applications v where v.user_id = f.id and v.status = 'verified'))`;

/** Handlers of agents and their friends (docs/product-rules.md, Agents). */
export const agentHandlers: Pick<Handlers, 'appAgent5User' | 'agentFill'> = {
  async appAgent5User(_request, { db, clock, session: { userId } }) {
    const { rows } = await db.query<Agent>({
      name: 'agent-friends',
      text: `select u.invite_code as "inviteCode", count(f.id)::int as invited,
               coalesce(sum(f.vip_exp), 0)::bigint as "validBet",
               case when u.pid is null and u.registered_at + $2::bigint > $3 then u.registered_at + $2::bigint end as "fillUntil"
             from users u left join users f on f.pid = u.id and ${COUNTS}
             where u.id = $1 group by u.id`,
      values: [userId, FILL_MS, clock.now()],
    });
    const agent = rows[0];
    if (agent === undefined) throw new Error(`there is no player ${userId}`);
    return agent;
  },

  async agentFill({ pid }, { db, clock, session: { userId } }) {
    const now = clock.now();
    const { rows } = await db.query<{ id: number; isEarlier: boolean }>(
      `select i.id, i.registered_at < u.registered_at as "isEarlier"
       from users u, users i where u.id = $1 and i.invite_code = $2 and i.id <> u.id`,
      [userId, pid],
    );
    const inviter = rows[0];
    // The inviter's account must be older than the player's, so that the tree of invitations has no cycles.
    if (inviter?.isEarlier !== true)
      throw new CallError(ErrorCode.validationFailed, {}, { pid: 'inviteUnknown' });
    const isFilled = await db.transaction(async (client) => {
      const { rowCount } = await client.query(
        'update users set pid = $2 where id = $1 and pid is null and registered_at > $3',
        [userId, inviter.id, now - FILL_MS],
      );
      if (rowCount === 1) await markInvite(client, userId);
      return rowCount === 1;
    });
    if (!isFilled) throw new CallError(ErrorCode.validationFailed, {}, { pid: 'inviterTooLate' });
    return {};
  },
};
