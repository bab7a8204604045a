import { formatExact, formatPrize } from '../../contract/money.ts';
import { createArtLibrary, type LoadedArt } from '../../scenes/engine/art.ts';
import type { SceneTypes } from '../../scenes/engine/definition.ts';
import { type AnyStudioScene, titleOf } from '../../scenes/engine/studio-scene.ts';
import {
  browserClock,
  createHost,
  type Host,
  type HostClock,
  type HostedScene,
} from '../../scenes/engine/host.ts';
import { createExamplePlayer, type ScenePlayer } from '../../scenes/engine/scene-player.ts';
import { type Container, NineSliceSprite, Sprite } from '../../scenes/engine/pixi.ts';
import { createRenderer } from '../../scenes/engine/renderer.ts';
import { loadStudioScene, sceneNames } from '../../scenes/studio/catalogue.ts';
import { createHandClock, type HandClock } from './scene-clock.ts';
import { alternate, FRAME, type Moving, type Rounds, SIZE } from './scene-floor.ts';
import {
  callNames,
  countGl,
  countListeners,
  type GlCounts,
  type GlObjects,
  liveListeners,
  liveObjects,
  takeCounts,
  textureBytes,
} from './scene-gl.ts';

/** Counts of WebGL calls in one example, played at 60 frames a second. */
export interface PlayCounts {
  readonly example: string;
  readonly frames: number;
  /** Highest number of draw calls in a frame, without the first frame. `calls` counts all WebGL calls likewise. */
  readonly draws: number;
  readonly calls: number;
  readonly callsMedian: number;
  /** Total of texture uploads, without the first frame. `reads` is the total of reads that wait for the GPU. */
  readonly uploads: number;
  readonly reads: number;
  /** Names of the WebGL calls in the frame that has most of them. */
  readonly most: readonly string[];
  /** Mean number of quads (drawn rectangles) per frame; hidden sprites do not count. */
  readonly quads: number;
  /** Texture memory at the end of the example, bytes: atlas sheets and render targets. */
  readonly bytes: number;
  readonly isBig: boolean;
}

/** Numbers of GL objects and listeners that are left after mounting and unmounting a scene. */
export interface Leaks {
  readonly objects: GlObjects;
  readonly listeners: number;
}

/** Functions that the bench calls in the page, as `window.bench`. */
export interface BenchHook {
  readonly scenes: readonly string[];
  count(scene: string): Promise<readonly PlayCounts[]>;
  /** Returns how many frames a scene at rest draws during `frames` frames of the browser. */
  rest(scene: string, example: string, frames: number): Promise<number>;
  /** Returns the number of frames that pass from a press until the scene draws. */
  firstFrame(scene: string, example: string): Promise<number>;
  /** Measures the time and bytes of a scene's frames, and of a bare renderer with as many quads. */
  measure(scene: string, example: string, rounds: number): Promise<Rounds>;
  leak(scene: string, cycles: number): Promise<Leaks>;
  /** Fills V8's cache of numbers as strings (110 KiB), so that its growth does not look like a leak. */
  fillCaches(): void;
  /** Plays an example's moving frames `times` times; returns the number of frames. */
  repeat(scene: string, example: string, times: number): Promise<number>;
}

declare global {
  interface Window {
    bench?: BenchHook;
    /** Collects garbage; exists in Chromium with --js-flags=--expose-gc. */
    gc?: () => void;
  }
  interface Performance {
    /** Exists in Chromium with --enable-precise-memory-info. */
    readonly memory?: { readonly usedJSHeapSize: number };
  }
}

/** Time for which an example continues after its last screenshot, ms. */
const TAIL = 1_000;
/**
 * A scene is at rest if its next timer is due later than in this time, ms, which is longer than the scene is watched.
 */
const REST = 3_000;

const format = {
  exact: (amount: number) => formatExact(amount),
  prize: (amount: number) => formatPrize(amount),
};
const isCounting = new URLSearchParams(location.search).has('count');
if (isCounting) {
  countGl();
  countListeners();
}

