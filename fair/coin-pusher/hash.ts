import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { PIECE_KINDS, type DiscTable } from './table.ts';

/**
 * Returns the SHA-256 of a table as hex, over its physics version, its next id, and each disc's id, kind and exact
 * position in order.
 */
export function hashTable(table: DiscTable): string {
  const version = utf8ToBytes(table.physics);
  const size = 24;
  const bytes = new Uint8Array(version.length + 4 + table.discs.length * size);
  const view = new DataView(bytes.buffer);
  bytes.set(version);
  view.setUint32(version.length, table.nextId);
  table.discs.forEach((disc, index) => {
    const at = version.length + 4 + index * size;
    view.setUint32(at, disc.id);
    view.setUint32(at + 4, PIECE_KINDS.indexOf(disc.kind));
    view.setFloat64(at + 8, disc.x);
    view.setFloat64(at + 16, disc.y);
  });
  return bytesToHex(sha256(bytes));
}
