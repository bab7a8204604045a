import { formatExact, formatPrize } from '../../contract/money.ts';
import type { LoadedArt } from '../../scenes/engine/art.ts';
import type {
  SceneDefinition,
  SceneEvent,
  SceneSettings,
  SceneTypes,
} from '../../scenes/engine/definition.ts';
import type { HostedScene } from '../../scenes/engine/host.ts';
import { withMusic } from '../../scenes/engine/music.ts';
import { type ScenePlayer, createScenePlayer } from '../../scenes/engine/scene-player.ts';
import { randomId } from '../platform/random-id.ts';
import { bindPointer } from './pointer-input.ts';
import { drawnRatio, watchRatio } from './shown-scale.ts';
import type { SceneRuntime } from './scene-runtime.tsx';

/** What mountScene needs. */
export interface MountOptions<T extends SceneTypes> {
  readonly runtime: Pick<SceneRuntime, 'host' | 'mixer' | 'music'>;
  readonly art: LoadedArt;
  readonly definition: SceneDefinition<T>;
  readonly canvas: HTMLCanvasElement;
  readonly props: T['props'];
  readonly settings: Partial<SceneSettings>;
  readonly onEvent: (...event: SceneEvent<T>) => void;
}

/** A scene on a canvas of the page. `dispose` unmounts the scene but does not release its art. */
export interface MountedScene<T extends SceneTypes> {
  readonly player: ScenePlayer<T>;
  dispose(): void;
}

/** Events from which browsers allow sound. */
const GESTURES = ['pointerup', 'keydown'] as const;

const format = {
  exact: (amount: number) => formatExact(amount),
  prize: (amount: number) => formatPrize(amount),
};

/**
 * Creates the player of a scene with its sound and mounts it on a canvas: follows size and visibility, passes pointer
 * input, and draws the first frame.
 */
export function mountScene<T extends SceneTypes>(options: MountOptions<T>): MountedScene<T> {
  const { runtime, art, definition, canvas, props, settings, onEvent } = options;
  const undos: (() => void)[] = [];
  const dispose = (): void => {
    for (const undo of undos.splice(0).reverse()) undo();
  };
  try {
    for (const [bundle, entry] of Object.entries(art.sounds)) runtime.mixer.add(bundle, entry);
    // Callbacks of the player may run before the player and its mount have been created.
    const live: { player?: ScenePlayer<T>; mounted?: HostedScene } = {};
    const effects = runtime.mixer.scene(() => live.player?.time ?? 0);
    undos.push(() => effects.release());
    const sound = withMusic(effects, runtime.music, art.musicTracks);
    if (definition.musicTrack !== undefined)
      undos.push(runtime.music.play(definition.musicTrack, art.musicTracks));
    const made = createScenePlayer(definition, {
      art,
      sound,
      format,
      props,
      // The seed only varies cosmetic effects such as sparks, at each visit: outcomes come from the server.
      seed: randomId(),
      settings,
      onBefore: () => live.mounted?.catchUp(),
      onChange: () => live.mounted?.invalidate(),
      onEvent,
      renderTo: runtime.host.renderTo,
    });
    live.player = made;
    undos.push(() => made.dispose());
    const box = canvas.getBoundingClientRect();
    let css = { width: box.width, height: box.height };
    let ratio = drawnRatio();
    const view = runtime.host.mount(canvas, made, { width: css.width * ratio, height: css.height * ratio });
    live.mounted = view;
    undos.push(() => view.dispose());

    const resize = (): void => {
      ratio = drawnRatio();
      view.resize(css.width * ratio, css.height * ratio);
    };
    const resized = new ResizeObserver(([entry]) => {
      if (!entry) return;
      css = entry.contentRect;
      resize();
    });
    resized.observe(canvas);
    undos.push(() => resized.disconnect());
    undos.push(watchRatio(resize));
    const seen = new IntersectionObserver(([entry]) => view.setVisible(entry?.isIntersecting ?? true));
    seen.observe(canvas);
    undos.push(() => seen.disconnect());

    undos.push(
      bindPointer(canvas, made, {
        toDesign: ({ offsetX, offsetY }) => view.toDesign(offsetX * ratio, offsetY * ratio),
        pressAt: definition.pressAt,
      }),
    );
    const unlock = (): void => {
      runtime.mixer.unlock();
      runtime.music.unlock();
    };
    // Any gesture on the page: most presses are on buttons above the canvas. In the capture phase, so that the sound of
    // the press itself is heard.
    for (const gesture of GESTURES) document.addEventListener(gesture, unlock, { capture: true });
    undos.push(() => {
      for (const gesture of GESTURES) document.removeEventListener(gesture, unlock, { capture: true });
    });
    // If the browser reports that the player has already pressed something on this page, sound is allowed already.
    if (navigator.userActivation?.hasBeenActive) unlock();
    view.draw();
    return { player: made, dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}