// Skips the copy from the renderer onto the page's canvas, which the bare renderer does not have. With a GPU it is a
// single operation; in software it waits for every pixel, so the bench would measure software GL instead of script.
CanvasRenderingContext2D.prototype.drawImage = () => undefined;
// Draws only a corner of the textures into which a scene draws: otherwise the next call that fills a buffer would wait
// for all their pixels.
const { viewport } = WebGL2RenderingContext.prototype;
WebGL2RenderingContext.prototype.viewport = function (x, y, width, height) {
  viewport.call(this, x, y, Math.min(width, SIZE.width), Math.min(height, SIZE.height));
};

const library = createArtLibrary('/art/', (message) => console.error(message));
const renderer = await createRenderer();

interface Running {
  readonly player: ScenePlayer<SceneTypes>;
  readonly mounted: HostedScene;
  readonly art: LoadedArt;
  readonly end: number;
  close(): void;
}

function exampleOf(definition: AnyStudioScene, name: string): AnyStudioScene['examples'][string] {
  const example = definition.examples[name];
  if (!example) throw new Error(`${definition.name} has no example "${name}"`);
  return example;
}

async function open(host: Host, scene: string, name: string): Promise<Running> {
  const definition = await loadStudioScene(scene);
  const example = exampleOf(definition, name);
  const art = await library.load(scene, { title: titleOf(definition, name) });
  const player = createExamplePlayer(definition, example, { art, format, renderTo: host.renderTo });
  const canvas = document.createElement('canvas');
  document.body.append(canvas);
  const mounted = host.mount(canvas, player, SIZE);
  return {
    player,
    mounted,
    art,
    end: Math.max(0, ...example.photos) + TAIL,
    close() {
      mounted.dispose();
      player.dispose();
      art.release();
      canvas.remove();
    },
  };
}

