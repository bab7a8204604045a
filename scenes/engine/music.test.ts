import { expect, it } from 'vitest';
import { silentLoop } from './sound.ts';
import { createMusic } from './music.ts';

const entry = { webm: 'track.webm', m4a: 'track.m4a', sprite: {} };
const tracks = { 'music-fair': entry, 'music-halloween': entry, 'music-bonus': entry };

/** Creates music on a mixer that records its calls, with a clock moved by `pass`. */
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
    /** Returns the calls recorded since the last `played()`, and clears them. */
    played: () => log.splice(0),
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

it('music fetches and plays nothing until the player has switched it on', () => {
  const { music, played } = page();
  music.play('music.fair', tracks);
  music.unlock();
  expect(played()).toEqual([]);
  music.enable(true);
  expect(played()).toEqual(['load music.fair', 'begin music.fair', 'music.fair to 1 in 800']);
  music.enable(false);
  expect(played()).toEqual(['music.fair ends in 400']);
});

it('music is silent before the first gesture', () => {
  const { music, played } = page();
  music.enable(true);
  music.play('music.fair', tracks);
  expect(played()).toEqual([]);
  music.unlock();
  expect(played()).toContain('begin music.fair');
});

it('music begins once its file has loaded', () => {
  const { music, played, load, pass } = page();
  music.enable(true);
  load(false);
  music.play('music.fair', tracks);
  music.unlock();
  expect(played()).toEqual(['load music.fair']);
  load(true);
  pass(400);
  expect(played()).toContain('begin music.fair');
});

it('music stops a minute after the last gesture and resumes with the next one', () => {
  const { music, played, pass } = page();
  music.enable(true);
  music.play('music.fair', tracks);
  music.unlock();
  pass(59_000);
  music.unlock();
  played();
  pass(59_000);
  expect(played()).toEqual([]);
  pass(1_000);
  expect(played()).toEqual(['music.fair ends in 400']);
  music.unlock();
  expect(played()).toContain('begin music.fair');
});

it('music is replaced while a scene requests another track, and ends with its scene', () => {
  const { music, played } = page();
  music.enable(true);
  music.unlock();
  const endNight = music.play('music.halloween', tracks);
  const endBonus = music.play('music.bonus', tracks);
  expect(played().filter((line) => !line.startsWith('load'))).toEqual([
    'begin music.halloween',
    'music.halloween to 1 in 800',
    'music.halloween ends in 400',
    'begin music.bonus',
    'music.bonus to 1 in 800',
  ]);
  endBonus();
  endBonus();
  expect(played()).toEqual([
    'music.bonus ends in 400',
    'load music.halloween',
    'begin music.halloween',
    'music.halloween to 1 in 800',
  ]);
  endNight();
  expect(played()).toEqual(['music.halloween ends in 400']);
});

it('music is silent if a track has no files', () => {
  const { music, played } = page();
  music.enable(true);
  music.unlock();
  music.play('music.fair', {});
  expect(played()).toEqual([]);
});
