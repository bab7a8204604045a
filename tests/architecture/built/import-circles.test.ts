import { describe, expect, it } from 'vitest';
import { findCircle } from './import-circles.ts';
import { type Bundle, readBundle } from './bundle.ts';

const graphOf = ({ chunks }: Bundle): ReadonlyMap<string, readonly string[]> =>
  new Map([...chunks].map(([name, { needs }]) => [name, needs]));

const graphs = { client: graphOf(readBundle('client')), frame: graphOf(readBundle('frame')) };

describe('chunks of the build', () => {
  it.each(['client', 'frame'] as const)('in the build "%s" do not import each other in a cycle', (name) => {
    expect(findCircle(graphs[name])).toEqual([]);
  });

  it('are checked by a rule that detects a cycle', () => {
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
