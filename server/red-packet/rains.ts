import { RAIN } from '../../fair/red-packet.ts';
import { manilaDayStart } from '../clock.ts';
import type { Queryable } from '../db/database.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A red packet rain; times in ms since 1970. Its pool and packets are null until the first player joins. */
export interface Rain {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly pool: number | null;
  readonly leftAmount: number | null;
  readonly leftPackets: number | null;
}

/** Returns the rains that the house has planned for the Manila day of `now` and for the next day. */
function plannedRains(now: number): { id: string; startsAt: number; endsAt: number }[] {
  return [0, 1].flatMap((days) => {
    const day = manilaDayStart(now + days * DAY);
    return RAIN.hours.map((hour) => ({
      id: `rain-${day + hour * HOUR}`,
      startsAt: day + hour * HOUR,
      endsAt: day + hour * HOUR + RAIN.openMs,
    }));
  });
}

const COLUMNS = `id, starts_at as "startsAt", ends_at as "endsAt", pool, left_amount as "leftAmount",
  left_packets as "leftPackets"`;

/** Reads the rains that are not over, the earliest first. The first read stores the planned rains. */
export async function readRains(db: Queryable, now: number): Promise<Rain[]> {
  const planned = plannedRains(now).filter(({ endsAt }) => endsAt > now);
  await db.query(
    `insert into red_packet_rains (id, starts_at, ends_at)
     select * from unnest($1::text[], $2::bigint[], $3::bigint[]) on conflict do nothing`,
    [
      planned.map(({ id }) => id),
      planned.map(({ startsAt }) => startsAt),
      planned.map(({ endsAt }) => endsAt),
    ],
  );
  const { rows } = await db.query<Rain>(
    `select ${COLUMNS} from red_packet_rains where ends_at > $1 order by starts_at, id`,
    [now],
  );
  return rows;
}

/** Adds a rain for a world: it opens now and lasts as long as a planned rain. */
export async function addRain(db: Queryable, now: number): Promise<void> {
  await db.query(
    'insert into red_packet_rains (id, starts_at, ends_at) values ($1, $2, $3) on conflict do nothing',
    [`rain-${now}`, now, now + RAIN.openMs],
  );
}

/** Reads a rain by its id and locks it until the transaction ends, so that players join one after the other. */
export async function lockRain(db: Queryable, id: string): Promise<Rain | undefined> {
  const { rows } = await db.query<Rain>(`select ${COLUMNS} from red_packet_rains where id = $1 for update`, [
    id,
  ]);
  return rows[0];
}

/** Reads how much a player has won in a rain, in hundredths; 0 if nothing. */
export async function readPacket(db: Queryable, rainId: string, userId: number): Promise<number> {
  const { rows } = await db.query<{ amount: number }>(
    'select amount from red_packets where rain_id = $1 and user_id = $2',
    [rainId, userId],
  );
  return rows[0]?.amount ?? 0;
}
