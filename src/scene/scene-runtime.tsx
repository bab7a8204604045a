import { Application } from '@pixi/react';
import { createRoot } from 'react-dom/client';
import { type ArtLibrary, createArtLibrary } from '../../scenes/engine/art.ts';
import { browserClock, createHost, type Host, pacedClock } from '../../scenes/engine/host.ts';
import { openContext } from '../../scenes/engine/one-context.ts';
import type { WebGLRenderer } from '../../scenes/engine/pixi.ts';
import { prepareRenderer, rendererOptions } from '../../scenes/engine/renderer.ts';
import { type UploadTextures, createTextureUploads } from '../../scenes/engine/texture-uploads.ts';
import { type Mixer, createMixer } from '../../scenes/engine/sound-mixer.ts';
import { vibrate } from '../platform/haptics.ts';
import { followAwake } from '../ui/use-awake.ts';
import { createMusic, type Music } from '../../scenes/engine/music.ts';

declare global {
  /** Factor by which scenes run faster. Set by tests that check the result of a round and not its animation. */
  var peryaScenePace: number | undefined;
}

/** What all scenes of the page share: one renderer with its frame loop, one art library, one mixer. */
export interface SceneRuntime {
  readonly host: Host;
  readonly art: ArtLibrary;
  readonly uploadTextures: UploadTextures;
  readonly mixer: Mixer;
  readonly music: Music;
}

let runtime: Promise<SceneRuntime> | undefined;

/** Logs a problem with art, such as a missing picture; the scene continues without it. */
const onProblem = (message: string): void => console.warn(message);

let library: ArtLibrary | undefined;

/** Returns the page's only art library, which can fetch art before there is a renderer. */
export const artLibrary = (): ArtLibrary => (library ??= createArtLibrary('/art/', onProblem));

/**
 * Resolves to the page's only runtime, which is created when it is first needed. @pixi/react's <Application> gets a
 * React root of its own, so that no change of page unmounts it. Rejects if the browser has no WebGL; the next call
 * tries again.
 */
export function openSceneRuntime(): Promise<SceneRuntime> {
  runtime ??= createSceneRuntime().catch((error: unknown) => {
    runtime = undefined;
    throw error;
  });
  return runtime;
}

async function createSceneRuntime(): Promise<SceneRuntime> {
  // Checked first, because <Application> reports missing WebGL only in the console.
  openContext();

  const holder = document.createElement('div');
  holder.hidden = true;
  holder.setAttribute('aria-hidden', 'true');
  document.body.append(holder);
  const renderer = await new Promise<WebGLRenderer>((resolve) => {
    createRoot(holder).render(
      <Application
        {...rendererOptions}
        autoStart={false}
        sharedTicker={false}
        onInit={(application) => resolve(application.renderer as WebGLRenderer)}
      />,
    );
  });
  prepareRenderer(renderer);
  // The volume of music does not depend on the player's choice: without music, its files are not even fetched.
  const mixer = createMixer({ haptic: vibrate, volumes: { music: 0.8 } });
  document.addEventListener('visibilitychange', () => mixer.setPageHidden(document.hidden));
  const isPaced = globalThis.peryaScenePace !== undefined;
  const host = createHost(
    renderer,
    isPaced ? pacedClock(browserClock, () => globalThis.peryaScenePace ?? 1) : browserClock,
  );
  followAwake(host.setAwake);
  return {
    host,
    art: artLibrary(),
    uploadTextures: createTextureUploads(renderer, requestAnimationFrame),
    mixer,
    music: createMusic({ mixer }),
  };
}
