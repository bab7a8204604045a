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

/** The canvas after a photograph was set up. */
export interface PhotoResult {
  /** CSS pixels of the canvas, at the page's top left. */
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the canvas's pixels at each instant. */
  readonly hashes: readonly string[];
  /** Number of colours in the last picture; few colours mean that nothing was drawn. */
  readonly colours: number;
  readonly isContextLost: boolean;
  /** Declared pictures that are missing. */
  readonly problems: readonly string[];
}

/** An example to be filmed: its size in CSS px, and its times in ms. */
export interface Filmed {
  readonly width: number;
  readonly height: number;
  /** Time from its start until it rests. */
  readonly length: number;
  /** When its last result was shown, by the event of this name; undefined if there is none. */
  readonly shown: number | undefined;
}

/** Interface of the camera's page for tests, as `window.studio`. */
export interface CameraHook {
  catalogue(): Promise<CatalogueEntry[]>;
  /**
   * Plays an example through ascending instants (ms) and leaves the last one on the canvas. `steps` are the lengths
   * of the frames in ms, repeated; 1/60 s by default.
   */
  show(choice: SceneChoice, instants: readonly number[], steps?: readonly number[]): Promise<PhotoResult>;
  /** Loads an example to be filmed. */
  film(choice: SceneChoice): Promise<Filmed>;
  /** Plays the filmed example up to an instant (ms) and returns that frame as a PNG file, in base64. */
  frame(at: number): string;
  /** Returns the states of a scene's first frame. */
  firstFrameStates(scene: string): Promise<FirstFrameStates>;
  /** Photographs a first frame without its live parts. */
  firstFrame(choice: FirstFrameChoice): Promise<FirstFramePhoto>;
  /** Plays an example from its start until it rests, at the size of a phone, and measures the flashes. */
  flashes(choice: Pick<SceneChoice, 'scene' | 'example' | 'pack' | 'reduced'>): Promise<FlashReport>;
}

declare global {
  interface Window {
    studio?: CameraHook;
  }
}

/** Opens the camera: photographs the link's example, if it names one, and sets `data-ready` on the page. */
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
    // A fresh canvas each time, so that nothing of the last picture can shine through.
    canvas = document.createElement('canvas');
    // Frames that are read back one by one stay in memory that script can read.
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
      // The inputs at the start of a state are applied before the picture is taken.
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

/** Returns the canvas on its ground as a PNG file, in base64. */
const pngOf = (canvas: HTMLCanvasElement): string =>
  compose(canvas, undefined).toDataURL('image/png').replace(/^.*,/, '');

/** Returns the timeline of an example from its start until it rests. */
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
