import type { StudioAddress } from './address.ts';
import { differenceOf, type Difference } from './difference.ts';
import { compareWith, type Fingerprint, readFingerprint } from './fingerprint.ts';
import { photoName } from './photo-name.ts';
import { replay } from './script.ts';
import type { LoadedScene, SceneLoader } from './scene-loader.ts';
import { backgroundOf } from './themes.ts';

/** Result of comparing the current picture with another one. */
export type Compared =
  | { readonly state: 'off' }
  | { readonly state: 'waiting' }
  /** There is no picture to compare with; `reason` is shown to the user. */
  | { readonly state: 'none'; readonly reason: string }
  | { readonly state: 'shown'; readonly title: string; readonly difference: Difference | undefined };

/** The comparison of the current picture with another one. */
export interface Comparison {
  /** Canvases of the other picture and of the difference, in the device pixels of the current canvas. */
  readonly other: HTMLCanvasElement;
  readonly difference: HTMLCanvasElement;
  readonly compared: Compared;
  /**
   * Draws the other picture for the current address and instant. It is loaded again only if more than the time has
   * changed.
   */
  follow(
    address: StudioAddress,
    loaded: LoadedScene,
    canvas: HTMLCanvasElement,
    isPlaying: boolean,
  ): Promise<void>;
  /** Discards cached pictures, because art was packed again. */
  reset(): void;
}

/** A photograph from its file. `print` is the fingerprint of its exact pixels, if the file stores fewer colours. */
interface Photo {
  readonly picture: ImageBitmap;
  readonly print: Fingerprint | undefined;
}

/** Factor by which the display amplifies differences. */
const GAIN = 8;

/** Draws a canvas on the background of its theme, as it is seen in photographs. */
export function compose(
  canvas: CanvasImageSource & { width: number; height: number },
  theme: string | undefined,
): HTMLCanvasElement {
  const whole = document.createElement('canvas');
  whole.width = canvas.width;
  whole.height = canvas.height;
  const context = whole.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('the browser gives no 2d canvas');
  context.fillStyle = backgroundOf(theme);
  context.fillRect(0, 0, whole.width, whole.height);
  context.drawImage(canvas, 0, 0);
  return whole;
}

const pixelsOf = (canvas: HTMLCanvasElement): ImageData => {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('the browser gives no 2d canvas');
  return context.getImageData(0, 0, canvas.width, canvas.height);
};

const titles: Readonly<Record<string, string>> = {
  baseline: 'the baseline',
  pack: 'the pack',
  ref: 'the branch',
  folder: 'the folder',
};

/** Returns the name under which the user sees the source of a comparison. */
export function againstTitle(against: string): string {
  const [kind = '', ...rest] = against.split(':');
  const name = rest.join(':');
  return against === 'pack:' ? 'the default art' : [titles[kind] ?? kind, name].filter(Boolean).join(' ');
}

/** Creates the comparison; it loads other packs with the studio's loader. */
export const createComparison = (loader: SceneLoader): Comparison => new PictureComparison(loader);

/** Fetches a photograph; undefined if there is none at this URL. */
async function fetchPhoto(url: string): Promise<Photo | undefined> {
  const response = await fetch(url);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(await response.text());
  const file = await response.arrayBuffer();
  const picture = await createImageBitmap(new Blob([file]), {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  });
  return { picture, print: readFingerprint(new Uint8Array(file)) };
}

class PictureComparison implements Comparison {
  readonly other = document.createElement('canvas');
  readonly difference = document.createElement('canvas');
  readonly #loader: SceneLoader;
  readonly #photos = new Map<string, Promise<Photo | undefined>>();
  #compared: Compared = { state: 'off' };
  #otherScene: { readonly key: string; readonly loaded: LoadedScene } | undefined;
  #turn = 0;

  constructor(loader: SceneLoader) {
    this.#loader = loader;
  }

  get compared(): Compared {
    return this.#compared;
  }

  reset(): void {
    this.#dropOtherScene();
    this.#photos.clear();
  }

