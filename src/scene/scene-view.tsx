import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import type {
  SceneDefinition,
  SceneEvent,
  SceneSettings,
  SceneTypes,
} from '../../scenes/engine/definition.ts';
import type { ArtChoice } from '../../scenes/engine/art.ts';
import type { ScenePlayer } from '../../scenes/engine/scene-player.ts';
import { type ArtSwitcher, createArtSwitcher } from './art-switcher.ts';
import { type CueActivity, createCueActivity } from './cue-activity.ts';
import { mountScene } from './mount-scene.ts';
import { artLibrary, openSceneRuntime } from './scene-runtime.tsx';
import styles from './scene-view.module.css';
import { drawnRatio, shownScale } from './shown-scale.ts';

/** A page's handle of its scene. */
export interface SceneHandle<T extends SceneTypes> {
  /** Fires a cue; resolves when it has been shown, or immediately if the scene is missing or unmounted. */
  cue<K extends keyof T['cues'] & string>(name: K, detail: T['cues'][K]): Promise<void>;
  /** Presses a point of the scene in design pixels, for the twin's buttons. */
  press(x: number, y: number): void;
}

/** The player's settings that apply to a scene and its sound. */
export interface SceneChoices extends Partial<SceneSettings> {
  readonly muted: boolean;
  readonly music: boolean;
  readonly vibration: boolean;
}

/** Props of a scene view. */
export interface SceneViewProps<T extends SceneTypes> {
  readonly definition: SceneDefinition<T>;
  readonly state: T['props'];
  readonly choices: SceneChoices;
  /** Art pack of the scene; the default art if omitted. A switch waits for the end of a round. */
  readonly pack?: string | undefined;
  /** Title of the hall (a slug) whose pictures the scene uses, for a scene that needs them. */
  readonly title?: string | undefined;
  readonly handle?: Ref<SceneHandle<T>>;
  readonly onEvent?: (...event: SceneEvent<T>) => void;
  /** Called when the first frame is drawn. */
  readonly onReady?: () => void;
  /**
   * Called when the scene cannot be shown, or not any longer: no WebGL or no art. The DOM twin carries on alone;
   * running cues are settled.
   */
  readonly onFailed?: (error: unknown) => void;
  readonly className?: string;
}

/**
 * Creates the page's renderer and fetches a scene's pictures before its view is mounted; `cssScale` is the number of
 * CSS pixels per design pixel. Resolves to a function that releases the pictures once the view holds them itself.
 */
export async function prepareArt(
  scene: string,
  dress: Pick<ArtChoice, 'pack' | 'title'>,
  cssScale: number,
): Promise<() => void> {
  const loading = artLibrary().load(scene, { ...dress, shownScale: cssScale * drawnRatio() });
  // If the renderer cannot be created, nobody awaits them.
  loading.catch(() => undefined);
  const { uploadTextures } = await openSceneRuntime();
  const art = await loading;
  await uploadTextures(art.sources);
  return art.release;
}

/**
 * Renders a scene on the page. Its canvas is decoration to screen readers: the page puts a twin in the DOM beside it,
 * with real buttons and a live region. React receives facts, not frames: nothing here renders while something moves.
 */
export function SceneView<T extends SceneTypes>(props: SceneViewProps<T>) {
  const { definition, state, choices, pack, title = definition.title, handle, className } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const player = useRef<ScenePlayer<T>>(undefined);
  const unmounted = useRef<Promise<void>>(undefined);
  const activity = useRef<CueActivity>(undefined);
  const switcher = useRef<ArtSwitcher>(undefined);
  const latest = useRef(props);
  latest.current = props;

  useImperativeHandle(handle, () => ({
    cue(name, detail) {
      const shown = player.current?.cue(name, detail) ?? Promise.resolve();
      // A cue interrupted by unmounting never finishes: a round must not wait for it.
      const settled = unmounted.current ? Promise.race([shown, unmounted.current]) : shown;
      return activity.current?.track(settled) ?? settled;
    },
    press: (x, y) => void player.current?.press(x, y),
  }));

  const { muted, vibration, music, reduceMotion, turbo, calmMode, minRoundMs, locale, quality } = choices;
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let gone = false;
    const settings = {
      ...(reduceMotion === undefined ? {} : { reduceMotion }),
      ...(turbo === undefined ? {} : { turbo }),
      ...(calmMode === undefined ? {} : { calmMode }),
      ...(minRoundMs === undefined ? {} : { minRoundMs }),
      ...(locale === undefined ? {} : { locale }),
      ...(quality === undefined ? {} : { quality }),
    };
    const onFailed = (error: unknown): void => {
      if (!gone) latest.current.onFailed?.(error);
    };
    openSceneRuntime().then((runtime) => {
      if (gone) return;
      const ownActivity = createCueActivity(() => player.current?.isMoving() ?? false);
      activity.current = ownActivity;
      switcher.current = createArtSwitcher({
        async load(artPack) {
          const art = await runtime.art.load(definition.name, {
            pack: artPack,
            title,
            soundsFrom: definition.soundsFrom,
            quality,
            shownScale: shownScale(element, definition.size),
          });
          await runtime.uploadTextures(art.sources);
          return art;
        },
        mount(art) {
          const isFirst = player.current === undefined;
          const scene = mountScene({
            runtime,
            art,
            definition,
            canvas: element,
            props: latest.current.state,
            settings,
            onEvent: (...event) => latest.current.onEvent?.(...event),
          });
          let unmount = scene.dispose;
          unmounted.current = new Promise((resolve) => {
            unmount = () => {
              scene.dispose();
              resolve();
            };
          });
          player.current = scene.player;
          // Set directly, not rendered: nothing else on the page depends on it.
          element.dataset['ready'] = 'true';
          if (isFirst) latest.current.onReady?.();
          return unmount;
        },
        isBusy: () => ownActivity.isActive(),
        onFailed,
      });
      switcher.current.setPack(latest.current.pack);
    }, onFailed);
    return () => {
      gone = true;
      element.dataset['ready'] = 'false';
      switcher.current?.dispose();
      switcher.current = undefined;
      activity.current = undefined;
      player.current = undefined;
    };
  }, [definition, title, reduceMotion, turbo, calmMode, minRoundMs, locale, quality]);

  const shownPack = useRef(pack);
  useEffect(() => {
    if (shownPack.current === pack) return;
    shownPack.current = pack;
    switcher.current?.setPack(pack);
  }, [pack]);

  useEffect(() => {
    player.current?.props(state);
  }, [state]);

  useEffect(() => {
    openSceneRuntime().then(
      ({ mixer, music: tracks }) => {
        mixer.mute(muted);
        mixer.setVibration(vibration);
        tracks.enable(music && !muted);
      },
      () => undefined,
    );
  }, [muted, vibration, music]);

  const { width, height } = definition.size;
  return (
    <canvas
      ref={canvas}
      className={[styles.scene, className].filter(Boolean).join(' ')}
      style={{ aspectRatio: `${width} / ${height}` }}
      data-scene={definition.name}
      data-ready="false"
      aria-hidden="true"
    />
  );
}
