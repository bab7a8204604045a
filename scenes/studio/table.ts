import { formatExact, formatPrize } from '../../contract/money.ts';
import { type LoadedArt, createArtLibrary } from '../engine/art.ts';
import type { SceneTypes } from '../engine/definition.ts';
import { type HostClock, type Mounted, createHost } from '../engine/host.ts';
import type { WebGLRenderer } from '../engine/pixi.ts';
import { type Player, createExamplePlayer } from '../engine/player.ts';
import { createRenderer } from '../engine/renderer.ts';
import { type AnyDefinition, loadDefinition } from './catalogue.ts';

/** One step of forward replay, ms. */
export const STEP = 1000 / 60;

/** Which example to lay on the table, and how. */
export interface Choice {
  readonly scene: string;
  readonly example: string;
  readonly seed?: string | undefined;
  readonly reduced?: boolean;
  /** CSS pixels; undefined takes the scene's own shape. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
  readonly scale: number;
}

/** An example laid out on a canvas. Only `seek` and `advance` move it. */
export interface Laid {
  readonly definition: AnyDefinition;
  readonly player: Player<SceneTypes>;
  readonly size: { readonly width: number; readonly height: number };
  draw(): void;
  dispose(): void;
}

/** The studio's one renderer and art library. */
export interface Table {
  readonly renderer: WebGLRenderer;
  /** What was declared and is not there, since the last call. */
  takeProblems(): string[];
  /** Makes an example's player at time 0 on a canvas; one at a time. Rejects for unknown names and unreadable art. */
  lay(choice: Choice, canvas: HTMLCanvasElement, onEvent?: (event: string, detail: unknown) => void): Promise<Laid>;
}

/** Nothing happens by itself: the studio asks for every frame. */
const stillClock: HostClock = {
  now: () => 0,
  requestFrame: () => 0,
  cancelFrame: () => undefined,
  setTimer: () => 0,
  clearTimer: () => undefined,
};

const format = { exact: (amount: number) => formatExact(amount), prize: (amount: number) => formatPrize(amount) };

/** A tall scene at half its design size (a phone at 1x), a low one at its own. */
export function naturalSize(size: { width: number; height: number }): { width: number; height: number } {
  const part = size.height > 640 ? 0.5 : 1;
  return { width: Math.round(size.width * part), height: Math.round(size.height * part) };
}

/** Moves a player to an instant in whole steps and one rest, as if it had been played. */
export function replay(player: Pick<Player<SceneTypes>, 'advance' | 'time'>, at: number, step: number = STEP): void {
  for (let count = Math.floor((at - player.time) / step); count > 0; count--) player.advance(step);
  if (at > player.time) player.advance(at - player.time);
}

/** Makes the table. Rejects when the browser has no WebGL. */
export async function openTable(): Promise<Table> {
  const renderer = await createRenderer();
  const host = createHost(renderer, stillClock);
  let problems: string[] = [];
  const library = createArtLibrary('/art/', (message) => problems.push(message));
  const loaded = new Map<string, Promise<LoadedArt>>();

  const artOf = (scene: string): Promise<LoadedArt> => {
    const known = loaded.get(scene) ?? library.load(scene);
    loaded.set(scene, known);
    known.catch(() => loaded.delete(scene));
    return known;
  };

  return {
    renderer,
    takeProblems() {
      const taken = problems;
      problems = [];
      return taken;
    },
    async lay(choice, canvas, onEvent) {
      const definition = await loadDefinition(choice.scene);
      const example = definition.examples[choice.example];
      if (!example) {
        const names = Object.keys(definition.examples).join(', ');
        throw new Error(`${choice.scene} has no example "${choice.example}"; it has ${names}`);
      }
      const art = await artOf(choice.scene);
      const size = choice.size ?? naturalSize(definition.size);
      const player = createExamplePlayer(
        definition,
        choice.reduced ? { ...example, settings: { ...example.settings, reducedMotion: true } } : example,
        { art, format, ...(choice.seed ? { seed: choice.seed } : {}), ...(onEvent ? { onEvent } : {}) },
      );
      canvas.style.width = `${size.width}px`;
      canvas.style.height = `${size.height}px`;
      const mounted: Mounted = host.mount(canvas, player, {
        width: size.width * choice.scale,
        height: size.height * choice.scale,
      });
      return {
        definition,
        player,
        size,
        draw: () => mounted.draw(),
        dispose() {
          mounted.dispose();
          player.dispose();
        },
      };
    },
  };
}
