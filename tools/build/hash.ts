import { createHash } from 'node:crypto';

/** Returns a short hash of some content in hexadecimal digits. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
