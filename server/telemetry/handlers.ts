import { titleById } from '../../contract/catalogue/catalogue.ts';
import type { Handlers } from '../calls/handler.ts';
import { countStored } from '../sessions/stored-limit.ts';

/** Handlers of the heartbeat (`online`) and of analytics events. */
export const telemetryHandlers: Pick<Handlers, 'online' | 'anonymous/appEventLogClient'> = {
  async online({ gameId }, { db, session, clock }) {
    // A heartbeat with an unknown game counts as one without a game.
    const game = gameId !== undefined && titleById.has(gameId) ? gameId : null;
    // Without a game, the session keeps the last game and its time.
    await db.query(
      `update sessions set seen_at = $2, game_id = coalesce($3, game_id),
         game_at = case when $3::integer is null then game_at else $2 end
       where id = $1`,
      [session.id, clock.now(), game],
    );
    return {};
  },

  async 'anonymous/appEventLogClient'({ eventList }, context) {
    const { db, session, clock } = context;
    if (eventList.length === 0) return { accepted: 0 };
    const props = eventList.map((event) => JSON.stringify(event.props));
    const length = eventList.reduce((sum, { name }, at) => sum + name.length + (props[at]?.length ?? 0), 0);
    // A player's events count for the address, too: anybody can name themselves in many sessions.
    await countStored({ ...context, session: undefined }, 'events', length);
    const { rowCount } = await db.query(
      `insert into client_events (name, at, received_at, user_id, props)
       select name, at, $3, $4, props from unnest($1::text[], $2::bigint[], $5::jsonb[]) as event (name, at, props)`,
      [
        eventList.map(({ name }) => name),
        eventList.map(({ time }) => time),
        clock.now(),
        session?.userId ?? null,
        props,
      ],
    );
    return { accepted: rowCount ?? 0 };
  },
};
