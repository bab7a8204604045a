import type { LoadedScene } from './scene-loader.ts';
import { cellCount, cellsOf, createFlashMeter, GENERAL, RED } from './flashes.ts';
import { STEP } from './script.ts';
import { backgroundOf } from './themes.ts';

/** The largest area that flashes in any second, CSS px², and the time at which that second ends, ms. */
export interface Worst {
  readonly area: number;
  readonly at: number;
}

/** Flashes of an example, from its start until nothing moves any more. */
export interface FlashReport {
  readonly general: Worst;
  /** Largest area that flashes in saturated red. */
  readonly red: Worst;
  /** Number of frames that were measured. */
  readonly frames: number;
}

/** Width of the measured phone, CSS px; a design pixel of a full-screen scene is 0.54 CSS px there. */
const PHONE = 390;
const DESIGN = 720;
/**
 * Side of a square cell, CSS px. WCAG 2.3.1 assumes that 341 px are 10 degrees of the field of view, and ignores
 * patterns finer than a tenth of a degree; a cell is a little smaller than that.
 */
const CELL = 3;
/** Device pixels per side of a cell. Two suffice for an average, and a frame takes half as long as with three. */
const SIDE = 2;
/** Device pixels for each CSS px in the measured picture. */
export const FLASH_SCALE = SIDE / CELL;
const RATE = 60;

/** Returns the size of a scene on the measured phone, CSS px. */
export const phoneSize = (design: {
  readonly width: number;
  readonly height: number;
}): { width: number; height: number } => ({
  width: Math.round((design.width * PHONE) / DESIGN),
  height: Math.round((design.height * PHONE) / DESIGN),
});

/**
 * Plays a loaded example from 0 to `length` ms at 60 frames a second and measures the area that flashes more than three
 * times in a second. The canvas must have `FLASH_SCALE` device pixels for each CSS px of the phone.
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
    // Like a page, the measurement draws only if something has moved or was due; other frames repeat the last picture.
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
