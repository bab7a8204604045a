import { afterEach, expect, it, vi } from 'vitest';
import { FakeHowler } from '../engine/sound-fake-howler.ts';
import { createMixer } from '../engine/sound-mixer.ts';
import { createEars, type Heard } from './ears.ts';

const sprite = { whirr: [0, 1_000, true], 'wheel.tick': [1_100, 70] } as const;
const bed = (cue: string) => ({
  webm: `${cue}.webm`,
  m4a: `${cue}.m4a`,
  sprite: { [cue]: [0, 9_000, true] as const },
});
const heard: Heard = {
  sounds: { wheel: { webm: 'a.webm', m4a: 'a.m4a', sprite } },
  musicTracks: { 'bed-fair': bed('bed.fair'), 'bed-bonus': bed('bed.bonus') },
};

afterEach(() => void vi.useRealTimers());

/** Ears over a device that is ready, with a clock moved by hand. */
async function open() {
  const howler = new FakeHowler();
  const clock = { ms: 0 };
  const ears = createEars((options) =>
    createMixer({ ...options, now: () => clock.ms, library: howler.library, hadGesture: () => true }),
  );
  ears.turn(true);
  ears.unlock();
  const sound = ears.soundFor(heard, () => clock.ms);
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  const pass = (ms: number): void => {
    clock.ms += ms;
    howler.finishFades();
  };
  return { howler, ears, sound, pass };
}

it('a loop is silent while time stands, and sounds again at its present pitch when time runs', async () => {
  const { howler, ears, sound, pass } = await open();
  ears.listen(true);
  const whirr = sound.loop('whirr', { rate: 0.5 });
  expect(howler.sounding).toMatchObject([{ cue: 'whirr', rate: 0.5 }]);
  pass(500);
  ears.listen(false);
  pass(100);
  expect(howler.cues()).toEqual([]);
  whirr.rate(0.8);
  ears.listen(true);
  expect(howler.sounding).toMatchObject([{ cue: 'whirr', rate: 0.8 }]);
  pass(100);
  whirr.rate(0.9);
  expect(howler.sounding).toMatchObject([{ rate: 0.9 }]);
});

it('hears a loop that began while the scene was scrubbed, and none that has ended meanwhile', async () => {
  const { howler, ears, sound, pass } = await open();
  sound.play('wheel.tick');
  const whirr = sound.loop('whirr');
  expect(howler.cues()).toEqual([]);
  ears.listen(true);
  expect(howler.cues()).toEqual(['whirr']);
  pass(100);
  ears.listen(false);
  pass(100);
  whirr.stop();
  ears.listen(true);
  expect(howler.cues()).toEqual([]);
});

it('leaves the loops of the scene before alone', async () => {
  const { howler, ears, sound, pass } = await open();
  ears.listen(true);
  sound.loop('whirr');
  pass(100);
  ears.soundFor(heard, () => 0);
  pass(100);
  sound.loop('whirr');
  ears.listen(false);
  ears.listen(true);
  expect(howler.cues()).toEqual([]);
});

it('plays a scene to its music while time runs, and only for those who want it', async () => {
  vi.useFakeTimers();
  const { howler, ears, pass } = await open();
  const hear = async (): Promise<string[]> => {
    // A bed is fetched first, and what ends fades.
    for (let turn = 0; turn < 4; turn += 1) {
      await vi.advanceTimersByTimeAsync(500);
      pass(500);
    }
    return howler.cues();
  };
  const sound = ears.soundFor(heard, () => 0, 'bed.fair');
  ears.listen(true);
  expect(await hear()).toEqual([]);
  expect(howler.opened.map(({ src }) => src)).not.toContainEqual(expect.arrayContaining(['bed.fair.webm']));

  ears.turn(true, true);
  expect(await hear()).toEqual(['bed.fair']);
  const bonus = sound.loop('bed.bonus');
  expect(await hear()).toEqual(['bed.bonus']);
  bonus.stop();
  expect(await hear()).toEqual(['bed.fair']);
  ears.listen(false);
  expect(await hear()).toEqual([]);
  ears.listen(true);
  expect(await hear()).toEqual(['bed.fair']);

  ears.soundFor(heard, () => 0);
  expect(await hear()).toEqual([]);
  ears.turn(false, true);
  expect(await hear()).toEqual([]);
});