async function withScene<T>(
  clock: HostClock,
  scene: string,
  example: string,
  run: (running: Running, host: Host) => T | Promise<T>,
): Promise<T> {
  const host = createHost(renderer, clock);
  const running = await open(host, scene, example);
  try {
    return await run(running, host);
  } finally {
    running.close();
    host.dispose();
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns the number of visible quads (drawn rectangles) in a container. */
function quadsOf(container: Container): number {
  if (!container.visible || container.alpha === 0) return 0;
  const own = container instanceof NineSliceSprite ? 9 : container instanceof Sprite ? 1 : 0;
  return container.children.reduce((sum, child) => sum + quadsOf(child), own);
}

function play(clock: HandClock, host: Host, running: Running, example: string, empty: number): PlayCounts {
  const { player, end, art } = running;
  const frames: GlCounts[] = [];
  let most: readonly string[] = [];
  let quads = 0;
  takeCounts();
  while (player.time < end) {
    const before = host.counts.frames;
    clock.tick(FRAME);
    // Leaves out the first frame, in which the GPU resources are created.
    if (frames.length > 0 && callNames().length > most.length) most = [...callNames()];
    const taken = takeCounts();
    if (host.counts.frames > before) {
      frames.push(taken);
      quads += quadsOf(player.view);
    } else if (!clock.isAsked && player.nextWake() === undefined) break;
  }
  const later = frames.slice(1);
  const peak = (field: keyof GlCounts): number => Math.max(0, ...later.map((frame) => frame[field]));
  const sum = (field: keyof GlCounts): number => later.reduce((all, frame) => all + frame[field], 0);
  return {
    example,
    frames: frames.length,
    draws: peak('draws'),
    calls: peak('calls'),
    callsMedian: median(later.map(({ calls }) => calls)),
    uploads: sum('uploads'),
    reads: sum('reads'),
    most,
    quads: Math.round(quads / Math.max(1, frames.length)),
    // Counts a sheet that is loaded even if this example shows none of its pictures.
    bytes: Math.max(textureBytes() - empty, art.bytes),
    isBig: /^(big|huge|jackpot|mega|major)/.test(example),
  };
}

/** Opens an example at its first frame, for `alternate` to advance. */
async function openMoving(scene: string, example: string): Promise<Moving> {
  const clock = createHandClock();
  const host = createHost(renderer, clock);
  const running = await open(host, scene, example);
  const { player, end } = running;
  clock.tick(FRAME);
  return {
    frame() {
      clock.tick(FRAME);
      return player.isMoving() && player.time < end;
    },
    seek() {
      // Skips frames in which nothing moves, since they are not representative.
      while (!player.isMoving() && player.time < end) {
        const before = player.time;
        clock.tick(FRAME);
        // Time has stopped, and neither a frame nor a timer is pending: nothing will move any more.
        if (player.time === before && !clock.isAsked && player.nextWake() === undefined) return false;
      }
      return player.time < end;
    },
    quads: () => quadsOf(player.view),
    finish: () => renderer.gl.finish(),
    close() {
      running.close();
      host.dispose();
    },
  };
}

const nextFrame = (): Promise<number> => new Promise((resolve) => void requestAnimationFrame(resolve));

window.bench = {
  scenes: sceneNames,
  async count(scene) {
    const definition = await loadStudioScene(scene);
    const plays: PlayCounts[] = [];
    const empty = textureBytes();
    for (const example of Object.keys(definition.examples)) {
      const clock = createHandClock();
      plays.push(
        await withScene(clock, scene, example, (running, host) => play(clock, host, running, example, empty)),
      );
    }
    return plays;
  },
  rest: (scene, example, frames) =>
    withScene(browserClock, scene, example, async ({ player }, host) => {
      // A scene that waits for its next timer does not move, but is not at rest.
      const isBusy = (): boolean => player.isMoving() || (player.nextWake() ?? Infinity) < REST;
      for (let waited = 0; isBusy() && waited < 900; waited++) await nextFrame();
      await nextFrame();
      const before = host.counts.frames;
      for (let index = 0; index < frames; index++) await nextFrame();
      return host.counts.frames - before;
    }),
  firstFrame: (scene, example) => {
    const definition = loadStudioScene(scene);
    return withScene(browserClock, scene, example, async ({ player, mounted }, host) => {
      const [cue] = exampleOf(await definition, example).cues ?? [];
      for (let index = 0; index < 30; index++) await nextFrame();
      const before = host.counts.frames;
      mounted.catchUp();
      if (cue) void player.cue(cue.cue, cue.detail);
      mounted.invalidate();
      let waited = 0;
      while (host.counts.frames === before && waited < 60) {
        await nextFrame();
        waited += 1;
      }
      return waited;
    });
  },
  measure: (scene, example, rounds) => alternate(() => openMoving(scene, example), rounds),
  async repeat(scene, example, times) {
    let frames = 0;
    for (let time = 0; time < times; time++) {
      const moving = await openMoving(scene, example);
      while (moving.seek()) {
        moving.finish();
        moving.frame();
        frames += 1;
      }
      moving.close();
    }
    return frames;
  },
  fillCaches() {
    for (let number = 0; number < 200_000; number++) Reflect.get([], String(number + 0.5) + String(number));
  },
  async leak(scene, cycles) {
    const definition = await loadStudioScene(scene);
    const examples = Object.keys(definition.examples);
    const clock = createHandClock();
    const host = createHost(renderer, clock);
    let start: { objects: GlObjects; listeners: number } | undefined;
    for (let cycle = 0; cycle < cycles; cycle++) {
      const running = await open(host, scene, examples[cycle % examples.length] ?? '');
      for (let frame = 0; frame < 40; frame++) {
        running.mounted.invalidate();
        clock.tick(50);
      }
      running.close();
      await nextFrame();
      // Counts from after the first cycle, when the renderer has created the resources that it keeps.
      if (cycle === 0) start = { objects: liveObjects(), listeners: liveListeners() };
    }
    host.dispose();
    const objects = liveObjects();
    const first = start?.objects ?? objects;
    return {
      objects: {
        textures: objects.textures - first.textures,
        buffers: objects.buffers - first.buffers,
        programs: objects.programs - first.programs,
        others: objects.others - first.others,
        contexts: objects.contexts - first.contexts,
      },
      listeners: liveListeners() - (start?.listeners ?? 0),
    };
  },
};
document.documentElement.dataset['ready'] = 'true';