  async follow(
    address: StudioAddress,
    loaded: LoadedScene,
    canvas: HTMLCanvasElement,
    isPlaying: boolean,
  ): Promise<void> {
    const mine = ++this.#turn;
    const isCurrent = (): boolean => mine === this.#turn;
    const { against } = address;
    if (against === undefined) {
      this.#dropOtherScene();
      this.#compared = { state: 'off' };
      return;
    }
    try {
      if (against.startsWith('pack:')) {
        if (!(await this.#followPack(address, loaded, against.slice(5), isCurrent))) return;
      } else {
        const refusal = await this.#followPhoto(address, loaded, canvas, against, isCurrent);
        if (!isCurrent()) return;
        if (refusal) {
          this.#compared = refusal;
          return;
        }
      }
      this.#compared = this.#compare(canvas, address.theme, against, isPlaying);
    } catch (error) {
      if (isCurrent())
        this.#compared = { state: 'none', reason: error instanceof Error ? error.message : String(error) };
    }
  }

  #compare(
    canvas: HTMLCanvasElement,
    theme: string | undefined,
    against: string,
    isPlaying: boolean,
  ): Compared {
    const { other } = this;
    // Counting all pixels takes longer than a frame, so the difference is measured only while the scene is not playing.
    const found = isPlaying ? undefined : this.#measure(canvas, theme);
    return canvas.width === other.width && canvas.height === other.height
      ? { state: 'shown', title: againstTitle(against), difference: found }
      : {
          state: 'none',
          reason: `The picture is ${canvas.width} × ${canvas.height}, the photograph ${other.width} × ${other.height}: take the scene's own shape at 1x.`,
        };
  }

  #photo(against: string, name: string): Promise<Photo | undefined> {
    const url = `/-/picture?${new URLSearchParams({ from: against, name })}`;
    const known = this.#photos.get(url);
    if (known) return known;
    const taken = fetchPhoto(url);
    this.#photos.set(url, taken);
    taken.catch(() => this.#photos.delete(url));
    return taken;
  }

  #dropOtherScene(): void {
    this.#otherScene?.loaded.dispose();
    this.#otherScene = undefined;
  }

  #measure(current: HTMLCanvasElement, theme: string | undefined): Difference | undefined {
    const { other, difference } = this;
    if (current.width !== other.width || current.height !== other.height) return undefined;
    const found = differenceOf(pixelsOf(compose(current, theme)), pixelsOf(compose(other, theme)), GAIN);
    difference.width = current.width;
    difference.height = current.height;
    difference
      .getContext('2d')
      ?.putImageData(new ImageData(found.picture, current.width, current.height), 0, 0);
    return found;
  }

  async #followPack(
    address: StudioAddress,
    loaded: LoadedScene,
    pack: string,
    isCurrent: () => boolean,
  ): Promise<boolean> {
    const { scene, example } = address;
    if (scene === undefined || example === undefined) return false;
    const key = JSON.stringify([
      { ...address, at: 0, against: '', view: '', overlays: [], panel: '', zoom: 0, theme: '', speed: 1 },
      pack,
    ]);
    const shown = this.#otherScene;
    if (shown && (shown.key !== key || shown.loaded.player.time > loaded.player.time)) this.#dropOtherScene();
    if (!this.#otherScene) {
      const choice = { ...address, scene, example, pack: pack || undefined };
      const made = await this.#loader.load(choice, this.other);
      if (!isCurrent()) {
        made.dispose();
        return false;
      }
      this.#otherScene = { key, loaded: made };
    }
    replay(this.#otherScene.loaded.player, loaded.player.time);
    this.#otherScene.loaded.draw();
    return true;
  }

  async #followPhoto(
    address: StudioAddress,
    loaded: LoadedScene,
    canvas: HTMLCanvasElement,
    against: string,
    isCurrent: () => boolean,
  ): Promise<Compared | undefined> {
    this.#dropOtherScene();
    const { scene = '', example = '', pack, reduced } = address;
    const photosOf = loaded.definition.examples[example]?.photos ?? [];
    const instant = photosOf.find((at) => Math.abs(at - loaded.player.time) < 0.5);
    if (instant === undefined) {
      return {
        state: 'none',
        reason: 'Photographs are taken at an example’s own instants only: choose one.',
      };
    }
    const name = photoName({ scene, example, at: instant, pack, reduced });
    const found = await this.#photo(against, name);
    if (!isCurrent()) return undefined;
    if (!found)
      return { state: 'none', reason: `${againstTitle(against)} has no picture of this instant yet.` };
    this.#drawPhoto(found, loaded, canvas, address.theme);
    return undefined;
  }

  #drawPhoto(
    { picture, print }: Photo,
    { size }: LoadedScene,
    canvas: HTMLCanvasElement,
    theme: string | undefined,
  ): void {
    const { other } = this;
    other.width = picture.width;
    other.height = picture.height;
    other.style.width = `${size.width}px`;
    other.style.height = `${size.height}px`;
    const context = other.getContext('2d', { willReadFrequently: true });
    context?.drawImage(picture, 0, 0);
    if (!print || canvas.width !== other.width || canvas.height !== other.height) return;
    // Unchanged tiles show the exact pixels; only changed tiles show the stored picture with its fewer colours.
    const changed = compareWith(print, pixelsOf(other), pixelsOf(compose(canvas, theme)));
    if (changed) context?.putImageData(new ImageData(changed.before.data, other.width, other.height), 0, 0);
  }
}
