import { describe, expect, it } from 'vitest';
import { heldBytes } from './heap-snapshot.ts';

const snapshotOf = (nodes: readonly (readonly [type: number, size: number])[]) => ({
  snapshot: {
    meta: {
      node_fields: ['type', 'name', 'self_size'],
      node_types: [['object', 'code', 'native', 'array'], 'string', 'number'] as const,
    },
  },
  nodes: nodes.flatMap(([type, size]) => [type, 7, size]),
});

describe('heldBytes', () => {
  it("returns the bytes of objects and arrays, without compiled code and the browser's own data", () => {
    expect(
      heldBytes(
        snapshotOf([
          [0, 100],
          [1, 5_000],
          [3, 24],
          [2, 9_000],
          [0, 1],
        ]),
      ),
    ).toBe(125);
  });

  it('throws for a snapshot in an unknown format', () => {
    const { snapshot, nodes } = snapshotOf([[0, 1]]);
    const other = { snapshot: { meta: { ...snapshot.meta, node_fields: ['kind', 'bytes'] } }, nodes };
    expect(() => heldBytes(other)).toThrow('another format');
  });
});
