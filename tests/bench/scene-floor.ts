import { Container, Sprite, Texture, WebGLRenderer } from '../../scenes/engine/pixi.ts';

/**
 * Size of the benchmarks' canvas, px. It is small to keep software rendering fast; counts and script time do not depend
 * on it.
 */
export const SIZE = { width: 18, height: 32 };
/** Time of one frame at 60 frames a second, ms. */
export const FRAME = 1000 / 60;

/**
 * Measurements of each play: the time (`ms`) of each stretch of moving frames, and the allocated `bytes` of each of its
 * frames. Every play has the same stretches. They are timed as a whole, since a single frame is too short for a
 * browser's clock.
 */
export interface Plays {
  readonly ms: number[][];
  readonly bytes: number[][];
}

/** Measurements of a scene and of the floor: a bare renderer that runs the same number of frames after each stretch. */
export interface Rounds {
  readonly scene: Plays;
  readonly floor: Plays;
  /** Number of quads (drawn rectangles) in each stretch, the same for scene and floor. */
  readonly quads: number[];
}

/** A scene that `alternate` advances frame by frame. */
export interface Moving {
  /** Draws the next frame. Returns false if the scene is then at rest or the example is over. */
  frame(): boolean;
  /** Advances until something moves. Returns false if nothing will move any more. */
  seek(): boolean;
  /** Returns the number of quads (drawn rectangles) that are visible. */
  quads(): number;
  /** Waits until the GPU has executed all calls. */
  finish(): void;
  close(): void;
}

/** Maximum number of frames in a stretch, small enough that it ends before a garbage collection. */
const ROUND = 60;
/** Number of frames between two waits for the GPU. */
const BURST = 6;
/** Number of sprites that the floor (the bare renderer) moves while it warms up. */
const MOVING = 10;
/** Maximum number of stretches measured in a play; the rest of a long example is left out. */
const STRETCHES = 6;
/** Number of sprites that the floor moves while it warms up. */
const WARM_QUADS = 100;
/**
 * Number of frames after which all script is compiled: that of the floor, and that of a scene, which has more script
 * and needs several plays.
 */
const COMPILED = 600;
const SCENE_COMPILED = 2_500;

/** The floor: a bare renderer that moves sprites of one picture, the least work possible for as many quads. */
class Floor {
  readonly #bare = new WebGLRenderer();
  readonly #root = new Container();
  readonly #sprites: Sprite[] = [];
  #now = 0;

  /** Sets the number of moving sprites. */
  show(quads: number): void {
    if (quads === this.#root.children.length) return;
    while (this.#sprites.length < quads) this.#sprites.push(new Sprite(Texture.WHITE));
    this.#root.removeChildren();
    this.#root.addChild(...this.#sprites.slice(0, quads));
    // The first frame is slower, since the renderer sorts new sprites.
    this.frame();
  }

  async open(): Promise<void> {
    const canvas = document.createElement('canvas');
    document.body.append(canvas);
    await this.#bare.init({ canvas, ...SIZE, antialias: false, autoDensity: false, eventMode: 'none' });
    this.show(WARM_QUADS);
    // Warms up first: with script that is not compiled yet, the floor would be too slow for a fair comparison.
    for (let frame = 0; frame < COMPILED; frame++) this.frame();
    this.finish();
  }

  frame(): void {
    this.#now += FRAME;
    const now = this.#now;
    const { children } = this.#root;
    for (let index = 0; index < children.length; index++) {
      children[index]?.position.set((now / 10 + index) % SIZE.width, (now / 20 + index * 3) % SIZE.height);
    }
    this.#bare.render({ container: this.#root });
  }

  finish(): void {
    this.#bare.gl.finish();
  }

  close(): void {
    for (const sprite of this.#sprites) sprite.destroy();
    this.#root.destroy();
    this.#bare.destroy({ removeView: true });
  }
}

interface Frames {
  ms: number;
  readonly bytes: number[];
}

const heap = (): number => performance.memory?.usedJSHeapSize ?? 0;

/**
 * Runs frames until `frame` returns false, at most ROUND. Waits for software GL every few frames, since its full queue
 * would block script. Does not wait after every frame: meanwhile other processes empty the CPU's caches, which slows a
 * scene down more than the floor.
 */
function stretch(frame: (index: number) => boolean, finish: () => void): Frames {
  const moved: Frames = { ms: 0, bytes: [] };
  for (let isGoing = true; isGoing && moved.bytes.length < ROUND;) {
    if (moved.bytes.length % BURST === 0) finish();
    const used = heap();
    const start = performance.now();
    isGoing = frame(moved.bytes.length);
    moved.ms += performance.now() - start;
    moved.bytes.push(heap() - used);
  }
  return moved;
}

/**
 * Plays a scene several times. After each stretch of moving frames, the floor runs as many frames with as many quads as
 * the scene showed.
 */
export async function alternate(open: () => Promise<Moving>, rounds: number): Promise<Rounds> {
  const measured: Rounds = { scene: { ms: [], bytes: [] }, floor: { ms: [], bytes: [] }, quads: [] };
  const floor = new Floor();
  await floor.open();
  // Collects garbage once before the measurement. Later collections would discard compiled script; the heap has
  // room for all plays.
  window.gc?.();
  let played = 0;
  for (let turn = 0; turn < rounds;) {
    const scenes = { ms: new Array<number>(), bytes: new Array<number>() };
    const floors = { ms: new Array<number>(), bytes: new Array<number>() };
    const isWarm = played >= SCENE_COMPILED;
    const scene = await open();
    for (let count = 0; count < STRETCHES && scene.seek(); count++) {
      const before = scene.quads();
      const moving = stretch(scene.frame, scene.finish);
      const quads = Math.round((before + scene.quads()) / 2);
      floor.show(quads);
      measured.quads.push(quads);
      const bare = stretch(
        (index) => {
          floor.frame();
          return index < moving.bytes.length - 1;
        },
        () => floor.finish(),
      );
      // A few frames between two pauses are not representative.
      if (moving.bytes.length < MOVING) continue;
      scenes.ms.push(moving.ms);
      scenes.bytes.push(...moving.bytes);
      floors.ms.push(bare.ms);
      floors.bytes.push(...bare.bytes);
    }
    scene.close();
    played += scenes.bytes.length;
    // Counts a play only after the warm-up; a scene that has shown no stretch of moving frames needs no warm-up.
    if (!isWarm && scenes.bytes.length > 0) continue;
    turn += 1;
    for (const [to, from] of [
      [measured.scene, scenes],
      [measured.floor, floors],
    ] as const) {
      to.ms.push(from.ms);
      to.bytes.push(from.bytes);
    }
  }
  floor.close();
  return measured;
}
