import { formatExact, formatPrize } from '../../contract/money.ts';
import type { Art } from '../engine/scene-player.ts';
import { type ArtManifest, type LoadedArt, createArtLibrary } from '../engine/art.ts';
import { type HostClock, type HostedScene, createHost } from '../engine/host.ts';
import { Texture, type WebGLRenderer } from '../engine/pixi.ts';
import { createRenderer } from '../engine/renderer.ts';
import type { Sound } from '../engine/sound.ts';
import { type AnyDefinition, loadDefinition } from './catalogue.ts';
import type { Doing } from './doing.ts';
import { createScriptPlayer, type Script, type ScriptPlayer } from './script.ts';

/** Which example to lay on the table, and how. */
export interface Choice extends Script {
  readonly scene: string;
  readonly pack?: string | undefined;
  /** CSS pixels; undefined takes the scene's own shape. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
  readonly scale: number;
}

/** Who hears what a laid example does. */
export interface Listeners {
  readonly onEvent?: ((event: string, detail: unknown) => void) | undefined;
  readonly onProblem?: ((message: string) => void) | undefined;
  readonly onDo?: ((doing: Doing) => void) | undefined;
  /** The sound of the scene, made for what its art brings. */
  readonly sound?: ((art: LoadedArt, bed: string | undefined) => Sound) | undefined;
}

/** An example laid out on a canvas. Only its player's `advance` moves it. */
export interface Laid {
  readonly definition: AnyDefinition;
  readonly player: ScriptPlayer;
  /** CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly art: LoadedArt;
  /** Names of the pictures that the scene has asked for. */
  readonly asked: ReadonlySet<string>;
  /** Of those, the ones that no file brings: they are drawn as nothing. */
  readonly missing: ReadonlySet<string>;
  readonly mounted: HostedScene;
  /** Another player of a script of the same scene, on no canvas. */
  twin(script: Script, onEvent?: (event: string, detail: unknown) => void): ScriptPlayer;
  draw(): void;
  dispose(): void;
}

/** The studio's one renderer and art library. */
export interface Table {
  readonly renderer: WebGLRenderer;
  /** What was declared and is not there, since the last call. */
  takeProblems(): string[];
  /** Makes an example's player at time 0 on a canvas. Rejects for unknown names and unreadable art. */
  lay(choice: Choice, canvas: HTMLCanvasElement, listeners?: Listeners): Promise<Laid>;
  /** The default art's list of files. */
  manifest(): Promise<ArtManifest>;
  /** Art has been packed anew: the next `lay` sees it. */
  refresh(): void;
}

/** Nothing happens by itself: the studio asks for every frame. */
const stillClock: HostClock = {
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

interface Shelf {
  readonly art: Promise<LoadedArt>;
  users: number;
  isOld: boolean;
}

/** Art that nobody shows is kept for this many scenes or packs, so that going back to it is quick. */
const KEPT = 2;

/** Makes the table. Rejects when the browser has no WebGL. */
export async function openTable(): Promise<Table> {
  const renderer = await createRenderer();
  const host = createHost(renderer, stillClock);
  let problems: string[] = [];
  const library = createArtLibrary('/art/', (message) => problems.push(message));
  /** Least recently used first. */
  const shelves = new Map<string, Shelf>();

  function drop(key: string, shelf: Shelf): void {
    if (shelves.get(key) === shelf) shelves.delete(key);
    shelf.art.then(
      (art) => art.release(),
      () => undefined,
    );
  }

  function tidy(): void {
    const idle = [...shelves].filter(([, { users }]) => users === 0);
    for (const [key, shelf] of idle.slice(0, Math.max(0, idle.length - KEPT))) drop(key, shelf);
  }

  function take(scene: string, pack: string | undefined): { art: Promise<LoadedArt>; give: () => void } {
    const key = `${scene} ${pack ?? ''}`;
    const shelf = shelves.get(key) ?? { art: library.load(scene, { pack }), users: 0, isOld: false };
    shelves.delete(key);
    shelves.set(key, shelf);
    shelf.users += 1;
    shelf.art.catch(() => shelves.delete(key));
    return {
      art: shelf.art,
      give() {
        shelf.users -= 1;
        if (shelf.isOld && shelf.users === 0) drop(key, shelf);
        else tidy();
      },
    };
  }

  return {
    renderer,
    manifest: () => library.manifest(),
    refresh() {
      library.refresh();
      // What is on show keeps its sheets until its successor stands; sheets that stay the same are not loaded twice.
      for (const [key, shelf] of shelves) {
        shelves.delete(key);
        shelf.isOld = true;
        if (shelf.users === 0) drop(key, shelf);
      }
    },
    takeProblems() {
      const taken = problems;
      problems = [];
      return taken;
    },
    async lay(choice, canvas, { onEvent, onProblem, onDo, sound } = {}) {
      const definition = await loadDefinition(choice.scene);
      const { art: coming, give } = take(choice.scene, choice.pack);
      try {
        const art = await coming;
        const asked = new Set<string>();
        const missing = new Set<string>();
        const watched: Art = {
          texture(name, piece) {
            asked.add(name);
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
          ...(onDo ? { onDo } : {}),
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
          asked,
          missing,
          mounted,
          twin: (script, hear) =>
            createScriptPlayer(definition, script, { art, format, ...(hear ? { onEvent: hear } : {}) }),
          draw: () => mounted.draw(),
          dispose() {
            mounted.dispose();
            player.dispose();
            give();
          },
        };
      } catch (error) {
        give();
        throw error;
      }
    },
  };
}
