import { expect, it } from 'vitest';
import { FakeHowler } from '../engine/sound-fake-howler.ts';
import { createMixer } from '../engine/sound-mixer.ts';
import { createEars, type Heard } from './ears.ts';

const sprite = { whirr: [0, 1_000, true], 'wheel.tick': [1_100, 70] } as const;
const heard: Heard = { sounds: { wheel: { webm: 'a.webm', m4a: 'a.m4a', sprite } } };

/** Ears over a device that is ready, with a clock moved by hand. */
async function open() {
  const howler = new FakeHowler();
  const clock = { ms: 0 };
  const ears = createEars((options) =>
    createMixer({ ...options, now: () => clock.ms, library: howler.library, pageWasTouched: () => true }),
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
