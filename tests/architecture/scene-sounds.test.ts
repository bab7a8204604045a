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
/** Frame time, ms; the sounds do not depend on it. */
const FRAME = 40;
/** Time after which the longest example has ended, ms. */
const LONGEST = 60_000;

/** Cues in the sprites that are loaded with every scene. */
const shared: ReadonlySet<string> = new Set(Object.values(sharedSounds).flatMap((cues) => Object.keys(cues)));

/** Returns the sounds of a scene's cues; none for haptic cues. */
const soundsOf = (cues: readonly string[]): string[] =>
  cues.flatMap((cue) => {
    const { sound = cue } = soundTable[cue] ?? {};
    return sound === null ? [] : [sound];
  });

// A cue from a sprite that is not loaded with the scene is silent, without an error.
describe.each(scenesOf(listFiles()))('%s', async (scene) => {
  const definition = await loadScene(scene);

  it('plays no sound that is not loaded with it', async () => {
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
