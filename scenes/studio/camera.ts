import type { Address } from './address.ts';
import { type CatalogueEntry, loadDefinition, readCatalogue } from './catalogue.ts';
import { compose } from './compare.ts';
import { FLASH_SCALE, type FlashReport, phoneSize, readFlashes } from './flash-film.ts';
import { replay, STEP } from './script.ts';
import { scanTimeline } from './timeline-scan.ts';
import { type SceneChoice, type LoadedScene, type SceneLoader, createSceneLoader } from './scene-loader.ts';

/** What stands on the canvas after a photograph was set up. */
export interface PhotoResult {
  /** CSS pixels of the canvas, at the page's top left. */
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the canvas's pixels, at each instant. */
  readonly hashes: readonly string[];
  /** Different colours in the last picture; few colours mean that nothing was drawn. */
  readonly colours: number;
  readonly isContextLost: boolean;
  /** Declared pictures that were not there. */
  readonly problems: readonly string[];
}

/** What the camera's page offers to tests as `window.studio`. */
export interface CameraHook {
  catalogue(): Promise<CatalogueEntry[]>;
  /**
   * Plays an example through ascending instants (ms) and leaves the last one on the canvas. `steps` are the lengths of
   * the frames in ms, over and over; 1/60 s when not given.
   */
  show(choice: SceneChoice, instants: readonly number[], steps?: readonly number[]): Promise<PhotoResult>;
  /** Loads an example to be filmed; returns how long it is, from its start until it rests, in ms. */
  film(
    choice: SceneChoice,
  ): Promise<{ readonly width: number; readonly height: number; readonly length: number }>;
  /** Plays the filmed example on to an instant (ms) and returns that frame as a PNG file, in base64. */
  frame(at: number): string;
  /** Plays an example from its start until it rests, as a phone shows it, and counts what flashes. */
  flashes(choice: Pick<SceneChoice, 'scene' | 'example' | 'pack' | 'reduced'>): Promise<FlashReport>;
}

declare global {
  interface Window {
    studio?: CameraHook;
  }
}

/** Opens the camera: photographs the link's example, if it names one, and sets `data-ready` on the page. */
export async function openCamera(address: Address): Promise<void> {
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
    // A fresh canvas each time: nothing of the last picture can shine through.
    canvas = document.createElement('canvas');
    // What is read frame by frame is kept where script reads it.
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
      return { ...shot.size, length: lengthOf(shot, choice) };
    },
    async flashes(choice) {
      const { size } = await loadDefinition(choice.scene);
      const asked: SceneChoice = { ...choice, size: phoneSize(size), scale: FLASH_SCALE };
      const shot = await load(asked, true);
      return readFlashes(shot, canvas, lengthOf(shot, asked));
    },
    frame(at) {
      if (!loaded) throw new Error('nothing is being filmed');
      replay(loaded.player, at);
      loaded.draw();
      return compose(canvas, undefined).toDataURL('image/png').replace(/^.*,/, '');
    },
  };
}

/** How long an example is, from its start until it rests, ms. */
function lengthOf(loaded: LoadedScene, choice: SceneChoice): number {
  const { photos = [], cues = [] } = loaded.definition.examples[choice.example] ?? {};
  const last = Math.max(0, ...photos, ...cues.map(({ at }) => at));
  return scanTimeline((onEvent) => loaded.createCopy(choice, onEvent), last).length;
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
