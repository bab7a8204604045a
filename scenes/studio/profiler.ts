import type { WebGLRenderer } from '../engine/pixi.ts';
import { createSamples, percentile, type Samples } from './stats.ts';

/** Cost of one frame on the graphics card. */
export interface FrameCost {
  readonly drawCalls: number;
  readonly glCalls: number;
  /** Pictures uploaded to the card: must be 0 while something moves. */
  readonly uploads: number;
  /** Calls that block until the card is done. */
  readonly reads: number;
}

/** Measures frames of the studio's renderer. */
export interface Profiler {
  /**
   * Runs and measures one frame. Only a frame that `moves` counts for script time and heap; the `first` one of a
   * scene uploads its pictures and is ignored for the worst.
   */
  frame(run: () => void, how: 'moves' | 'stands' | 'first'): void;
  readonly last: FrameCost;
  /** Maximum of each since `reset`. */
  readonly worst: FrameCost;
  /** Script times of the latest frames, ms. */
  readonly script: Samples;
  /**
   * Heap growth per frame, bytes, if the browser reports it (Chromium); frames with a garbage collection are left
   * out.
   */
  readonly heap: Samples;
  /** Frames measured since `reset`. */
  readonly frames: number;
  /** Returns the number of textures on the card and their bytes, 4 a pixel. */
  textures(): { readonly count: number; readonly bytes: number };
  reset(): void;
}

/** Number of remembered frames. */
export const SAMPLE_COUNT = 120;

const DRAWS = /^draw(Arrays|Elements|RangeElements)/;
const UPLOADS = /^(compressed)?tex(Sub)?Image|^texStorage/i;
const READS = /^(readPixels|getError|finish|getBufferSubData|clientWaitSync)$/;

const nothing: FrameCost = { drawCalls: 0, glCalls: 0, uploads: 0, reads: 0 };

/** Returns the bytes of heap in use; undefined outside Chromium. */
function heapNow(): number | undefined {
  const { memory } = performance as Performance & { memory?: { usedJSHeapSize: number } };
  return memory?.usedJSHeapSize;
}

/** Creates a profiler, which counts every call of the renderer to its context from now on. */
export function createProfiler(renderer: WebGLRenderer): Profiler {
  const { gl } = renderer;
  const count = { drawCalls: 0, glCalls: 0, uploads: 0, reads: 0 };
  const calls = gl as unknown as Record<string, unknown>;
  for (const name of methodsOf(gl)) {
    const original = calls[name];
    if (typeof original !== 'function') continue;
    const kind = DRAWS.test(name)
      ? 'drawCalls'
      : UPLOADS.test(name)
        ? 'uploads'
        : READS.test(name)
          ? 'reads'
          : undefined;
    calls[name] = (...given: unknown[]): unknown => {
      count.glCalls += 1;
      if (kind) count[kind] += 1;
      return Reflect.apply(original, gl, given);
    };
  }

  const script = createSamples(SAMPLE_COUNT);
  const heap = createSamples(SAMPLE_COUNT);
  let last = nothing;
  let worst = nothing;
  let frames = 0;
  return {
    script,
    heap,
    get last() {
      return last;
    },
    get worst() {
      return worst;
    },
    get frames() {
      return frames;
    },
    frame(run, how) {
      Object.assign(count, nothing);
      const heapBefore = heapNow();
      const before = performance.now();
      run();
      const took = performance.now() - before;
      const heapAfter = heapNow();
      frames += 1;
      last = { ...count };
      if (how === 'moves') {
        script.add(took);
        // A smaller heap means that garbage was just collected.
        if (heapBefore !== undefined && heapAfter !== undefined && heapAfter >= heapBefore) {
          heap.add(heapAfter - heapBefore);
        }
      }
      if (how === 'first') return;
      worst = {
        drawCalls: Math.max(worst.drawCalls, last.drawCalls),
        glCalls: Math.max(worst.glCalls, last.glCalls),
        uploads: Math.max(worst.uploads, last.uploads),
        reads: Math.max(worst.reads, last.reads),
      };
    },
    textures() {
      const sources = renderer.texture.managedTextures;
      return {
        count: sources.length,
        bytes: sources.reduce((sum, { pixelWidth, pixelHeight }) => sum + pixelWidth * pixelHeight * 4, 0),
      };
    },
    reset() {
      script.clear();
      heap.clear();
      last = worst = nothing;
      frames = 0;
    },
  };
}

function methodsOf(gl: object): string[] {
  const names = new Set<string>();
  for (
    let level: unknown = gl;
    level instanceof Object && level !== Object.prototype;
    level = Object.getPrototypeOf(level)
  ) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(level))) {
      if (typeof value === 'function' && name !== 'constructor') names.add(name);
    }
  }
  return [...names];
}

/** Formats median and 95th percentile in ms. */
export function scriptText({ values }: Samples): string {
  const median = percentile(values, 0.5);
  const high = percentile(values, 0.95);
  return median === undefined || high === undefined
    ? 'not measured yet'
    : `${median.toFixed(2)} / ${high.toFixed(2)} ms`;
}
