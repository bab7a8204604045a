import { formatExact, formatPrize } from '../../contract/money.ts';
import { createArtLibrary, type LoadedArt } from '../../scenes/engine/art.ts';
import type { SceneTypes } from '../../scenes/engine/definition.ts';
import {
  browserClock,
  createHost,
  type Host,
  type HostClock,
  type Mounted,
} from '../../scenes/engine/host.ts';
import { Container, Sprite, Texture, WebGLRenderer } from '../../scenes/engine/pixi.ts';
import { createExamplePlayer, type Player } from '../../scenes/engine/player.ts';
import { createRenderer } from '../../scenes/engine/renderer.ts';
import { type AnyDefinition, loadDefinition, sceneNames } from '../../scenes/studio/catalogue.ts';
import { createHandClock, type HandClock } from './scene-clock.ts';
import {
  countGl,
  countListeners,
  type GlCounts,
  type GlObjects,
  liveListeners,
  liveObjects,
  takeCounts,
} from './scene-gl.ts';

/** One example played at 60 frames a second. */
export interface PlayCounts {
  readonly example: string;
  readonly frames: number;
  /** The most of any frame but the first. */
  readonly draws: number;
  readonly calls: number;
  readonly callsMedian: number;
  /** Sum over all frames but the first. */
  readonly uploads: number;
  readonly reads: number;
  /** Mean of all frames. */
  readonly quads: number;
  readonly isBig: boolean;
}

/** Ms or bytes per frame: for each play the stretches of the example, one after another. */
export interface Rounds {
  readonly scene: readonly (readonly number[])[];
  readonly floor: readonly (readonly number[])[];
}

/** What is left after mounting and unmounting. */
export interface Leaks {
  readonly objects: GlObjects;
  readonly listeners: number;
}

/** What the page offers to the bench as `window.bench`. */
export interface BenchHook {
  readonly scenes: readonly string[];
  count(scene: string): Promise<{ readonly plays: readonly PlayCounts[]; readonly bytes: number }>;
  /** Frames drawn by the browser's own clock during `frames` frames of a scene at rest. */
  rest(scene: string, example: string, frames: number): Promise<number>;
  /** Frames from a press to the first drawn frame. */
  firstFrame(scene: string, example: string): Promise<number>;
  time(scene: string, example: string, quads: number, rounds: number): Promise<Rounds>;
  allocate(scene: string, example: string, quads: number, rounds: number): Promise<Rounds>;
  leak(scene: string, cycles: number): Promise<Leaks>;
}

declare global {
  interface Window {
    bench?: BenchHook;
    /** Chromium with --js-flags=--expose-gc. */
    gc?: () => void;
  }
  interface Performance {
    /** Chromium with --enable-precise-memory-info. */
    readonly memory?: { readonly usedJSHeapSize: number };
  }
}

const FRAME = 1000 / 60;
/** How long an example is played on after its last photograph, ms. */
const TAIL = 1_000;
/** Canvas of the benchmarks, px: counts and script time do not depend on it, and software GL stays out of the way. */
const SIZE = { width: 18, height: 32 };
/** Frames of one stretch: short enough to come before the collector. */
const ROUND = 60;
/** Shorter moves than this many frames are left out. */
const MOVING = 10;

const format = {
  exact: (amount: number) => formatExact(amount),
  prize: (amount: number) => formatPrize(amount),
};
const isCounting = new URLSearchParams(location.search).has('count');
if (isCounting) {
  countGl();
  countListeners();
}

// Without a GPU the copy from the renderer onto the page's canvas waits for every pixel; with one it is a single blit.
// It is left out, so that script is measured and not software GL; the floor has no such copy.
CanvasRenderingContext2D.prototype.drawImage = () => undefined;

const library = createArtLibrary('/art/', (message) => console.error(message));
const renderer = await createRenderer();

interface Running {
  readonly player: Player<SceneTypes>;
  readonly mounted: Mounted;
  readonly art: LoadedArt;
  readonly end: number;
  close(): void;
}

function exampleOf(definition: AnyDefinition, name: string): AnyDefinition['examples'][string] {
  const example = definition.examples[name];
  if (!example) throw new Error(`${definition.name} has no example "${name}"`);
  return example;
}

