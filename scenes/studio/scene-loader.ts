import { formatExact, formatPrize } from '../../contract/money.ts';
import type { Art } from '../engine/scene-player.ts';
import { type ArtLibrary, type ArtManifest, type LoadedArt, createArtLibrary } from '../engine/art.ts';
import { type HostClock, type HostedScene, createHost } from '../engine/host.ts';
import { Texture, type WebGLRenderer } from '../engine/pixi.ts';
import { createRenderer } from '../engine/renderer.ts';
import type { Sound } from '../engine/sound.ts';
import { type AnyStudioScene, titleOf } from '../engine/studio-scene.ts';
import { loadStudioScene } from './catalogue.ts';
import type { LoggedInput } from './input-log.ts';
import { createScriptPlayer, type Script, type ScriptPlayer } from './script.ts';

/** An example to load, with the art and the size in which to show it. */
export interface SceneChoice extends Script {
  readonly scene: string;
  readonly pack?: string | undefined;
  /** Slug of the title in the hall whose pictures are shown; undefined for the example's own title. */
  readonly title?: string | undefined;
  /** Size of the canvas in CSS pixels; undefined for the scene's own shape. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
  readonly scale: number;
}

/** Callbacks for a loaded example. */
export interface SceneListeners {
  readonly onEvent?: ((event: string, detail: unknown) => void) | undefined;
  readonly onProblem?: ((message: string) => void) | undefined;
  readonly onInput?: ((input: LoggedInput) => void) | undefined;
  /** Returns the scene's Sound; gets its loaded art and the name of its music. */
  readonly sound?: ((art: LoadedArt, track: string | undefined) => Sound) | undefined;
}

/** An example on a canvas. Its time moves only when its player's `advance` is called. */
export interface LoadedScene {
  readonly definition: AnyStudioScene;
  readonly player: ScriptPlayer;
  /** Size of the canvas in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly art: LoadedArt;
  /** Names of the pictures that the scene has requested. */
  readonly requested: ReadonlySet<string>;
  /** Names of requested pictures that have no file; nothing is drawn for them. */
  readonly missing: ReadonlySet<string>;
  readonly mounted: HostedScene;
  /** Creates a player of another script for the same scene, without a canvas. */
  createCopy(script: Script, onEvent?: (event: string, detail: unknown) => void): ScriptPlayer;
  draw(): void;
  dispose(): void;
}

/** The studio's only renderer and its library of art. */
export interface SceneLoader {
  readonly renderer: WebGLRenderer;
  /** Returns the messages about missing or faulty art since the last call. */
  takeProblems(): string[];
  /** Creates an example's player at time 0 on a canvas. Rejects if a name is unknown or art cannot be read. */
  load(choice: SceneChoice, canvas: HTMLCanvasElement, listeners?: SceneListeners): Promise<LoadedScene>;
  /** Reads the manifest of the default art. */
  manifest(): Promise<ArtManifest>;
  /** Reads the slugs of the titles that have packed pictures. Rejects if no title has been packed yet. */
  titles(): Promise<readonly string[]>;
  /** Makes the next `load` read art again, because it was packed again. */
  refresh(): void;
}

/** A clock that never runs: the studio draws each frame itself. */
const stoppedClock: HostClock = {
  now: () => 0,
  requestFrame: () => 0,
  cancelFrame: () => undefined,
  setTimer: () => 0,
  clearTimer: () => undefined,
};

const format = {
  exact: (amount: number) => formatExact(amount),
  prize: (amount: number) => formatPrize(amount),
};

/**
 * Returns the size of a scene in CSS pixels: half its design size for a tall scene, like a phone; else its design size.
 */
export function naturalSize(size: { width: number; height: number }): { width: number; height: number } {
  const part = size.height > 640 ? 0.5 : 1;
  return { width: Math.round(size.width * part), height: Math.round(size.height * part) };
}

interface CachedArt {
  readonly art: Promise<LoadedArt>;
  users: number;
  isOld: boolean;
}

/** Number of unused scenes or packs whose art stays in memory, so that the user can return to them quickly. */
const KEPT = 2;

/** Creates the loader. Rejects if the browser has no WebGL. */
export async function createSceneLoader(): Promise<SceneLoader> {
  const renderer = await createRenderer();
  const host = createHost(renderer, stoppedClock);
  let problems: string[] = [];
  const library = createArtLibrary('/art/', (message) => problems.push(message));
  const cache = new ArtCache(library);

  return {
    renderer,
    manifest: () => library.manifest(),
    titles: () => library.titles(),
    refresh() {
      library.refresh();
      cache.expire();
    },
    takeProblems() {
      const taken = problems;
      problems = [];
      return taken;
    },
    async load(choice, canvas, { onEvent, onProblem, onInput, sound } = {}) {
      const definition = await loadStudioScene(choice.scene);
      const { art: coming, release } = cache.acquire(
        definition,
        choice.pack,
        choice.title ?? titleOf(definition, choice.example),
      );
      try {
        const art = await coming;
        const { watched, requested, missing } = watchArt(art);
        const size = choice.size ?? naturalSize(definition.size);
        const player = createScriptPlayer(definition, choice, {
          art: watched,
          format,
          renderTo: host.renderTo,
          onProblem: onProblem ?? ((message) => problems.push(message)),
          ...(onEvent ? { onEvent } : {}),
          ...(onInput ? { onInput } : {}),
          ...(sound ? { sound: sound(art, definition.musicTrack) } : {}),
        });
        canvas.style.width = `${size.width}px`;
        canvas.style.height = `${size.height}px`;
        const mounted = host.mount(canvas, player, {
          width: size.width * choice.scale,
          height: size.height * choice.scale,
        });
        return {
          definition,
          player,
          size,
          art,
          requested,
          missing,
          mounted,
          createCopy: (script, hear) =>
            createScriptPlayer(definition, script, { art, format, ...(hear ? { onEvent: hear } : {}) }),
          draw: () => mounted.draw(),
          dispose() {
            mounted.dispose();
            player.dispose();
            release();
          },
        };
      } catch (error) {
        release();
        throw error;
      }
    },
  };
}

/** Loaded art by scene, pack and title. The most recently used art stays loaded even when no scene uses it. */
class ArtCache {
  readonly #library: ArtLibrary;
  /** Cached art, the least recently used first. */
  readonly #cache = new Map<string, CachedArt>();

