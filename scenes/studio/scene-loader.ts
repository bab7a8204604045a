import { formatExact, formatPrize } from '../../contract/money.ts';
import type { Art } from '../engine/scene-player.ts';
import { type ArtManifest, type LoadedArt, createArtLibrary } from '../engine/art.ts';
import { type HostClock, type HostedScene, createHost } from '../engine/host.ts';
import { Texture, type WebGLRenderer } from '../engine/pixi.ts';
import { createRenderer } from '../engine/renderer.ts';
import type { Sound } from '../engine/sound.ts';
import { titleOf } from '../engine/definition.ts';
import { type AnyDefinition, loadDefinition } from './catalogue.ts';
import type { LoggedInput } from './input-log.ts';
import { createScriptPlayer, type Script, type ScriptPlayer } from './script.ts';

/** Which example to load, and how. */
export interface SceneChoice extends Script {
  readonly scene: string;
  readonly pack?: string | undefined;
  /** The title that lends its pictures; the example's own when it is left out. */
  readonly title?: string | undefined;
  /** CSS pixels; undefined takes the scene's own shape. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
  readonly scale: number;
}

/** Callbacks of a loaded example. */
export interface SceneListeners {
  readonly onEvent?: ((event: string, detail: unknown) => void) | undefined;
  readonly onProblem?: ((message: string) => void) | undefined;
  readonly onInput?: ((input: LoggedInput) => void) | undefined;
  /** The sound of the scene, made for what its art brings. */
  readonly sound?: ((art: LoadedArt, track: string | undefined) => Sound) | undefined;
}

/** An example on a canvas. Only its player's `advance` moves it. */
export interface LoadedScene {
  readonly definition: AnyDefinition;
  readonly player: ScriptPlayer;
  /** CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly art: LoadedArt;
  /** Names of the pictures that the scene has asked for. */
  readonly requested: ReadonlySet<string>;
  /** Of those, the ones that no file brings: they are drawn as nothing. */
  readonly missing: ReadonlySet<string>;
  readonly mounted: HostedScene;
  /** Another player of a script of the same scene, on no canvas. */
  createCopy(script: Script, onEvent?: (event: string, detail: unknown) => void): ScriptPlayer;
  draw(): void;
  dispose(): void;
}

/** The studio's one renderer and art library. */
export interface SceneLoader {
  readonly renderer: WebGLRenderer;
  /** What was declared and is not there, since the last call. */
  takeProblems(): string[];
  /** Creates an example's player at time 0 on a canvas. Rejects for unknown names and unreadable art. */
  load(choice: SceneChoice, canvas: HTMLCanvasElement, listeners?: SceneListeners): Promise<LoadedScene>;
  /** The default art's list of files. */
  manifest(): Promise<ArtManifest>;
  /** Slugs of the titles that lend pictures. Rejects when none was packed yet. */
  titles(): Promise<readonly string[]>;
  /** Art has been packed anew: the next `load` sees it. */
  refresh(): void;
}

/** Nothing happens by itself: the studio asks for every frame. */
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

/** A tall scene at half its design size (a phone at 1x), a low one at its own. */
export function naturalSize(size: { width: number; height: number }): { width: number; height: number } {
  const part = size.height > 640 ? 0.5 : 1;
  return { width: Math.round(size.width * part), height: Math.round(size.height * part) };
}

interface CachedArt {
  readonly art: Promise<LoadedArt>;
  users: number;
  isOld: boolean;
}

/** Art that nobody shows is kept for this many scenes or packs, so that going back to it is quick. */
const KEPT = 2;

/** Creates the loader. Rejects when the browser has no WebGL. */
export async function createSceneLoader(): Promise<SceneLoader> {
  const renderer = await createRenderer();
  const host = createHost(renderer, stoppedClock);
  let problems: string[] = [];
  const library = createArtLibrary('/art/', (message) => problems.push(message));
  /** Least recently used first. */
  const cache = new Map<string, CachedArt>();

  function drop(key: string, cached: CachedArt): void {
    if (cache.get(key) === cached) cache.delete(key);
    cached.art.then(
      (art) => art.release(),
      () => undefined,
    );
  }

  function tidy(): void {
    const idle = [...cache].filter(([, { users }]) => users === 0);
    for (const [key, cached] of idle.slice(0, Math.max(0, idle.length - KEPT))) drop(key, cached);
  }

  function acquire(
    { name: scene, soundsFrom }: AnyDefinition,
    pack: string | undefined,
    title: string | undefined,
  ): { art: Promise<LoadedArt>; release: () => void } {
    const key = `${scene} ${pack ?? ''} ${title ?? ''}`;
    const cached = cache.get(key) ?? {
      art: library.load(scene, { pack, title, soundsFrom }),
      users: 0,
      isOld: false,
    };
    cache.delete(key);
    cache.set(key, cached);
    cached.users += 1;
    cached.art.catch(() => cache.delete(key));
    return {
      art: cached.art,
      release() {
        cached.users -= 1;
        if (cached.isOld && cached.users === 0) drop(key, cached);
        else tidy();
      },
    };
  }

  return {
    renderer,
    manifest: () => library.manifest(),
    titles: () => library.titles(),
    refresh() {
      library.refresh();
      // What is on show keeps its sheets until its successor stands; sheets that stay the same are not loaded twice.
      for (const [key, cached] of cache) {
        cache.delete(key);
        cached.isOld = true;
        if (cached.users === 0) drop(key, cached);
      }
    },
    takeProblems() {
      const taken = problems;
      problems = [];
      return taken;
    },
    async load(choice, canvas, { onEvent, onProblem, onInput, sound } = {}) {
      const definition = await loadDefinition(choice.scene);
      const { art: coming, release } = acquire(
        definition,
        choice.pack,
        choice.title ?? titleOf(definition, choice.example),
      );
      try {
        const art = await coming;
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
