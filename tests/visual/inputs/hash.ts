import { createHash } from 'node:crypto';

/** Returns a hash of a content, 64 bits in hexadecimal. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
