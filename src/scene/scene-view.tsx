import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import type { SceneDefinition, SceneSettings, SceneTypes } from '../../scenes/engine/definition.ts';
import type { ArtChoice } from '../../scenes/engine/art.ts';
import { artLibrary, openSceneRuntime } from './scene-runtime.tsx';
import styles from './scene-view.module.css';
import { drawnRatio } from './shown-scale.ts';
import { showScene, type ShownProps, type ShownScene } from './shown-scene.ts';
import { setVolumes } from './volumes.ts';

/** What a page can do with its scene. */
export interface SceneHandle<T extends SceneTypes> {
  /**
   * Fires a cue, an instruction to the scene. Resolves when the cue was shown, or immediately if the scene is missing
   * or unmounted.
   */
  cue<K extends keyof T['cues'] & string>(name: K, detail: T['cues'][K]): Promise<void>;
  /** Presses a point of the scene, in design pixels; used by the buttons in the DOM. */
  press(x: number, y: number): void;
}

/**
 * The player's settings that scenes and their sound use; `muted` is true while sound is off. Volumes are in per cent.
 */
export interface SceneChoices extends Partial<SceneSettings> {
  readonly muted: boolean;
  readonly music: boolean;
  readonly effectsVolume: number;
  readonly musicVolume: number;
  readonly vibration: boolean;
}

/** Props of SceneView, besides those that are read without mounting the scene again. */
export interface SceneViewProps<T extends SceneTypes> extends ShownProps<T> {
  readonly definition: SceneDefinition<T>;
  readonly choices: SceneChoices;
  /** Slug of the title of the hall whose pictures the scene uses; undefined for scenes that use none. */
  readonly title?: string | undefined;
  readonly handle?: Ref<SceneHandle<T>>;
  readonly className?: string;
}

/**
 * Creates the page's renderer and loads a scene's pictures, before the scene is mounted. `cssScale` is the number of
 * CSS pixels per design pixel. Resolves to a function that releases these pictures; call it when the scene has loaded
 * its own.
 */
export async function prepareArt(
  scene: string,
  dress: Pick<ArtChoice, 'pack' | 'title'>,
  cssScale: number,
): Promise<() => void> {
  const loading = artLibrary().load(scene, { ...dress, shownScale: cssScale * drawnRatio() });
  // Prevents an unhandled rejection if the renderer cannot be created.
  loading.catch(() => undefined);
  const { uploadTextures } = await openSceneRuntime();
  const art = await loading;
  await uploadTextures(art.sources);
  return art.release;
}

/**
 * Renders a scene on a canvas that is hidden from screen readers: the page has real buttons and a live region in the
 * DOM. React receives events of the scene but no frames, so nothing renders while something moves.
 */
export function SceneView<T extends SceneTypes>(props: SceneViewProps<T>) {
  const { definition, state, choices, pack, title = definition.title, handle, className } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useRef<ShownScene<T>>({});
  const latest = useRef(props);
  latest.current = props;

  useImperativeHandle(handle, () => ({
    cue(name, detail) {
      const { player, unmounted, activity } = shown.current;
      const cued = player?.cue(name, detail) ?? Promise.resolve();
      // A cue of a scene that is unmounted never finishes, and a round must not wait for it.
      const settled = unmounted ? Promise.race([cued, unmounted]) : cued;
      return activity?.track(settled) ?? settled;
    },
    press: (x, y) => void shown.current.player?.press(x, y),
  }));

  const { reduceMotion, turbo, calmMode, minRoundMs, locale, quality } = choices;
  useEffect(() => {
    if (!canvas.current) return;
    return showScene(shown.current, {
      definition,
      canvas: canvas.current,
      title,
      settings: settingsOf({ reduceMotion, turbo, calmMode, minRoundMs, locale, quality }),
      latest: () => latest.current,
    });
  }, [definition, title, reduceMotion, turbo, calmMode, minRoundMs, locale, quality]);

  const shownPack = useRef(pack);
  useEffect(() => {
    if (shownPack.current === pack) return;
    shownPack.current = pack;
    shown.current.switcher?.setPack(pack);
  }, [pack]);

  useEffect(() => {
    shown.current.player?.props(state);
  }, [state]);

  useSoundChoices(choices);

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

/** Applies the player's choices to the sound of all scenes. */
function useSoundChoices({ muted, vibration, music, effectsVolume, musicVolume }: SceneChoices): void {
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
  useEffect(() => {
    openSceneRuntime().then(
      ({ mixer }) => setVolumes(mixer, effectsVolume, musicVolume),
      () => undefined,
    );
  }, [effectsVolume, musicVolume]);
}

/** Returns only the settings that are defined; the scene has defaults for the others. */
const settingsOf = ({
  reduceMotion,
  turbo,
  calmMode,
  minRoundMs,
  locale,
  quality,
}: { readonly [Name in keyof SceneSettings]?: SceneSettings[Name] | undefined }): Partial<SceneSettings> => ({
  ...(reduceMotion === undefined ? {} : { reduceMotion }),
  ...(turbo === undefined ? {} : { turbo }),
  ...(calmMode === undefined ? {} : { calmMode }),
  ...(minRoundMs === undefined ? {} : { minRoundMs }),
  ...(locale === undefined ? {} : { locale }),
  ...(quality === undefined ? {} : { quality }),
});
