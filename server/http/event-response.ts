import type { FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';

/** Unread bytes at which a reader is dropped: it reconnects and receives the current state. */
const UNREAD_BYTES = 64 * 1024;

/** Takes the response over from Fastify, with the security headers of every other response. */
export function startEvents(reply: FastifyReply): ServerResponse {
  const headers = reply.getHeaders();
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(headers as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  reply.raw.flushHeaders();
  return reply.raw;
}

/** Writes an event; returns false when the reader is gone or too slow. */
export function writeEvent(response: ServerResponse, bytes: Buffer): boolean {
  if (response.destroyed || response.writableLength > UNREAD_BYTES) return false;
  response.write(bytes);
  return true;
}
