import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { countMigrations } from '../db/migrate.ts';
import { readSchema } from '../db/schema.ts';

/** Adds two routes: /healthz succeeds if the process responds, /readyz if the database responds too and is migrated. */
export function addHealth(app: FastifyInstance, db: Database): void {
  const wanted = readSchema().migrations.length;
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      if ((await countMigrations(db)) >= wanted) return { status: 'ready' };
      return await reply.code(503).send({ status: 'not migrated' });
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'no database' });
    }
  });
}
