import type { Motion } from '../../engine/motion.ts';
import { pointerAngleAt } from '../../parts/wheel/pegs.ts';
import { blurAt } from '../../parts/wheel/turn.ts';
import { angleAt } from './landing.ts';
import type { WheelRun } from './run.ts';
import type { SceneNodes } from './nodes.ts';
import { BULBS, OPENING, REDUCED, RESULT, SECTORS, SHAKE } from './tuning.ts';

const RADIANS = Math.PI / 180;

/** Returns the progress, 0..1, at time `ms`, of a change that begins at `at` and takes `length` ms. */
const part = (ms: number, at: number, length: number): number =>
  length <= 0 ? (ms >= at ? 1 : 0) : Math.min(1, Math.max(0, (ms - at) / length));

/** Draws a run of the wheel (one presentation of an award) at a given time. */
export type RunRenderer = (run: WheelRun, ms: number) => void;

/**
 * Creates the function that draws a run of the wheel. The picture depends only on the time, however that time is
 * reached: by playing, skipping or seeking. Drawing allocates nothing.
 */
export function createRunRenderer(motion: Motion, nodes: SceneNodes): RunRenderer {
  const soft = motion.ease('power2.out');
  const grow = motion.ease('back.out(1.4)');
  const spring = motion.ease('elastic.out(1,.5)');

  function drawBulbs(run: WheelRun, ms: number): void {
    if (ms < 0 || run.isReduced) return nodes.bulbs.light(1);
    if (ms < run.landed) return nodes.bulbs.chase(Math.floor(ms / BULBS.stepMs));
    const half = Math.floor((ms - run.landed) / BULBS.blinkMs);
    nodes.bulbs.light(half < 2 * BULBS.blinks && half % 2 === 1 ? BULBS.dim : 1);
  }

  function drawWheel(run: WheelRun, ms: number): void {
    const { spin, landed } = run;
    nodes.disc.rotation = angleAt(spin, ms) * RADIANS;
    nodes.blurredDisc.rotation = nodes.disc.rotation;
    const blur = ms > 0 && ms < landed ? blurAt(spin, ms) : 0;
    nodes.blurredDisc.alpha = blur;
    nodes.blurredDisc.visible = blur > 0;
    nodes.pointer.rotation = pointerAngleAt(spin, run.pegs, ms, spring);

    const opening = run.opens ? grow(part(ms, -run.lead, OPENING.swell)) : 1;
    const swell = (1 - Math.cos(2 * Math.PI * part(ms, landed, RESULT.swell))) / 2;
    nodes.wheel.scale.set(
      (OPENING.swellFrom + (1 - OPENING.swellFrom) * opening) * (1 + (RESULT.swellTo - 1) * swell),
    );
  }

  /** Draws the light on the winning sector with strength `lit`, 0..1. */
  function drawGlow(run: WheelRun, lit: number): void {
    nodes.sectorGlow.visible = nodes.tipGlow.visible = lit > 0;
    if (lit === 0) {
      nodes.rays.alpha = RESULT.raysIdle;
      return;
    }
    nodes.sectorGlow.alpha = lit * RESULT.glowAlpha;
    nodes.sectorGlow.rotation =
      (run.spin.rest + (SECTORS.indexOf(run.tier) * 360) / SECTORS.length) * RADIANS;
    nodes.tipGlow.alpha = lit * RESULT.tipGlowAlpha;
    nodes.rays.alpha = RESULT.raysIdle + (RESULT.raysWon - RESULT.raysIdle) * lit;
  }

  function drawRoom(alpha: number): void {
    nodes.room.alpha = alpha;
    nodes.room.visible = true;
  }

  function drawMoving(run: WheelRun, ms: number): void {
    const { landed } = run;
    const opened = run.opens ? soft(part(ms, -run.lead, OPENING.appear)) : 1;
    drawRoom(opened);
    drawWheel(run, ms);
    drawBulbs(run, ms);
    drawGlow(run, soft(part(ms, landed, RESULT.glow)));
    nodes.shake.aim(run.shakes ? SHAKE.dpx : 0);
    nodes.shake.progress = ms < landed ? 1 : part(ms, landed, SHAKE.ms);
  }

  /** Draws the run in reduced motion: the stopped wheel fades in, and nothing moves. */
  function drawReduced(run: WheelRun, ms: number): void {
    const faded = part(ms, 0, REDUCED.fade);
    drawRoom(run.opens ? faded : 1);
    drawWheel(run, run.spin.length);
    nodes.wheel.scale.set(1);
    nodes.pointer.rotation = 0;
    nodes.disc.alpha = run.opens ? 1 : faded;
    drawBulbs(run, ms);
    drawGlow(run, faded);
  }

  return (run, ms) => (run.isReduced ? drawReduced(run, ms) : drawMoving(run, ms));
}
