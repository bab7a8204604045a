import { describe, expect, it } from 'vitest';
import { createMotion } from '../engine/motion.ts';
import { createRecordingSound } from '../engine/sound.ts';
import { type SoundCue, SoundCues } from './sound-cues.ts';

const SOUND_CUES: readonly SoundCue[] = [
  { at: 0, cue: 'die.roll' },
  { at: 0.5, cue: 'die.hit', rate: 1.1, gain: 0.5 },
  { at: 1, cue: 'ui.soft' },
];

function setUp() {
  const sound = createRecordingSound();
  return { soundCues: new SoundCues({ sound }), sound, cues: () => sound.played.map(({ cue }) => cue) };
}

describe('the sounds of a motion (SoundCues)', () => {
  it('are each played once, when the motion reaches their place', () => {
    const { soundCues, sound, cues } = setUp();
    soundCues.begin(SOUND_CUES);
    for (const place of [0, 0.2, 0.49, 0.5, 0.51, 1, 1]) soundCues.at(place);
    expect(cues()).toEqual(['die.roll', 'die.hit', 'ui.soft']);
    expect(sound.played[1]).toEqual({ cue: 'die.hit', rate: 1.1, gain: 0.5 });
  });

  it('are reduced to the last one when a single step of the motion passes several', () => {
    const { soundCues, cues } = setUp();
    soundCues.begin(SOUND_CUES);
    soundCues.at(1);
    expect(cues()).toEqual(['ui.soft']);
  });

  it('before the start of a motion are not played, and the sounds are played again in the next motion', () => {
    const { soundCues, cues } = setUp();
    soundCues.begin(SOUND_CUES, 0.6);
    soundCues.at(0.9);
    expect(cues()).toEqual([]);
    soundCues.begin(SOUND_CUES);
    soundCues.at(0.1);
    expect(cues()).toEqual(['die.roll']);
  });

  it('follow a timeline, even if it is skipped to its end', () => {
    for (const isSkipped of [false, true]) {
      const { soundCues, cues } = setUp();
      const { motion, advance } = createMotion();
      const timeline = soundCues.along(motion.timeline(), 400, SOUND_CUES);
      void motion.play(timeline);
      advance(100);
      if (isSkipped) motion.finish(timeline);
      else for (let frame = 0; frame < 20; frame++) advance(20);
      expect(cues()).toEqual(isSkipped ? ['die.roll', 'ui.soft'] : ['die.roll', 'die.hit', 'ui.soft']);
    }
  });
});
