import type {
  SceneDefinition,
  SceneEvent,
  SceneSettings,
  SceneTypes,
} from '../../scenes/engine/definition.ts';
import type { ScenePlayer } from '../../scenes/engine/scene-player.ts';
import { type ArtSwitcher, createArtSwitcher } from './art-switcher.ts';
import { type CueActivity, createCueActivity } from './cue-activity.ts';
import { mountScene } from './mount-scene.ts';
import { openSceneRuntime, type SceneRuntime } from './scene-runtime.tsx';
import { shownScale } from './shown-scale.ts';

/**
 * What a scene view has on its canvas; each field is undefined before the scene is mounted and after it was removed.
 */
export interface ShownScene<T extends SceneTypes> {
  player?: ScenePlayer<T> | undefined;
  activity?: CueActivity | undefined;
  switcher?: ArtSwitcher | undefined;
  /** Resolves when the scene that was mounted last is unmounted. */
  unmounted?: Promise<void>;
}

/** Props of a scene view that are read when they are needed, without mounting the scene again. */
export interface ShownProps<T extends SceneTypes> {
  readonly state: T['props'];
  /** Art pack of the scene; the default art if it is undefined. New art is shown only after the end of a round. */
  readonly pack?: string | undefined;
  readonly onEvent?: (...event: SceneEvent<T>) => void;
  /** Called when the scene has drawn its first frame. */
  readonly onReady?: () => void;
  /**
   * Called if the scene cannot be shown, before or after its first frame, because WebGL or art is missing. Running cues
   * are settled, and the page continues with its picture in the DOM.
   */
  readonly onFailed?: (error: unknown) => void;
}

/** What showScene needs. */
export interface ShowOptions<T extends SceneTypes> {
  readonly definition: SceneDefinition<T>;
  readonly canvas: HTMLCanvasElement;
  readonly title: string | undefined;
  readonly settings: Partial<SceneSettings>;
  /** Returns the view's props as of its last render. */
  readonly latest: () => ShownProps<T>;
}

/** Shows a scene on a canvas as soon as the renderer and the art are ready. Returns a function that removes it. */
export function showScene<T extends SceneTypes>(shown: ShownScene<T>, options: ShowOptions<T>): () => void {
  const { canvas, latest } = options;
  let gone = false;
  let stopWatching: (() => void) | undefined;
  const onFailed = (error: unknown): void => {
    if (!gone) latest().onFailed?.(error);
  };
  openSceneRuntime().then((runtime) => {
    if (gone) return;
    stopWatching = runtime.contextLoss.onGivenUp((error) => {
      // Before the first frame, the art switcher reports the failure.
      if (shown.player) onFailed(error);
    });
    const activity = createCueActivity(() => shown.player?.isMoving() ?? false);
    shown.activity = activity;
    shown.switcher = switcherOf(shown, options, { runtime, activity, onFailed });
    shown.switcher.setPack(latest().pack);
  }, onFailed);
  return () => {
    gone = true;
    stopWatching?.();
    canvas.dataset['ready'] = 'false';
    shown.switcher?.dispose();
    shown.switcher = undefined;
    shown.activity = undefined;
    shown.player = undefined;
  };
}

function switcherOf<T extends SceneTypes>(
  shown: ShownScene<T>,
  { definition, canvas, title, settings, latest }: ShowOptions<T>,
  {
    runtime,
    activity,
    onFailed,
  }: { runtime: SceneRuntime; activity: CueActivity; onFailed: (error: unknown) => void },
): ArtSwitcher {
  return createArtSwitcher({
    async load(artPack) {
      const art = await runtime.art.load(definition.name, {
        pack: artPack,
        title,
        soundsFrom: definition.soundsFrom,
        quality: settings.quality,
        shownScale: shownScale(canvas, definition.size),
      });
      try {
        await runtime.contextLoss.whenDrawable();
        await runtime.uploadTextures(art.sources);
      } catch (error) {
        art.release();
        throw error;
      }
      return art;
    },
    mount(art) {
      const isFirst = shown.player === undefined;
      const scene = mountScene({
        runtime,
        art,
        definition,
        canvas,
        props: latest().state,
        settings,
        onEvent: (...event) => latest().onEvent?.(...event),
      });
      let unmount = scene.dispose;
      shown.unmounted = new Promise((resolve) => {
        unmount = () => {
          scene.dispose();
          resolve();
        };
      });
      shown.player = scene.player;
      // Set on the element itself and not by React: nothing else on the page needs to render for it.
      canvas.dataset['ready'] = 'true';
      if (isFirst) latest().onReady?.();
      return unmount;
    },
    isBusy: () => activity.isActive(),
    onFailed,
  });
}
