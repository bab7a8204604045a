import type { Motion } from '../engine/motion.ts';
import type { CountUp } from '../parts/count-up.ts';
import { VEIL } from '../parts/veil.ts';
import { pointerAngleAt } from '../parts/wheel/pegs.ts';
import { blurAt } from '../parts/wheel/turn.ts';
import { coinAt, type CoinState, fountainMs } from './coins.ts';
import { angleAt } from './landing.ts';
import type { Run } from './run.ts';
import type { SceneNodes } from './nodes.ts';
import { BULBS, COINS, OPENING, REDUCED, RESULT, SECTORS, SHAKE } from './tuning.ts';

const RADIANS = Math.PI / 180;
const COIN_PICTURE = 96;

/** How far a change that begins at `at` has come, 0..1. */
const part = (ms: number, at: number, length: number): number =>
  length <= 0 ? (ms >= at ? 1 : 0) : Math.min(1, Math.max(0, (ms - at) / length));

/** Draws a run at an instant. */
export type RunRenderer = (run: Run, ms: number) => void;

/**
 * The whole choreography as a picture at an instant, closed in time: played, scrubbed or skipped, an instant always
 * looks the same, and the last frame is simply the run's end. Allocates nothing.
 */
export function createRunRenderer(motion: Motion, nodes: SceneNodes, count: CountUp): RunRenderer {
  const soft = motion.ease('power2.out');
  const away = motion.ease('power1.in');
  const grow = motion.ease('back.out(1.4)');
  const popOut = motion.ease('back.out(1.6)');
  const spring = motion.ease('elastic.out(1,.5)');
  const veilIn = motion.ease(VEIL.in.ease);
  const coin: CoinState = { x: 0, y: 0, alpha: 0, turn: 0 };

  function drawBulbs(run: Run, ms: number): void {
    if (ms < 0 || run.isReduced) return nodes.bulbs.light(1);
    if (ms < run.landed) return nodes.bulbs.chase(Math.floor(ms / BULBS.stepMs));
    const half = Math.floor((ms - run.landed) / BULBS.blinkMs);
    nodes.bulbs.light(half < 2 * BULBS.blinks && half % 2 === 1 ? BULBS.dim : 1);
  }

  function drawWheel(run: Run, ms: number): void {
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

  /** The light of the stop, where the winning sector has come to stand. */
  function drawGlow(run: Run, lit: number): void {
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

  function drawCoins(run: Run, ms: number): void {
    const since = ms - run.landed - RESULT.coinsAt;
    nodes.rain.visible = since > 0 && since < fountainMs && run.coins.length > 0;
    if (!nodes.rain.visible) return;
    for (let index = 0; index < nodes.coins.length; index++) {
      const sprite = nodes.coins[index];
      const thrown = run.coins[index];
      if (!sprite) continue;
      // Not by `visible`: the renderer would sort the whole scene anew for each coin that comes and goes.
      if (!thrown || !coinAt(thrown, since, coin)) {
        sprite.alpha = 0;
        continue;
      }
      const size = thrown.size / COIN_PICTURE;
      sprite.position.set(coin.x, coin.y);
      sprite.scale.set(size * Math.max(COINS.thinnest, Math.abs(coin.turn)), size);
      sprite.alpha = coin.alpha;
    }
  }

  function drawAward(run: Run, at: number, scale: number, alpha: number, ms: number): void {
    nodes.award.visible = ms >= at;
    if (!nodes.award.visible) {
      count.progress = 0;
      return;
    }
    nodes.award.alpha = alpha;
    nodes.award.scale.set(scale);
    nodes.plates.mega.visible = run.tier === 'mega';
    nodes.plates.major.visible = run.tier === 'major';
    nodes.plates.minor.visible = run.tier === 'minor';
    nodes.plates.mini.visible = run.tier === 'mini';
    nodes.amount.view.visible = ms >= run.countFrom;
    count.progress = soft(part(ms, run.countFrom, run.countMs));
  }

  function drawRoom(run: Run, ms: number, alpha: number): void {
    nodes.room.alpha = alpha;
    nodes.room.visible = ms < run.closed;
    nodes.veil.alpha = RESULT.veil * veilIn(part(ms, run.closes, VEIL.in.duration));
    nodes.veil.visible = nodes.veil.alpha > 0;
  }

  function drawMoving(run: Run, ms: number): void {
    const { landed } = run;
    const opened = run.opens ? soft(part(ms, -run.lead, OPENING.appear)) : 1;
    drawRoom(run, ms, opened * (1 - away(part(ms, run.closes, RESULT.leave))));
    drawWheel(run, ms);
    drawBulbs(run, ms);
    drawGlow(run, soft(part(ms, landed, RESULT.glow)));
    nodes.shake.aim(run.shakes ? SHAKE.dpx : 0);
    nodes.shake.progress = ms < landed ? 1 : part(ms, landed, SHAKE.ms);
    const plateAt = landed + RESULT.plateAt;
    const scale =
      ms < plateAt ? 1 : RESULT.plateFrom + (1 - RESULT.plateFrom) * popOut(part(ms, plateAt, RESULT.plate));
    drawAward(run, plateAt, scale, part(ms, plateAt, RESULT.plateFade), ms);
    drawCoins(run, ms);
  }

  /** Reduced motion: the stopped wheel and its award fade in together; nothing travels. */
  function drawReduced(run: Run, ms: number): void {
    const faded = part(ms, 0, REDUCED.fade);
    const left = part(ms, run.closes, REDUCED.fade);
    drawRoom(run, ms, (run.opens ? faded : 1) * (1 - left));
    drawWheel(run, run.spin.length);
    nodes.wheel.scale.set(1);
    nodes.pointer.rotation = 0;
    nodes.disc.alpha = run.opens ? 1 : faded;
    drawBulbs(run, ms);
    drawGlow(run, faded);
    drawAward(run, 0, 1, faded, ms);
    drawCoins(run, ms);
  }

  return (run, ms) => (run.isReduced ? drawReduced(run, ms) : drawMoving(run, ms));
}
