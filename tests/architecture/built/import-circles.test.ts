import { describe, expect, it } from 'vitest';
import { findCircle } from './import-circles.ts';
import { type Bundle, readBundle } from './bundle.ts';

const graphOf = ({ chunks }: Bundle): ReadonlyMap<string, readonly string[]> =>
  new Map([...chunks].map(([name, { needs }]) => [name, needs]));

const graphs = { client: graphOf(readBundle('client')), frame: graphOf(readBundle('frame')) };

describe('chunks of the build', () => {
  it.each(['client', 'frame'] as const)(
    'of %s have no import cycle, in which a chunk would run before one it uses',
    (name) => {
      expect(findCircle(graphs[name])).toEqual([]);
    },
  );

  it('cycle rule can fail', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', []],
      ['d', ['b']],
    ]);
    expect(findCircle(graph)).toEqual(['b', 'd', 'b']);
    expect(findCircle(new Map([...graph, ['d', ['c']]]))).toEqual([]);
  });
});
