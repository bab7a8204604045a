import { expect, it } from 'vitest';
import { setVolumes } from './volumes.ts';

const volumesAt = (effects: number, music: number): Readonly<Record<string, number>> => {
  const volumes: Record<string, number> = {};
  setVolumes({ volume: (bus, value) => void (volumes[bus] = value) }, effects, music);
  return volumes;
};

it('the volumes of effects and music are set apart, each from silence to the full volume', () => {
  expect(volumesAt(100, 0)).toEqual({ ui: 0.8, game: 0.8, win: 0.8, music: 0 });
  expect(volumesAt(0, 100)).toEqual({ ui: 0, game: 0, win: 0, music: 0.8 });
  expect(volumesAt(50, 50)['game']).toBeCloseTo(0.2);
});
