import { createHash } from 'node:crypto';

/** Serialises equal values to the same text, whatever the order of their keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, part]) => part !== undefined);
    return `{${entries
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/**
 * Returns the SHA-256 of a request body, whatever the order of its keys. Two hashes for one id show that the id came
 * again with another body.
 */
export const bodyHash = (body: unknown): Buffer => createHash('sha256').update(canonical(body)).digest();
