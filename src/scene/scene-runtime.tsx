import { Application } from '@pixi/react';
import { createRoot } from 'react-dom/client';
import { type ArtLibrary, createArtLibrary } from '../../scenes/engine/art.ts';
import { browserClock, createHost, type Host } from '../../scenes/engine/host.ts';
import { pacedClock } from '../../scenes/engine/paced-clock.ts';
import { openContext } from '../../scenes/engine/one-context.ts';
import type { WebGLRenderer } from '../../scenes/engine/pixi.ts';
import { prepareRenderer, rendererOptions } from '../../scenes/engine/renderer.ts';
import { type UploadTextures, createTextureUploads } from '../../scenes/engine/texture-uploads.ts';
import { type Mixer, createMixer } from '../../scenes/engine/sound-mixer.ts';
import { vibrate } from '../platform/haptics.ts';
import { followAwake } from '../ui/use-awake.ts';
import { createMusic, type Music } from '../../scenes/engine/music.ts';
import { type ContextLoss, watchContextLoss } from './context-loss.ts';

declare global {
  /** Factor by which scenes run faster. Set by tests that check the result of a round and not its animation. */
  var peryaScenePace: number | undefined;
}

/** What all scenes of the page share: one renderer with its frame loop, one art library, one mixer. */
export interface SceneRuntime {
  readonly host: Host;
  readonly art: ArtLibrary;
  readonly uploadTextures: UploadTextures;
  readonly contextLoss: ContextLoss;
  readonly mixer: Mixer;
  readonly music: Music;
}

let runtime: Promise<SceneRuntime> | undefined;

/** Logs a problem with art, such as a missing picture; the scene continues without it. */
const onProblem = (message: string): void => console.warn(message);

let library: ArtLibrary | undefined;

/** Returns the page's only art library, which can fetch art before there is a renderer. */
export const artLibrary = (): ArtLibrary => (library ??= createArtLibrary('/art/', onProblem));

/** The mixer and music of the page, which stay when the renderer is replaced. */
let audio: Pick<SceneRuntime, 'mixer' | 'music'> | undefined;

function createAudio(): Pick<SceneRuntime, 'mixer' | 'music'> {
  // Music has its volume even while the player wants none: without music, its files are not even fetched.
  const mixer = createMixer({ haptic: vibrate, volumes: { music: 0.8 } });
  document.addEventListener('visibilitychange', () => mixer.setPageHidden(document.hidden));
  return { mixer, music: createMusic({ mixer }) };
}

/**
 * Resolves to the page's only runtime, which is created when it is first needed. @pixi/react's <Application> gets a
 * React root of its own, so that no change of page unmounts it. Rejects if the browser has no WebGL; the next call
 * tries again. After the loss of the WebGL context for good, the next call creates a new runtime.
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
  const application = createRoot(holder);
  const renderer = await new Promise<WebGLRenderer>((resolve) => {
    application.render(
      <Application
        {...rendererOptions}
        autoStart={false}
        sharedTicker={false}
        onInit={({ renderer: own }) => resolve(own as WebGLRenderer)}
      />,
    );
  });
  prepareRenderer(renderer);
  const contextLoss = watchContextLoss(renderer.context.canvas as HTMLCanvasElement);
  const isPaced = globalThis.peryaScenePace !== undefined;
  const host = createHost(
    renderer,
    isPaced ? pacedClock(browserClock, () => globalThis.peryaScenePace ?? 1) : browserClock,
  );
  const stopFollowing = followAwake(host.setAwake);
  contextLoss.onGivenUp(() => {
    runtime = undefined;
    stopFollowing();
    host.dispose();
    application.unmount();
    holder.remove();
  });
  return {
    host,
    art: artLibrary(),
    uploadTextures: createTextureUploads(renderer, requestAnimationFrame),
    contextLoss,
    ...(audio ??= createAudio()),
  };
}
