import type { WebGLRenderer } from '../engine/pixi.ts';
import { createSamples, percentile, type Samples } from './stats.ts';

/** What the WebGL context had to do for one frame. */
export interface FrameCost {
  readonly drawCalls: number;
  readonly glCalls: number;
  /** Number of pictures uploaded to the GPU; must be 0 while a scene moves. */
  readonly uploads: number;
  /** Number of calls that wait until the GPU has finished. */
  readonly reads: number;
}

/** Measures the frames of the studio's renderer. */
export interface Profiler {
  /**
   * Runs and measures a frame. Script time and heap are recorded only if the scene `moves`. The `first` frame of a
   * scene uploads its pictures, so it does not count for `worst`.
   */
  frame(run: () => void, how: 'moves' | 'stands' | 'first'): void;
  readonly last: FrameCost;
  /** Largest value of each cost since `reset`. */
  readonly worst: FrameCost;
  /** Script times of the last frames, ms. */
  readonly script: Samples;
  /**
   * Growth of the JavaScript heap in each of the last frames, bytes; only in Chromium. Frames in which garbage was
   * collected are left out.
   */
  readonly heap: Samples;
  /** Number of frames measured since `reset`. */
  readonly frames: number;
  /** Returns the number of textures on the GPU and their memory in bytes, 4 for each pixel. */
  textures(): { readonly count: number; readonly bytes: number };
  reset(): void;
}

/** Number of frames for which measurements are kept. */
export const SAMPLE_COUNT = 120;

const DRAWS = /^draw(Arrays|Elements|RangeElements)/;
const UPLOADS = /^(compressed)?tex(Sub)?Image|^texStorage/i;
const READS = /^(readPixels|getError|finish|getBufferSubData|clientWaitSync)$/;

const nothing: FrameCost = { drawCalls: 0, glCalls: 0, uploads: 0, reads: 0 };

/** Returns the size of the used JavaScript heap in bytes; undefined outside Chromium. */
function heapNow(): number | undefined {
  const { memory } = performance as Performance & { memory?: { usedJSHeapSize: number } };
  return memory?.usedJSHeapSize;
}

/** Creates a profiler, which from then on counts all calls of the renderer to its WebGL context. */
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
        // A heap that has shrunk means that garbage was collected during the frame.
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

/** Formats the median and the 95th percentile of script times, ms. */
export function scriptText({ values }: Samples): string {
  const median = percentile(values, 0.5);
  const high = percentile(values, 0.95);
  return median === undefined || high === undefined
    ? 'not measured yet'
    : `${median.toFixed(2)} / ${high.toFixed(2)} ms`;
}