  constructor(library: ArtLibrary) {
    this.#library = library;
  }

  /** Loads art or takes it from the cache; `release` ends its use. */
  acquire(
    { name: scene, soundsFrom }: AnyStudioScene,
    pack: string | undefined,
    title: string | undefined,
  ): { readonly art: Promise<LoadedArt>; readonly release: () => void } {
    const key = `${scene} ${pack ?? ''} ${title ?? ''}`;
    const cached = this.#cache.get(key) ?? {
      art: this.#library.load(scene, { pack, title, soundsFrom }),
      users: 0,
      isOld: false,
    };
    this.#cache.delete(key);
    this.#cache.set(key, cached);
    cached.users += 1;
    cached.art.catch(() => this.#cache.delete(key));
    const release = (): void => {
      cached.users -= 1;
      if (cached.isOld && cached.users === 0) this.#drop(key, cached);
      else this.#tidy();
    };
    return { art: cached.art, release };
  }

  /** Makes the next `acquire` load all art again. */
  expire(): void {
    // The current scene keeps its art until the next one is ready. The library does not load unchanged sheets twice.
    for (const [key, cached] of this.#cache) {
      this.#cache.delete(key);
      cached.isOld = true;
      if (cached.users === 0) this.#drop(key, cached);
    }
  }

  #drop(key: string, cached: CachedArt): void {
    if (this.#cache.get(key) === cached) this.#cache.delete(key);
    cached.art.then(
      (art) => art.release(),
      () => undefined,
    );
  }

  #tidy(): void {
    const idle = [...this.#cache].filter(([, { users }]) => users === 0);
    for (const [key, cached] of idle.slice(0, Math.max(0, idle.length - KEPT))) this.#drop(key, cached);
  }
}

/** Wraps art to record the names of the requested pictures and of the missing ones. */
function watchArt(art: LoadedArt) {
  const requested = new Set<string>();
  const missing = new Set<string>();
  const watched: Art = {
    texture(name, piece) {
      requested.add(name);
      const texture = art.texture(name, piece);
      if (texture === Texture.EMPTY) missing.add(name);
      return texture;
    },
  };
  return { watched, requested, missing };
}
