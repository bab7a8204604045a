import type { FastifyInstance } from 'fastify';
import { API_PREFIX, calls } from '../../../contract/calls.ts';
import { referencePage } from './page.ts';
import { pageStyle } from './style.ts';

/** Adds the contract's reference page at /docs/api. */
export function addReferencePage(app: FastifyInstance): void {
  // The page is rendered at its first request: few servers need it, and rendering would slow down every start.
  let page: string | undefined;
  app.get('/docs/api', { logLevel: 'warn' }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send((page ??= referencePage(Object.values(calls), API_PREFIX))),
  );
  app.get('/docs/api.css', { logLevel: 'warn' }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(pageStyle),
  );
}
