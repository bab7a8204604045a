import { describe, expect, it } from 'vitest';
import { atEvenRate } from './film-journey.ts';

const shot = (at: number, name: string) => ({ at, png: Buffer.from(name) });
const names = (frames: ReturnType<typeof atEvenRate>): string =>
  frames.map(({ png }) => png.toString()).join('');

describe('frames of a filmed journey', () => {
  it('are shown in the film for as long as they were visible in the browser', () => {
    const frames = atEvenRate([shot(5_000, 'a'), shot(5_300, 'b'), shot(5_400, 'c')], 10);
    expect(names(frames).slice(0, 5)).toBe('aaabc');
    expect(frames.map(({ at }) => at).slice(0, 3)).toEqual([0, 100, 200]);
  });

  it('are shown for at most 1.5 seconds while nothing moves', () => {
    expect(names(atEvenRate([shot(0, 'a'), shot(60_000, 'b')], 2))).toBe('aaabbb');
  });
});
