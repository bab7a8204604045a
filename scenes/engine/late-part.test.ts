import { describe, expect, it } from 'vitest';
import { LatePart } from './late-part.ts';

describe('a part of a scene that is loaded late', () => {
  it('is available once it has been fetched', async () => {
    const late = new LatePart(['land'], () => Promise.resolve('free spins'));
    expect(late.isThere).toBe(false);
    expect(late.part).toBeUndefined();
    await late.fetch();
    expect(late.isThere).toBe(true);
    expect(late.part).toBe('free spins');
  });

  it('is fetched again if the first request has failed', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve('free spins')];
    const late = new LatePart(['land'], () => answers.shift() ?? Promise.reject(new Error('no more')));
    await late.fetch();
    expect(late.isThere).toBe(false);
    await late.fetch();
    expect(late.part).toBe('free spins');
  });
});
