import { Container, Sprite, Texture, WebGLRenderer } from '../../scenes/engine/pixi.ts';

/**
 * Canvas of the benchmarks, px: counts and script time do not depend on it, and a small one keeps software GL cheap.
 */
export const SIZE = { width: 18, height: 32 };
/** One frame at 60 a second, ms. */
export const FRAME = 1000 / 60;

/**
 * For each play the ms of its stretches of moving frames, and the bytes of those frames, in sequence: the same
 * stretches in every play. A single frame is too short for a browser's clock.
 */
export interface Plays {
  readonly ms: number[][];
  readonly bytes: number[][];
}

/** A scene's frames and, right after each stretch of them, equally many of the floor. */
export interface Rounds {
  readonly scene: Plays;
  readonly floor: Plays;
  /** For every stretch: the quads that the scene showed and the floor moved. */
  readonly quads: number[];
}

/** A manually advanced scene, for `alternate`. */
export interface Moving {
  /** Draws the next frame; returns false when the scene is at rest or the example is over. */
  frame(): boolean;
  /** Advances to the next movement. Returns false when there is none. */
  seek(): boolean;
  /** Returns the number of visible quads. */
  quads(): number;
  /** Waits for the GPU. */
  finish(): void;
  close(): void;
}

/** Frames of one stretch: short enough to end before a garbage collection. */
const ROUND = 60;
/** Frames between two waits for the GPU. */
const BURST = 6;
/** Minimum number of frames of a movement; shorter ones are left out. */
const MOVING = 10;
/** Maximum stretches of one play: a long example is measured from its beginning, not to its end. */
const STRETCHES = 6;
/** Sprites of the floor during its warm-up. */
const WARM_QUADS = 100;
/**
 * Frames after which script is compiled: for the floor, and for a scene, which has more script and takes several
 * plays.
 */
const COMPILED = 600;
const SCENE_COMPILED = 2_500;

/** A bare renderer with one picture and n moving sprites: the least that this stack can do. */
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
    // The renderer sorts them once.
    this.frame();
  }

  async open(): Promise<void> {
    const canvas = document.createElement('canvas');
    document.body.append(canvas);
    await this.#bare.init({ canvas, ...SIZE, antialias: false, autoDensity: false, eventMode: 'none' });
    this.show(WARM_QUADS);
    // Script that is not compiled yet would make the floor too slow.
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
 * Runs frames until there are no more, ROUND at most. Every few frames it waits for software GL, whose full queue
 * would otherwise block script; not after each frame, since other processes would then empty the processor's caches,
 * of which a scene fills more than the floor.
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
 * Plays a scene several times, each stretch of moving frames followed by equally many of the floor, with as many
 * quads as the scene shows in that stretch.
 */
export async function alternate(open: () => Promise<Moving>, rounds: number): Promise<Rounds> {
  const measured: Rounds = { scene: { ms: [], bytes: [] }, floor: { ms: [], bytes: [] }, quads: [] };
  const floor = new Floor();
  await floor.open();
  // No further collection before the end, since it discards compiled script. The nursery has room for all
  // plays.
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
      // A few frames between two rests are not representative.
      if (moving.bytes.length < MOVING) continue;
      scenes.ms.push(moving.ms);
      scenes.bytes.push(...moving.bytes);
      floors.ms.push(bare.ms);
      floors.bytes.push(...bare.bytes);
    }
    scene.close();
    played += scenes.bytes.length;
    // A scene that never moves for long counts as warm immediately.
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
