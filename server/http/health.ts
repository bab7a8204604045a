import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { readMigrations } from '../db/migrate.ts';

/** /healthz: the process answers. /readyz: the database answers too, and is migrated. */
export function addHealth(app: FastifyInstance, db: Database): void {
  const wanted = readMigrations().length;
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      const { rows } = await db.query<{ count: number }>('select count(*) as count from schema_migrations');
      if ((rows[0]?.count ?? 0) >= wanted) return { status: 'ready' };
      return await reply.code(503).send({ status: 'not migrated' });
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'no database' });
    }
  });
}
