// Reads: assets, contract, fair, scenes
import { describe, expect, it } from 'vitest';
import { sharedSounds } from '../../assets/check/shared.ts';
import { formatExact, formatPrize } from '../../contract/money.ts';
import { createBlankArt } from '../../scenes/engine/art.ts';
import { createExamplePlayer } from '../../scenes/engine/scene-player.ts';
import { soundTable } from '../../scenes/engine/sound-table.ts';
import { createRecordingSound } from '../../scenes/engine/sound.ts';
import { loadScene } from './load-scene.ts';
import { scenesOf } from './modules.ts';
import { listFiles } from './source.ts';

const format = {
  exact: (amount: number) => formatExact(amount),
  prize: (amount: number) => formatPrize(amount),
};
/** Time between two frames, ms; the sounds do not depend on it. */
const FRAME = 40;
/** Play time after which even the longest example has ended, ms. */
const LONGEST = 60_000;

/** Names of the sounds in the audio sprites that every scene loads. */
const shared: ReadonlySet<string> = new Set(Object.values(sharedSounds).flatMap((cues) => Object.keys(cues)));

/** Returns those of the cues that play a sound, without haptic cues. */
const soundsOf = (cues: readonly string[]): string[] =>
  cues.flatMap((cue) => {
    const { sound = cue } = soundTable[cue] ?? {};
    return sound === null ? [] : [sound];
  });

// A cue whose sprite is not loaded plays nothing and reports no error, so only this test notices.
describe.each(scenesOf(listFiles()))('%s', async (scene) => {
  const definition = await loadScene(scene);

  it('plays only sounds that are loaded with the scene', async () => {
    const known = new Set([...shared, ...Object.keys(definition.sounds ?? {})]);
    for (const example of Object.values(definition.examples)) {
      const sound = createRecordingSound();
      const player = createExamplePlayer(definition, example, { art: createBlankArt(), format, sound });
      for (let ms = 0; ms < LONGEST && (player.isMoving() || player.nextWake() !== undefined); ms += FRAME) {
        player.advance(FRAME);
        await Promise.resolve();
      }
      player.dispose();
      const heard = soundsOf(sound.played.map(({ cue }) => cue));
      expect(heard.filter((name) => !known.has(name))).toEqual([]);
    }
  });
});
