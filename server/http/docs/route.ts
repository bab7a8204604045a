import type { FastifyInstance } from 'fastify';
import { API_PREFIX, calls } from '../../../contract/calls.ts';
import { referencePage } from './page.ts';
import { pageStyle } from './style.ts';

/** The reference page of the contract at /docs/api. */
export function addReferencePage(app: FastifyInstance): void {
  // Made when it is first read: few servers' is, and every start would wait for it.
  let page: string | undefined;
  app.get('/docs/api', { logLevel: 'warn' }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send((page ??= referencePage(Object.values(calls), API_PREFIX))),
  );
  app.get('/docs/api.css', { logLevel: 'warn' }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(pageStyle),
  );
}
