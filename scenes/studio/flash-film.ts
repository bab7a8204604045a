import type { LoadedScene } from './scene-loader.ts';
import { cellCount, cellsOf, createFlashMeter, GENERAL, RED } from './flashes.ts';
import { STEP } from './script.ts';
import { backgroundOf } from './themes.ts';

/** The largest flashing area in any second: CSS px², and the end of that second, ms. */
export interface Worst {
  readonly area: number;
  readonly at: number;
}

/** Result of the flash meter for an example from its start until it rests. */
export interface FlashReport {
  readonly general: Worst;
  /** Flashes of saturated red. */
  readonly red: Worst;
  /** Number of examined frames. */
  readonly frames: number;
}

/** Width of the measured phone, CSS px: a design pixel of a full-screen scene is 0.54 of its pixels. */
const PHONE = 390;
const DESIGN = 720;
/**
 * Side of a cell, CSS px. At the viewing distance assumed by WCAG 2.3.1, 341 px are 10 degrees; a pattern finer than
 * a tenth of a degree is no flash, and this is finer still.
 */
const CELL = 3;
/** Pixels per side of a cell: enough for an average, and a frame takes half as long as with three. */
const SIDE = 2;
/** Device pixels per CSS px of the measured picture. */
export const FLASH_SCALE = SIDE / CELL;
const RATE = 60;

/** Returns a scene's size on the phone, CSS px. */
export const phoneSize = (design: {
  readonly width: number;
  readonly height: number;
}): { width: number; height: number } => ({
  width: Math.round((design.width * PHONE) / DESIGN),
  height: Math.round((design.height * PHONE) / DESIGN),
});

/**
 * Plays a loaded example from 0 through `length` ms at 60 frames a second and measures what flashes more than three
 * times in a second. The canvas has `FLASH_SCALE` pixels for each CSS px of a phone.
 */
export function readFlashes(
  { player, draw }: LoadedScene,
  canvas: HTMLCanvasElement,
  length: number,
): FlashReport {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the canvas cannot be read');
  const { width, height } = canvas;
  const count = cellCount(width, height, SIDE);
  const cells = { luminance: new Float64Array(count), red: new Float64Array(count) };
  const ground = channelsOf(backgroundOf(undefined));
  const [light, red] = [createFlashMeter(count, RATE, GENERAL), createFlashMeter(count, RATE, RED)];
  let worst: Worst = { area: 0, at: 0 };
  let worstRed: Worst = { area: 0, at: 0 };
  const frames = Math.ceil(length / STEP);
  let isMoving = true;
  for (let frame = 0; frame <= frames; frame++) {
    const at = frame * STEP;
    const wasMoving = isMoving;
    const wake = player.nextWake();
    const gap = at - player.time;
    player.advance(Math.max(0, gap));
    isMoving = player.isMoving();
    // As on a page: the picture is not redrawn while nothing moves and no wake is due.
    if (wasMoving || isMoving || (wake !== undefined && wake <= gap)) {
      draw();
      const { data } = context.getImageData(0, 0, width, height);
      cellsOf(data, { width, height, side: SIDE }, ground, cells);
    }
    worst = worseOf(worst, light.next(cells.luminance), at);
    worstRed = worseOf(worstRed, red.next(cells.red), at);
  }
  return { general: worst, red: worstRed, frames };
}

const worseOf = (worst: Worst, cells: number, at: number): Worst =>
  cells * CELL * CELL > worst.area ? { area: cells * CELL * CELL, at: Math.round(at) } : worst;

function channelsOf(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
