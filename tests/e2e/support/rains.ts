import type { Database } from '../../../server/db/database.ts';
import { readRains } from '../../../server/red-packet/rains.ts';
import { RAIN } from '../../../fair/red-packet.ts';

const HOUR = 3_600_000;

/** Adds a rain of red packets, and marks all other rains of the next hours as over. Returns the new rain's id. */
export async function onlyRain(db: Database, startsAt: number): Promise<string> {
  await db.query('delete from red_packet_rains');
  await readRains(db, Date.now());
  await db.query('update red_packet_rains set starts_at = 0, ends_at = 1 where starts_at < $1', [
    startsAt + HOUR,
  ]);
  const id = `rain-${startsAt}`;
  await db.query('insert into red_packet_rains (id, starts_at, ends_at) values ($1, $2, $3)', [
    id,
    startsAt,
    startsAt + RAIN.openMs,
  ]);
  return id;
}