async function open(host: Host, scene: string, name: string): Promise<Running> {
  const definition = await loadDefinition(scene);
  const example = exampleOf(definition, name);
  const art = await library.load(scene);
  const player = createExamplePlayer(definition, example, { art, format });
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

function play(clock: HandClock, host: Host, { player, end }: Running, example: string): PlayCounts {
  const frames: GlCounts[] = [];
  takeCounts();
  while (player.time < end) {
    const before = host.counts.frames;
    clock.tick(FRAME);
    const taken = takeCounts();
    if (host.counts.frames > before) frames.push(taken);
    else if (!clock.isAsked && player.nextWake() === undefined) break;
  }
  const later = frames.slice(1);
  const most = (field: keyof GlCounts): number => Math.max(0, ...later.map((frame) => frame[field]));
  const sum = (field: keyof GlCounts): number => later.reduce((all, frame) => all + frame[field], 0);
  return {
    example,
    frames: frames.length,
    draws: most('draws'),
    calls: most('calls'),
    callsMedian: median(later.map(({ calls }) => calls)),
    uploads: sum('uploads'),
    reads: sum('reads'),
    quads: Math.round(sum('quads') / Math.max(1, later.length)),
    isBig: /^(big|jackpot|mega|major)/.test(example),
  };
}

/** A bare renderer with one picture and n sprites that move: the least that this stack can do. */
async function openFloor(
  quads: number,
): Promise<{ frame(now: number): void; finish(): void; close(): void }> {
  const canvas = document.createElement('canvas');
  document.body.append(canvas);
  const bare = new WebGLRenderer();
  await bare.init({ canvas, ...SIZE, antialias: false, autoDensity: false, eventMode: 'none' });
  const root = new Container();
  const sprites = Array.from({ length: quads }, () => new Sprite(Texture.WHITE));
  root.addChild(...sprites);
  return {
    frame(now) {
      for (let index = 0; index < sprites.length; index++) {
        sprites[index]?.position.set((now / 10 + index) % SIZE.width, (now / 20 + index * 3) % SIZE.height);
      }
      bare.render({ container: root });
    },
    finish: () => bare.gl.finish(),
    close() {
      root.destroy({ children: true });
      bare.destroy({ removeView: true });
    },
  };
}

/**
 * Runs frames until there are no more of them, ROUND at most; answers what a meter moved in each. Between two frames it
 * waits for software GL, which would otherwise make script wait for room in its queue.
 */
function stretch(frame: (index: number) => boolean, finish: () => void, meter: () => number): number[] {
  const moved: number[] = [];
  for (let isGoing = true; isGoing && moved.length < ROUND;) {
    finish();
    const before = meter();
    isGoing = frame(moved.length);
    moved.push(meter() - before);
  }
  return moved;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Mean of the middle half: other programs and software GL make single frames wait, whatever the script does. */
function middleMean(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return mean(sorted.slice(Math.floor(sorted.length / 4), Math.ceil((sorted.length * 3) / 4)));
}

/** Plays the example several times, each stretch of frames followed by as many of the floor. */
async function alternate(
  scene: string,
  example: string,
  quads: number,
  rounds: number,
  meter: () => number,
  average: (values: readonly number[]) => number,
): Promise<Rounds> {
  const measured: { scene: number[][]; floor: number[][] } = { scene: [], floor: [] };
  const floor = await openFloor(quads);
  const warm = 5;
  for (let turn = -warm; turn < rounds; turn++) {
    const clock = createHandClock();
    const values: number[] = [];
    const floors: number[] = [];
    await withScene(clock, scene, example, (running) => {
      clock.tick(FRAME);
      const { player, end } = running;
      while (player.time < end - TAIL) {
        // What is drawn while nothing moves is not what a frame costs.
        while (!player.isMoving() && player.time < end) clock.tick(FRAME);
        // The collector's pauses come between the stretches, not in them.
        collect();
        const moving = stretch(
          () => {
            clock.tick(FRAME);
            return player.isMoving();
          },
          () => renderer.gl.finish(),
          meter,
        );
        collect();
        const bare = stretch(
          (index) => {
            floor.frame(clock.now() + index * FRAME);
            return index < moving.length - 1;
          },
          floor.finish,
          meter,
        );
        // A few frames between two rests say nothing about the rest.
        if (moving.length < MOVING) continue;
        values.push(average(moving));
        floors.push(average(bare));
      }
    });
    if (turn < 0) continue;
    measured.scene.push(values);
    measured.floor.push(floors);
  }
  floor.close();
  return measured;
}

const heap = (): number => performance.memory?.usedJSHeapSize ?? 0;
const collect = (): void => window.gc?.();
const nextFrame = (): Promise<number> => new Promise((resolve) => void requestAnimationFrame(resolve));

window.bench = {
  scenes: sceneNames,
  async count(scene) {
    const definition = await loadDefinition(scene);
    const plays: PlayCounts[] = [];
    let bytes = 0;
    for (const example of Object.keys(definition.examples)) {
      const clock = createHandClock();
      const counted = await withScene(clock, scene, example, (running, host) => {
        bytes = running.art.bytes;
        return play(clock, host, running, example);
      });
      plays.push(counted);
    }
    return { plays, bytes };
  },
  rest: (scene, example, frames) =>
    withScene(browserClock, scene, example, async ({ player }, host) => {
      for (let waited = 0; player.isMoving() && waited < 600; waited++) await nextFrame();
      await nextFrame();
      const before = host.counts.frames;
      for (let index = 0; index < frames; index++) await nextFrame();
      return host.counts.frames - before;
    }),
  firstFrame: (scene, example) => {
    const definition = loadDefinition(scene);
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
  time: (scene, example, quads, rounds) =>
    alternate(scene, example, quads, rounds, () => performance.now(), middleMean),
  allocate: (scene, example, quads, rounds) => alternate(scene, example, quads, rounds, heap, mean),
  async leak(scene, cycles) {
    const definition = await loadDefinition(scene);
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
      // What the renderer makes once, for ever, it has made by now.
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
