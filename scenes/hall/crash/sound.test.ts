import { describe, expect, it } from 'vitest';
import type { SceneSettings } from '../../engine/definition.ts';
import { createRecordingSound, type Sound } from '../../engine/sound.ts';
import { createScenePlayer } from '../../engine/scene-player.ts';
import { createBlankArt } from '../../engine/art.ts';
import { setTable } from '../models/round/test-kit.ts';
import { crash } from './definition.ts';

const table = (settings: Partial<SceneSettings> = {}) => setTable(crash, { line: '' }, settings);
const cuesOf = ({ sound }: ReturnType<typeof table>): string[] => sound.played.map(({ cue }) => cue);

/** Returns the pitch of the flight's sound in each frame of a run that lasts `ms`. */
function pitches(ms: number): readonly number[] {
  const rates: number[] = [];
  const recording = createRecordingSound();
  const sound: Sound = {
    ...recording,
    loop(cue, options) {
      rates.push(options?.rate ?? 1);
      return { ...recording.loop(cue, options), rate: (value) => void rates.push(value) };
    },
  };
  const player = createScenePlayer(crash, {
    art: createBlankArt(),
    props: { line: '' },
    format: { exact: String, prize: String },
    settings: {},
    seed: 'test',
    sound,
  });
  void player.cue('run', { elapsedMs: 0 });
  for (let left = ms; left > 0; left -= 20) player.advance(20);
  player.dispose();
  return rates;
}

describe('the sound of a rocket', () => {
  it('consists of the fuse, the launch, the flight and the burst, in this order', () => {
    const scene = table();
    void scene.player.cue('bets', { leftMs: 5_000, totalMs: 5_000 });
    scene.play(5_000);
    expect([cuesOf(scene), scene.sound.looping()]).toEqual([['fuse.light'], []]);
    void scene.player.cue('run', { elapsedMs: 0 });
    scene.play(100);
    expect(cuesOf(scene)).toEqual(['fuse.light', 'rocket.launch', 'rocket.hum']);
    scene.play(6_000);
    expect(scene.sound.looping()).toEqual(['rocket.hum']);
    void scene.player.cue('burst', { endsAt: 143 });
    scene.play(2_000);
    expect(cuesOf(scene)).toEqual(['fuse.light', 'rocket.launch', 'rocket.hum', 'rocket.burst']);
    expect(scene.sound.looping()).toEqual([]);
  });

  it('rises in pitch with the time since the launch alone, whenever the run ends, and stays below a limit', () => {
    const long = pitches(60_000);
    for (const ms of [400, 3_000, 20_000]) {
      const short = pitches(ms);
      expect(short.length).toBeGreaterThan(0);
      expect(long.slice(0, short.length)).toEqual(short);
    }
    expect(long).toEqual(long.toSorted((a, b) => a - b));
    expect(long.at(-1)).toBeLessThan(2);
  });

  it('continues if the page repeats the run cue, and omits the launch if the rocket was already flying', () => {
    const scene = table();
    void scene.player.cue('run', { elapsedMs: 8_000 });
    scene.play(500);
    void scene.player.cue('run', { elapsedMs: 9_000 });
    scene.play(500);
    expect([cuesOf(scene), scene.sound.looping()]).toEqual([['rocket.hum'], ['rocket.hum']]);
    void scene.player.cue('wait', {});
    scene.play(20);
    expect(scene.sound.looping()).toEqual([]);
  });

  it('omits the burst in calm mode, and stops when the scene is disposed', () => {
    const scene = table({ calmMode: true });
    void scene.player.cue('run', { elapsedMs: 0 });
    scene.play(1_000);
    void scene.player.cue('burst', { endsAt: 110 });
    scene.play(1_000);
    expect(cuesOf(scene)).not.toContain('rocket.burst');
    void scene.player.cue('run', { elapsedMs: 0 });
    scene.play(1_000);
    scene.player.dispose();
    expect(scene.sound.looping()).toEqual([]);
  });
});
