import { afterEach, expect, it, vi } from 'vitest';
import { FakeHowler } from '../engine/sound-fake-howler.ts';
import { createMixer } from '../engine/sound-mixer.ts';
import { createStudioAudio, type SceneAudio } from './audio.ts';

const sprite = { whirr: [0, 1_000, true], 'wheel.tick': [1_100, 70] } as const;
const track = (cue: string) => ({
  webm: `${cue}.webm`,
  m4a: `${cue}.m4a`,
  sprite: { [cue]: [0, 9_000, true] as const },
});
const sceneAudio: SceneAudio = {
  sounds: { wheel: { webm: 'a.webm', m4a: 'a.m4a', sprite } },
  musicTracks: { 'music-fair': track('music.fair'), 'music-bonus': track('music.bonus') },
};

afterEach(() => void vi.useRealTimers());

/** Creates the studio's audio with all sounds loaded; `pass` moves its clock. */
async function open() {
  const howler = new FakeHowler();
  const clock = { ms: 0 };
  const audio = createStudioAudio((options) =>
    createMixer({ ...options, now: () => clock.ms, library: howler.library, hadGesture: () => true }),
  );
  audio.setEnabled(true);
  audio.unlock();
  const sound = audio.soundFor(sceneAudio, () => clock.ms);
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  const pass = (ms: number): void => {
    clock.ms += ms;
    howler.finishFades();
  };
  return { howler, audio, sound, pass };
}

it("the studio's audio silences a loop while time is stopped, and resumes it at its current pitch", async () => {
  const { howler, audio, sound, pass } = await open();
  audio.setPlaying(true);
  const whirr = sound.loop('whirr', { rate: 0.5 });
  expect(howler.sounding).toMatchObject([{ cue: 'whirr', rate: 0.5 }]);
  pass(500);
  audio.setPlaying(false);
  pass(100);
  expect(howler.cues()).toEqual([]);
  whirr.rate(0.8);
  audio.setPlaying(true);
  expect(howler.sounding).toMatchObject([{ cue: 'whirr', rate: 0.8 }]);
  pass(100);
  whirr.rate(0.9);
  expect(howler.sounding).toMatchObject([{ rate: 0.9 }]);
});

it("the studio's audio plays a loop that began while time was stopped, as soon as time runs, unless the loop has ended meanwhile", async () => {
  const { howler, audio, sound, pass } = await open();
  sound.play('wheel.tick');
  const whirr = sound.loop('whirr');
  expect(howler.cues()).toEqual([]);
  audio.setPlaying(true);
  expect(howler.cues()).toEqual(['whirr']);
  pass(100);
  audio.setPlaying(false);
  pass(100);
  whirr.stop();
  audio.setPlaying(true);
  expect(howler.cues()).toEqual([]);
});

it("the studio's audio does not play loops of the previous scene", async () => {
  const { howler, audio, sound, pass } = await open();
  audio.setPlaying(true);
  sound.loop('whirr');
  pass(100);
  audio.soundFor(sceneAudio, () => 0);
  pass(100);
  sound.loop('whirr');
  audio.setPlaying(false);
  audio.setPlaying(true);
  expect(howler.cues()).toEqual([]);
});

it("the studio's audio plays a scene's music only while time runs and music is switched on", async () => {
  vi.useFakeTimers();
  const { howler, audio, pass } = await open();
  const hear = async (): Promise<string[]> => {
    // Long enough for a track to load, and for the last one to fade out.
    for (let turn = 0; turn < 4; turn += 1) {
      await vi.advanceTimersByTimeAsync(500);
      pass(500);
    }
    return howler.cues();
  };
  const sound = audio.soundFor(sceneAudio, () => 0, 'music.fair');
  audio.setPlaying(true);
  expect(await hear()).toEqual([]);
  expect(howler.opened.map(({ src }) => src)).not.toContainEqual(expect.arrayContaining(['music.fair.webm']));

  audio.setEnabled(true, true);
  expect(await hear()).toEqual(['music.fair']);
  const bonus = sound.loop('music.bonus');
  expect(await hear()).toEqual(['music.bonus']);
  bonus.stop();
  expect(await hear()).toEqual(['music.fair']);
  audio.setPlaying(false);
  expect(await hear()).toEqual([]);
  audio.setPlaying(true);
  expect(await hear()).toEqual(['music.fair']);

  audio.soundFor(sceneAudio, () => 0);
  expect(await hear()).toEqual([]);
  audio.setEnabled(false, true);
  expect(await hear()).toEqual([]);
});
