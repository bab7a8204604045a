import type { StudioAddress } from './address.ts';
import { type CatalogueEntry, loadStudioScene, readCatalogue } from './catalogue.ts';
import { compose } from './compare.ts';
import {
  type FirstFrameChoice,
  type FirstFramePhoto,
  type FirstFrameStates,
  loadFirstFrame,
  sceneChoiceOf,
  statesOf,
  takeLive,
} from './first-frames.ts';
import { FLASH_SCALE, type FlashReport, phoneSize, readFlashes } from './flash-film.ts';
import { replay, STEP } from './script.ts';
import { scanTimeline, type TimelineScan } from './timeline-scan.ts';
import { type SceneChoice, type LoadedScene, type SceneLoader, createSceneLoader } from './scene-loader.ts';

/** Facts about photographs of one example; the last photograph is on the canvas. */
export interface PhotoResult {
  /** Width of the canvas, CSS px; the canvas is at the top left of the page. */
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the canvas's pixels at each instant. */
  readonly hashes: readonly string[];
  /** Number of different colours in the last picture; few colours mean that the scene was not drawn. */
  readonly colours: number;
  readonly isContextLost: boolean;
  /** Messages about missing pictures and other problems of the scene's art. */
  readonly problems: readonly string[];
}

/** An example that is being filmed. `width` and `height` are in CSS px. */
export interface Filmed {
  readonly width: number;
  readonly height: number;
  /** Time from the example's start until nothing moves any more, ms. */
  readonly length: number;
  /** Time of the last event whose name ends in `:shown`, ms; undefined if there is none. */
  readonly shown: number | undefined;
}

/** Interface of the camera's page for tests, as `window.studio`. */
export interface CameraHook {
  catalogue(): Promise<CatalogueEntry[]>;
  /**
   * Plays an example through the given instants (ms, ascending) and leaves the last one on the canvas. `steps` are the
   * frame lengths in ms, used in turn; default: 1/60 s.
   */
  show(choice: SceneChoice, instants: readonly number[], steps?: readonly number[]): Promise<PhotoResult>;
  /** Loads an example to film. */
  film(choice: SceneChoice): Promise<Filmed>;
  /** Plays the filmed example up to `at` ms and returns the frame as a PNG file in base64. */
  frame(at: number): string;
  /** Returns the names of the states that a scene's first frame has. */
  firstFrameStates(scene: string): Promise<FirstFrameStates>;
  /** Photographs a first frame without the texts and pictures that its page adds. */
  firstFrame(choice: FirstFrameChoice): Promise<FirstFramePhoto>;
  /**
   * Plays an example on the canvas of a phone until nothing moves any more, and measures how much of the picture
   * flashes.
   */
  flashes(choice: Pick<SceneChoice, 'scene' | 'example' | 'pack' | 'reduced'>): Promise<FlashReport>;
}

declare global {
  interface Window {
    studio?: CameraHook;
  }
}

/** Opens the camera page. Photographs the example in the link, if there is one, then sets `data-ready` on the page. */
export async function openCamera(address: StudioAddress): Promise<void> {
  document.body.classList.add('camera');
  const { dataset } = document.documentElement;
  try {
    const loader = await createSceneLoader();
    const hook = createHook(loader);
    window.studio = hook;
    const { scene, example } = address;
    if (scene !== undefined && example !== undefined) {
      const { problems } = await hook.show({ ...address, scene, example }, [address.at]);
      if (problems.length > 0) throw new Error(problems.join('; '));
    }
    dataset['ready'] = 'true';
  } catch (error) {
    dataset['reason'] = error instanceof Error ? error.message : String(error);
    dataset['ready'] = 'failed';
  }
}

