import { randomBytes } from 'node:crypto';
import type { Queryable } from '../db/database.ts';
import { countPicture } from '../sessions/picture-limit.ts';
import { drawnAnew, FOR_PROFILE } from '../gateways/pictures.ts';

/**
 * Stores a player's own picture, given as a data url; an empty one removes it. Refuses a file that is not a picture
 * with validationFailed, and one past the limit of pictures with rateLimited.
 */
export async function keepPicture(
  db: Queryable,
  { userId, url, at }: { userId: number; url: string; at: number },
): Promise<void> {
  if (url === '') {
    await db.query('delete from player_pictures where user_id = $1', [userId]);
    return;
  }
  await countPicture(db, userId, at);
  const bytes = await drawnAnew(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'), FOR_PROFILE);
  await db.query(
    `insert into player_pictures (user_id, key, bytes, at) values ($1, $2, $3, $4)
     on conflict (user_id) do update set key = excluded.key, bytes = excluded.bytes, at = excluded.at`,
    [userId, randomBytes(24).toString('base64url'), bytes, at],
  );
}
