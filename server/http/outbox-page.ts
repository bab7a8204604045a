import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../db/database.ts';
import { readOutbox, type SentSms } from '../gateways/sms.ts';

/**
 * Adds /dev/outbox, which shows developers the messages that the sandbox has stored. Tests use `?format=json` and
 * `?mobile=`.
 */
export function addOutboxPage(app: FastifyInstance, db: Queryable): void {
  app.get<{ Querystring: { format?: string; mobile?: string } }>(
    '/dev/outbox',
    { logLevel: 'warn' },
    async (request, reply) => {
      const { format, mobile } = request.query;
      // In a query, a plus sign is decoded as a space: restore it.
      const messages = await readOutbox(db, mobile?.replace(/^ ?(?=63)/, '+'));
      reply.header('cache-control', 'no-store');
      return format === 'json' ? { messages } : reply.type('text/html; charset=utf-8').send(page(messages));
    },
  );
}

const page = (messages: readonly SentSms[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="3">
<title>Perya: text messages</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/api.css">
</head>
<body>
<header class="top"><p class="mark">Perya</p><h1>Text messages</h1>
<p>What players would have received, newest first. This page exists on a developer's machine only.</p></header>
<div class="frame single"><main class="card">
${messages.length === 0 ? '<p>Nothing has been sent yet.</p>' : `<ul class="outbox">${messages.map(item).join('\n')}</ul>`}
</main></div>
</body>
</html>
`;

/** The texts are the product's own and phone numbers are digits, so nothing needs escaping. */
const item = ({ mobile, text, at }: SentSms): string =>
  `<li><code>${mobile}</code> <time>${new Date(at + 8 * 3_600_000).toISOString().slice(11, 19)}</time><br>${text.replace(/\d{6}/, '<b>$&</b>')}</li>`;
