import { describe, expect, it } from 'vitest';
import type { SceneSettings } from '../../engine/definition.ts';
import { setTable } from '../models/round/test-kit.ts';
import { karera } from './definition.ts';

const table = (settings: Partial<SceneSettings> = {}) => setTable(karera, { line: '', mine: [] }, settings);
const cuesOf = ({ sound }: ReturnType<typeof table>): string[] => sound.played.map(({ cue }) => cue);

/** Returns the sounds of a whole race in the order in which they play, each with its time in ms. */
function racedBy(order: readonly number[], settings: Partial<SceneSettings> = {}): readonly string[] {
  const scene = table(settings);
  void scene.player.cue('race', { order, number: 7, elapsedMs: 0 });
  const heard: string[] = [];
  for (let ms = 0; ms < 13_000; ms += 20) {
    scene.play(20);
    for (const cue of cuesOf(scene).slice(heard.length)) heard.push(`${cue} ${ms}`);
  }
  expect(scene.sound.looping()).toEqual([]);
  return heard;
}

describe('the sound of a race', () => {
  it('is the same for every winner, from the fuse to the finish line', () => {
    const scene = table();
    void scene.player.cue('bets', { leftMs: 5_000, totalMs: 5_000 });
    scene.play(1_000);
    expect(cuesOf(scene)).toEqual(['fuse.light']);
    const heard = racedBy([0, 1, 2, 3, 4, 5]);
    expect(heard.map((line) => line.split(' ')[0])).toEqual(['race.start', 'gallop', 'race.finish']);
    for (const order of [
      [5, 4, 3, 2, 1, 0],
      [2, 0, 5, 1, 4, 3],
    ])
      expect(racedBy(order)).toEqual(heard);
  });

  it('omits the start if the page joins during the race, and stops at the next cue or when the scene is disposed', () => {
    const scene = table();
    void scene.player.cue('race', { order: [0, 1, 2, 3, 4, 5], number: 7, elapsedMs: 4_000 });
    scene.play(500);
    expect([cuesOf(scene), scene.sound.looping()]).toEqual([['gallop'], ['gallop']]);
    void scene.player.cue('result', { order: [0, 1, 2, 3, 4, 5], number: 7 });
    expect(scene.sound.looping()).toEqual([]);
    void scene.player.cue('race', { order: [0, 1, 2, 3, 4, 5], number: 8, elapsedMs: 4_000 });
    scene.play(500);
    scene.player.dispose();
    expect(scene.sound.looping()).toEqual([]);
  });

  it('omits the hooves in reduced motion', () => {
    expect(racedBy([0, 1, 2, 3, 4, 5], { reduceMotion: true }).join()).not.toContain('gallop');
  });
});
