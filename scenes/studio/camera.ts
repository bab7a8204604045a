import type { Address } from './address.ts';
import { type CatalogueEntry, loadDefinition, readCatalogue } from './catalogue.ts';
import { compose } from './compare.ts';
import { FLASH_SCALE, type FlashReport, phoneSize, readFlashes } from './flash-film.ts';
import { replay, STEP } from './script.ts';
import { survey } from './survey.ts';
import { type Choice, type Laid, type Table, openTable } from './table.ts';

/** What stands on the canvas after a photograph was set up. */
export interface Shown {
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
  show(choice: Choice, instants: readonly number[], steps?: readonly number[]): Promise<Shown>;
  /** Lays an example out to be filmed; answers how long it is, from its start until it rests, in ms. */
  film(choice: Choice): Promise<{ readonly width: number; readonly height: number; readonly length: number }>;
  /** Plays the filmed example on to an instant (ms) and answers that frame as a PNG file, in base64. */
  frame(at: number): string;
  /** Plays an example from its start until it rests, as a phone shows it, and counts what flashes. */
  flashes(choice: Pick<Choice, 'scene' | 'example' | 'pack' | 'reduced'>): Promise<FlashReport>;
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
    const table = await openTable();
    const hook = createHook(table);
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

function createHook(table: Table): CameraHook {
  let laid: Laid | undefined;
  let canvas: HTMLCanvasElement;

  async function lay(choice: Choice, isRead = false): Promise<Laid> {
    laid?.dispose();
    laid = undefined;
    // A fresh canvas each time: nothing of the last picture can shine through.
    canvas = document.createElement('canvas');
    // What is read frame by frame is kept where script reads it.
    if (isRead) canvas.getContext('2d', { willReadFrequently: true });
    document.body.replaceChildren(canvas);
    table.takeProblems();
    laid = await table.lay(choice, canvas);
    return laid;
  }

  return {
    catalogue: readCatalogue,
    async show(choice, instants, steps = [STEP]) {
      const shot = await lay(choice);
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
        isContextLost: table.renderer.gl.isContextLost(),
        problems: table.takeProblems(),
      };
    },
    async film(choice) {
      const shot = await lay(choice);
      return { ...shot.size, length: lengthOf(shot, choice) };
    },
    async flashes(choice) {
      const { size } = await loadDefinition(choice.scene);
      const asked: Choice = { ...choice, size: phoneSize(size), scale: FLASH_SCALE };
      const shot = await lay(asked, true);
      return readFlashes(shot, canvas, lengthOf(shot, asked));
    },
    frame(at) {
      if (!laid) throw new Error('nothing is being filmed');
      replay(laid.player, at);
      laid.draw();
      return compose(canvas, undefined).toDataURL('image/png').replace(/^.*,/, '');
    },
  };
}

/** How long an example is, from its start until it rests, ms. */
function lengthOf(laid: Laid, choice: Choice): number {
  const { photos = [], cues = [] } = laid.definition.examples[choice.example] ?? {};
  const last = Math.max(0, ...photos, ...cues.map(({ at }) => at));
  return survey((onEvent) => laid.twin(choice, onEvent), last).length;
}

function play(laid: Laid, instant: number, steps: readonly number[]): void {
  const [only = STEP] = steps;
  if (steps.length === 1) return replay(laid.player, instant, only);
  for (let index = 0; laid.player.time < instant; index++) {
    const rest = instant - laid.player.time;
    laid.player.advance(Math.min(rest, steps[index % steps.length] ?? only));
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
