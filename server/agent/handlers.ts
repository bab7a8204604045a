import type { ResponseOf } from '../../contract/call.ts';
import type { appAgent5User } from '../../contract/agent.ts';
import type { Handlers } from '../calls/handler.ts';

type Agent = ResponseOf<typeof appAgent5User>;

/** Handlers of agents and their friends (docs/product-rules.md, Agents). */
export const agentHandlers: Pick<Handlers, 'appAgent5User'> = {
  async appAgent5User(_request, { db, session: { userId } }) {
    const { rows } = await db.query<Agent>({
      name: 'agent-friends',
      text: `select u.invite_code as "inviteCode", count(f.id)::int as invited,
               coalesce(sum(f.vip_exp), 0)::bigint as "validBet"
             from users u left join users f on f.pid = u.id where u.id = $1 group by u.id`,
      values: [userId],
    });
    const agent = rows[0];
    if (agent === undefined) throw new Error(`there is no player ${userId}`);
    return agent;
  },
};
