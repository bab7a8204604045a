import { beforeEach, expect, it } from 'vitest';
import { createMotion, type MotionControl } from '../engine/motion.ts';
import { defaultSettings } from '../engine/scene-player.ts';
import { breathe, IdleBursts } from './idle-bursts.ts';

const PACE = { every: 1_000, stopsAfter: 5_000 };

let control: MotionControl;
let scale: { x: number; y: number };
let begun: number[];
let ended: number;

const makeIdle = (reduceMotion = false): IdleBursts =>
  new IdleBursts({ motion: control.motion, settings: { ...defaultSettings, reduceMotion } }, PACE, {
    begin(timeline) {
      begun.push(control.motion.now);
      breathe(timeline, scale, { breathe: 400, breatheScale: 2 });
    },
    end() {
      ended += 1;
      scale.x = scale.y = 1;
    },
  });

beforeEach(() => {
  control = createMotion();
  scale = { x: 1, y: 1 };
  begun = [];
  ended = 0;
});

it('an idle animation plays at its interval, and requests no frame in between', () => {
  makeIdle().rest();
  expect([control.isMoving(), control.nextWake()]).toEqual([false, 1_000]);
  control.advance(1_200);
  expect([scale.x, scale.y, control.isMoving()]).toEqual([2, 2, true]);
  control.advance(200);
  expect([scale.x, scale.y, control.isMoving(), ended]).toEqual([1, 1, false, 1]);
  control.advance(600);
  expect(begun).toEqual([1_000, 2_000]);
});

it('an idle animation stops after some time without input, and resumes when the player touches the scene', () => {
  const idle = makeIdle();
  idle.rest();
  control.advance(20_000);
  expect(begun).toEqual([1_000, 2_000, 3_000, 4_000, 5_000]);
  expect([control.isMoving(), control.nextWake()]).toEqual([false, undefined]);
  idle.touch();
  control.advance(1_000);
  expect(begun.at(-1)).toBe(21_000);
});

it('an idle animation stops immediately when `stop` is called, until the scene is at rest again', () => {
  const idle = makeIdle();
  idle.rest();
  control.advance(1_100);
  idle.stop();
  expect([scale.x, scale.y, control.isMoving(), control.nextWake()]).toEqual([1, 1, false, undefined]);
  idle.touch();
  expect(control.nextWake()).toBeUndefined();
  idle.rest();
  idle.rest();
  control.advance(1_000);
  expect(begun).toEqual([1_000, 2_100]);
});

it('an idle animation can join other motion, but not twice within the given time', () => {
  const idle = makeIdle();
  idle.join(500);
  expect(begun).toEqual([]);
  idle.rest();
  control.advance(100);
  idle.join(500);
  control.advance(400);
  idle.join(500);
  expect(begun).toEqual([100]);
  control.advance(1_000);
  expect(begun).toEqual([100, 1_100]);
});

it('an idle animation does not play in reduced motion', () => {
  makeIdle(true).rest();
  expect(control.nextWake()).toBeUndefined();
});
