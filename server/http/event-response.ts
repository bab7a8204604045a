import type { FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';

/** Number of unread bytes at which a reader is dropped. The reader then reconnects and receives the current state. */
const UNREAD_BYTES = 64 * 1024;

/**
 * Begins a response of server-sent events outside of Fastify, with the same security headers as every other response.
 */
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

/** Writes an event to a response. Returns false if the reader is gone or too slow. */
export function writeEvent(response: ServerResponse, bytes: Buffer): boolean {
  if (response.destroyed || response.writableLength > UNREAD_BYTES) return false;
  response.write(bytes);
  return true;
}
