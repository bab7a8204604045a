import { describe, expect, it } from 'vitest';
import { searchesIn, withSearch } from './recent-searches.ts';

describe('recent searches', () => {
  it('are at most eight, latest first, each once regardless of case and accents', () => {
    expect(withSearch(['tigre', 'piña'], ' PINA ')).toEqual(['PINA', 'tigre']);
    const many = Array.from({ length: 8 }, (_, n) => `game ${n}`);
    expect(withSearch(many, 'new')).toEqual(['new', ...many.slice(0, 7)]);
  });

  it('do not include an empty search', () => {
    expect(withSearch(['tigre'], '  ')).toEqual(['tigre']);
  });

  it.each([undefined, 'no json', '{"a":1}', 'null'])('are empty if %s is stored', (stored) => {
    expect(searchesIn(stored)).toEqual([]);
  });

  it('do not include stored values that are not text', () => {
    expect(searchesIn('["tigre",1,null]')).toEqual(['tigre']);
  });
});
