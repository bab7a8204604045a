import { describe, expect, it } from 'vitest';
import { searchesIn, withSearch } from './recent-searches.ts';

describe('recent searches', () => {
  it('are eight, the last one first, each once whatever its case and accents', () => {
    expect(withSearch(['tigre', 'piña'], ' PINA ')).toEqual(['PINA', 'tigre']);
    const many = Array.from({ length: 8 }, (_, n) => `game ${n}`);
    expect(withSearch(many, 'new')).toEqual(['new', ...many.slice(0, 7)]);
  });

  it('keep nothing of a search for nothing', () => {
    expect(withSearch(['tigre'], '  ')).toEqual(['tigre']);
  });

  it.each([undefined, 'no json', '{"a":1}', 'null'])('are none where %s is stored', (stored) => {
    expect(searchesIn(stored)).toEqual([]);
  });

  it('pass over what is no text', () => {
    expect(searchesIn('["tigre",1,null]')).toEqual(['tigre']);
  });
});
