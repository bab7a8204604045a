import { describe, expect, it } from 'vitest';
import { createCueActivity } from './cue-activity.ts';

describe('the cue activity of a scene', () => {
  it('lasts from the first cue (instruction to the scene) until the scene is at rest, at most 8 s after the last cue', async () => {
    let isMoving = true;
    let now = 0;
    const activity = createCueActivity(
      () => isMoving,
      () => now,
    );
    expect(activity.isActive()).toBe(false);
    const shown = Promise.resolve();
    await activity.track(shown);
    expect(activity.isActive()).toBe(true);
    isMoving = false;
    expect(activity.isActive()).toBe(false);
    isMoving = true;
    expect(activity.isActive()).toBe(false);
    await activity.track(Promise.resolve());
    now = 7_999;
    expect(activity.isActive()).toBe(true);
    now = 8_000;
    expect(activity.isActive()).toBe(false);
  });

  it('lasts while a cue is being shown, even if nothing moves', () => {
    const activity = createCueActivity(
      () => false,
      () => 0,
    );
    void activity.track(new Promise(() => undefined));
    expect(activity.isActive()).toBe(true);
  });
});
