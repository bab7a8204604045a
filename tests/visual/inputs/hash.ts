import { createHash } from 'node:crypto';

/** Returns a hash of some content: 64 bits as 16 hexadecimal digits. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
