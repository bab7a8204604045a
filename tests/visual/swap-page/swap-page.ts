import { createArtLibrary, type LoadedArt } from '../../../scenes/engine/art.ts';
import type { SceneTypes } from '../../../scenes/engine/definition.ts';
import { createHost } from '../../../scenes/engine/host.ts';
import { createRenderer } from '../../../scenes/engine/renderer.ts';
import { createMixer } from '../../../scenes/engine/sound-mixer.ts';
import { createTextureUploads } from '../../../scenes/engine/texture-uploads.ts';
import type { AnyStudioScene } from '../../../scenes/engine/studio-scene.ts';
import { loadStudioScene } from '../../../scenes/studio/catalogue.ts';
import { mountScene } from '../../../src/scene/mount-scene.ts';
import { createMusic } from '../../../scenes/engine/music.ts';
import { shownScale } from '../../../src/scene/shown-scale.ts';
import { createArtSwitcher } from '../../../src/scene/art-switcher.ts';
import { countGl, type GlObjects, liveObjects } from '../../bench/scene-gl.ts';

/** Result of changing the art of a mounted scene repeatedly. */
export interface Swapped {
  /** For each change, the time from its request to the first frame with the new art, ms. */
  readonly times: readonly number[];
  /** Numbers of GL objects after the scene was unmounted minus those before its first picture was loaded. */
  readonly left: GlObjects;
  /** Numbers of GL objects after all changes, back at the default art, minus those before the first change. */
  readonly grown: GlObjects;
}

declare global {
  interface Window {
    /** Changes the art of a mounted scene `count` times, as the lobby does; the last change is to the default art. */
    swaps?: (scene: string, packs: readonly string[], count: number) => Promise<Swapped>;
  }
}

countGl();

const library = createArtLibrary('/art/', (message) => console.error(message));
const renderer = await createRenderer();
const mixer = createMixer({ haptic: () => undefined });
const uploadTextures = createTextureUploads(renderer, (run) => requestAnimationFrame(run));
const runtime = {
  host: createHost(renderer),
  art: library,
  uploadTextures,
  mixer,
  music: createMusic({ mixer }),
};

const minus = (now: GlObjects, before: GlObjects): GlObjects => ({
  textures: now.textures - before.textures,
  buffers: now.buffers - before.buffers,
  programs: now.programs - before.programs,
  others: now.others - before.others,
  contexts: now.contexts - before.contexts,
});

/** Mounts the scene's first example on a canvas, with an art switcher like the lobby's. */
function mountWithSwitcher(definition: AnyStudioScene): {
  /** Resolves to the duration of the switch, ms. */
  setPack(pack: string | undefined): Promise<number>;
  dispose(): void;
} {
  const canvas = document.createElement('canvas');
  const { width, height } = definition.size;
  canvas.style.cssText = `width: 360px; aspect-ratio: ${width} / ${height}`;
  document.body.append(canvas);
  const [example] = Object.values(definition.examples);
  let shown: () => void = () => undefined;
  let failed: (error: unknown) => void = () => undefined;
  const switcher = createArtSwitcher<LoadedArt>({
    async load(pack) {
      const art = await library.load(definition.name, {
        pack,
        title: definition.title,
        shownScale: shownScale(canvas, definition.size),
      });
      await uploadTextures(art.sources);
      return art;
    },
    mount(art) {
      const scene = mountScene<SceneTypes>({
        runtime,
        art,
        definition,
        canvas,
        props: example?.props ?? {},
        settings: {},
        onEvent: () => undefined,
      });
      shown();
      return scene.dispose;
    },
    isBusy: () => false,
    onFailed: (error) => failed(error),
  });
  return {
    setPack: (pack) =>
      new Promise((resolve, reject) => {
        const began = performance.now();
        shown = () => resolve(performance.now() - began);
        failed = reject;
        switcher.setPack(pack);
      }),
    dispose() {
      switcher.dispose();
      canvas.remove();
    },
  };
}

/** Waits two frames, since released GL objects are destroyed only a moment later. */
const nextFrames = (): Promise<number> =>
  new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));

window.swaps = async (scene, packs, count) => {
  const definition = await loadStudioScene(scene);
  const artPacks = [...packs, undefined];
  // Goes through all packs first, so that the objects exist which the renderer keeps. Then unmounts, so that no art
  // stays loaded.
  const warmUp = mountWithSwitcher(definition);
  for (const pack of [undefined, ...artPacks]) await warmUp.setPack(pack);
  warmUp.dispose();
  await nextFrames();
  const before = liveObjects();

  const real = mountWithSwitcher(definition);
  await real.setPack(undefined);
  await nextFrames();
  const standing = liveObjects();
  const times: number[] = [];
  for (let swap = 1; swap <= count; swap++)
    times.push(await real.setPack(swap === count ? undefined : artPacks[swap % artPacks.length]));
  await nextFrames();
  const grown = minus(liveObjects(), standing);
  real.dispose();
  await nextFrames();
  return { times, grown, left: minus(liveObjects(), before) };
};
document.documentElement.dataset['ready'] = 'true';
