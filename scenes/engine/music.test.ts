import { expect, it } from 'vitest';
import { silentLoop } from './sound.ts';
import { createMusic } from './music.ts';

const entry = { webm: 'bed.webm', m4a: 'bed.m4a', sprite: {} };
const beds = { 'bed-fair': entry, 'bed-halloween': entry, 'bed-bonus': entry };

/** Music with a mixer that writes down, and a clock that is turned by hand. */
function page() {
  const log: string[] = [];
  const timers = new Map<() => void, number>();
  let now = 0;
  let isLoaded = true;
  const music = createMusic({
    mixer: {
      add: (bundle) => void log.push(`load ${bundle}`),
      scene: () => ({
        play() {},
        release() {},
        loop(cue) {
          if (!isLoaded) return silentLoop;
          log.push(`begin ${cue}`);
          return {
            rate() {},
            gain: (value, ms) => void log.push(`${cue} to ${value} in ${ms}`),
            stop: (ms) => void log.push(`${cue} ends in ${ms}`),
          };
        },
      }),
    },
    later(run, ms) {
      timers.set(run, now + ms);
      return () => void timers.delete(run);
    },
  });
  return {
    music,
    /** What happened since it was last asked. */
    heard: () => log.splice(0),
    load: (is: boolean) => void (isLoaded = is),
    pass(ms: number) {
      now += ms;
      for (const [run, at] of timers)
        if (at <= now) {
          timers.delete(run);
          run();
        }
    },
  };
}

it('is off, and fetches nothing, until it is switched on and a gesture has unlocked it', () => {
  const { music, heard } = page();
  music.play('bed.fair', beds);
  music.unlock();
  expect(heard()).toEqual([]);
  music.enable(true);
  expect(heard()).toEqual(['load bed.fair', 'begin bed.fair', 'bed.fair to 1 in 800']);
  music.enable(false);
  expect(heard()).toEqual(['bed.fair ends in 400']);
});

it('does not sound before the first touch', () => {
  const { music, heard } = page();
  music.enable(true);
  music.play('bed.fair', beds);
  expect(heard()).toEqual([]);
  music.unlock();
  expect(heard()).toContain('begin bed.fair');
});

it('begins once its file has come', () => {
  const { music, heard, load, pass } = page();
  music.enable(true);
  load(false);
  music.play('bed.fair', beds);
  music.unlock();
  expect(heard()).toEqual(['load bed.fair']);
  load(true);
  pass(400);
  expect(heard()).toContain('begin bed.fair');
});

it('ends a minute after the last touch and comes back with the next', () => {
  const { music, heard, pass } = page();
  music.enable(true);
  music.play('bed.fair', beds);
  music.unlock();
  pass(59_000);
  music.unlock();
  heard();
  pass(59_000);
  expect(heard()).toEqual([]);
  pass(1_000);
  expect(heard()).toEqual(['bed.fair ends in 400']);
  music.unlock();
  expect(heard()).toContain('begin bed.fair');
});

it('gives way to another track for a while, and ends with its scene', () => {
  const { music, heard } = page();
  music.enable(true);
  music.unlock();
  const endNight = music.play('bed.halloween', beds);
  const endBonus = music.play('bed.bonus', beds);
  expect(heard().filter((line) => !line.startsWith('load'))).toEqual([
    'begin bed.halloween',
    'bed.halloween to 1 in 800',
    'bed.halloween ends in 400',
    'begin bed.bonus',
    'bed.bonus to 1 in 800',
  ]);
  endBonus();
  endBonus();
  expect(heard()).toEqual([
    'bed.bonus ends in 400',
    'load bed.halloween',
    'begin bed.halloween',
    'bed.halloween to 1 in 800',
  ]);
  endNight();
  expect(heard()).toEqual(['bed.halloween ends in 400']);
});

it('is silent where a track has no files', () => {
  const { music, heard } = page();
  music.enable(true);
  music.unlock();
  music.play('bed.fair', {});
  expect(heard()).toEqual([]);
});
