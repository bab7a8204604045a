import { describe, expect, it } from 'vitest';
import { createMotion } from '../engine/motion.ts';
import { createRecordingSound } from '../engine/sound.ts';
import { type Beat, Heard } from './heard.ts';

const BEATS: readonly Beat[] = [
  { at: 0, cue: 'die.roll' },
  { at: 0.5, cue: 'die.hit', rate: 1.1, gain: 0.5 },
  { at: 1, cue: 'ui.soft' },
];

function setUp() {
  const sound = createRecordingSound();
  return { heard: new Heard({ sound }), sound, cues: () => sound.played.map(({ cue }) => cue) };
}

describe('the sounds along a motion', () => {
  it('play each beat once, at its place', () => {
    const { heard, sound, cues } = setUp();
    heard.begin(BEATS);
    for (const place of [0, 0.2, 0.49, 0.5, 0.51, 1, 1]) heard.at(place);
    expect(cues()).toEqual(['die.roll', 'die.hit', 'ui.soft']);
    expect(sound.played[1]).toEqual({ cue: 'die.hit', rate: 1.1, gain: 0.5 });
  });

  it('play only the last beat when a step passes several', () => {
    const { heard, cues } = setUp();
    heard.begin(BEATS);
    heard.at(1);
    expect(cues()).toEqual(['ui.soft']);
  });

  it('are silent before the start, and play again on the next motion', () => {
    const { heard, cues } = setUp();
    heard.begin(BEATS, 0.6);
    heard.at(0.9);
    expect(cues()).toEqual([]);
    heard.begin(BEATS);
    heard.at(0.1);
    expect(cues()).toEqual(['die.roll']);
  });

  it('follow a timeline, also one that jumps to its end', () => {
    for (const isSkipped of [false, true]) {
      const { heard, cues } = setUp();
      const { motion, advance } = createMotion();
      const timeline = heard.along(motion.timeline(), 400, BEATS);
      void motion.play(timeline);
      advance(100);
      if (isSkipped) motion.finish(timeline);
      else for (let frame = 0; frame < 20; frame++) advance(20);
      expect(cues()).toEqual(isSkipped ? ['die.roll', 'ui.soft'] : ['die.roll', 'die.hit', 'ui.soft']);
    }
  });
});
