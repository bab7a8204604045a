import type { CDPSession } from '@playwright/test';

/**
 * The fields of Chromium's heap snapshot that the bench reads. `nodes` is a flat list with a fixed number of values for
 * each node.
 */
export interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      /** The first entry lists the names of all node types. */
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

/** Takes a heap snapshot of a page. */
export async function takeHeapSnapshot(tools: CDPSession): Promise<HeapSnapshot> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }): void => void chunks.push(chunk);
  tools.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await tools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  tools.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return JSON.parse(chunks.join('')) as HeapSnapshot;
}

/**
 * Types of nodes that script allocates. Compiled code, V8's hidden classes, and the browser's records of the page's
 * activity are of other types.
 */
const MADE_BY_SCRIPT = new Set([
  'array',
  'string',
  'object',
  'closure',
  'regexp',
  'number',
  'symbol',
  'bigint',
  'concatenated string',
  'sliced string',
]);

/**
 * Returns the bytes held by objects of script. The size of the whole heap would not show leaks: V8 compiles frequent
 * functions again and keeps the code, which takes 20 to 75 KiB in 25 mounts without any leak.
 */
export function heldBytes({ snapshot, nodes }: HeapSnapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  if (type < 0 || size < 0) throw new Error('this heap snapshot is of another format');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (MADE_BY_SCRIPT.has(types[0][nodes[node + type] ?? -1] ?? '')) bytes += nodes[node + size] ?? 0;
  }
  return bytes;
}
