import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../db/database.ts';

const DAY_S = 86_400;

/**
 * Adds /player-pictures/<key>.jpg, which serves a player's own picture. Everyone who knows the address may read it, but
 * only the player receives the address.
 */
export function addPlayerPictures(app: FastifyInstance, db: Queryable): void {
  app.get<{ Params: { key: string } }>(
    '/player-pictures/:key.jpg',
    { logLevel: 'warn' },
    async (request, reply) => {
      const { rows } = await db.query<{ bytes: Buffer }>('select bytes from player_pictures where key = $1', [
        request.params.key,
      ]);
      if (rows[0] === undefined) return reply.callNotFound();
      return reply
        .header('cache-control', `private, max-age=${DAY_S}, immutable`)
        .type('image/jpeg')
        .send(rows[0].bytes);
    },
  );
}
