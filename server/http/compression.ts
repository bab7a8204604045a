import type { FastifyInstance } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const SMALLEST_BYTES = 2_048;
/** Brotli quality, fast enough to compress each response: about a millisecond for the game list. */
const BROTLI_QUALITY = 4;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses text responses above a minimum size. Files are compressed by the build instead. */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' || payload.length < SMALLEST_BYTES || reply.hasHeader('content-encoding'))
      return payload;
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
    reply.header('vary', 'accept-encoding');
    if (encoding === undefined) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br'
      ? brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : gzipped(payload);
  });
}