function createHook(loader: SceneLoader): CameraHook {
  let loaded: LoadedScene | undefined;
  let canvas: HTMLCanvasElement;

  async function load(choice: SceneChoice, isRead = false): Promise<LoadedScene> {
    loaded?.dispose();
    loaded = undefined;
    // A new canvas for each picture, so that the last picture cannot show through.
    canvas = document.createElement('canvas');
    // A canvas whose pixels are read often is kept in main memory, which is faster.
    if (isRead) canvas.getContext('2d', { willReadFrequently: true });
    document.body.replaceChildren(canvas);
    loader.takeProblems();
    loaded = await loader.load(choice, canvas);
    return loaded;
  }

  return {
    catalogue: readCatalogue,
    async show(choice, instants, steps = [STEP]) {
      const shot = await load(choice);
      const hashes: string[] = [];
      let pixels: Uint8ClampedArray<ArrayBuffer> = new Uint8ClampedArray();
      for (const instant of instants) {
        play(shot, instant, steps);
        shot.draw();
        pixels = read(canvas);
        hashes.push(await hash(pixels));
      }
      return {
        ...shot.size,
        hashes,
        colours: countColours(pixels),
        isContextLost: loader.renderer.gl.isContextLost(),
        problems: loader.takeProblems(),
      };
    },
    async film(choice) {
      const shot = await load(choice);
      const { length, events } = scan(shot, choice);
      return { ...shot.size, length, shown: events.findLast(({ event }) => event.endsWith(':shown'))?.at };
    },
    async flashes(choice) {
      const { size } = await loadStudioScene(choice.scene);
      const asked: SceneChoice = { ...choice, size: phoneSize(size), scale: FLASH_SCALE };
      const shot = await load(asked, true);
      return readFlashes(shot, canvas, scan(shot, asked).length);
    },
    firstFrameStates: async (scene) => statesOf(await loadFirstFrame(scene)),
    async firstFrame(choice) {
      const frame = await loadFirstFrame(choice.scene);
      const asked = sceneChoiceOf(frame, choice);
      const shot = await load(asked);
      // Apply the inputs at the start of the state before the picture is taken.
      if ((asked.inputLog?.length ?? 0) > 0) shot.player.advance(0);
      const live = takeLive(shot, { ...(choice.without && { pieces: choice.without }), ...frame });
      shot.draw();
      const problems = loader.takeProblems();
      if (problems.length > 0) throw new Error(problems.join('; '));
      return { png: pngOf(canvas), size: shot.definition.size, ...live };
    },
    frame(at) {
      if (!loaded) throw new Error('nothing is being filmed');
      replay(loaded.player, at);
      loaded.draw();
      return pngOf(canvas);
    },
  };
}

/** Returns the canvas with its background as a PNG file in base64. */
const pngOf = (canvas: HTMLCanvasElement): string =>
  compose(canvas, undefined).toDataURL('image/png').replace(/^.*,/, '');

/** Returns the timeline of an example from its start until nothing moves any more. */
function scan(loaded: LoadedScene, choice: SceneChoice): TimelineScan {
  const { photos = [], cues = [] } = loaded.definition.examples[choice.example] ?? {};
  const last = Math.max(0, ...photos, ...cues.map(({ at }) => at));
  return scanTimeline((onEvent) => loaded.createCopy(choice, onEvent), last);
}

function play(loaded: LoadedScene, instant: number, steps: readonly number[]): void {
  const [only = STEP] = steps;
  if (steps.length === 1) return replay(loaded.player, instant, only);
  for (let index = 0; loaded.player.time < instant; index++) {
    const rest = instant - loaded.player.time;
    loaded.player.advance(Math.min(rest, steps[index % steps.length] ?? only));
    if (rest < 1e-6) break;
  }
}

function read(canvas: HTMLCanvasElement): Uint8ClampedArray<ArrayBuffer> {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the canvas cannot be read');
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

async function hash(pixels: Uint8ClampedArray<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', pixels);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function countColours(pixels: Uint8ClampedArray<ArrayBuffer>): number {
  return new Set(new Uint32Array(pixels.buffer)).size;
}
