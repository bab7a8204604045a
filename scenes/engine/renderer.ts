// Registers the drawing of NineSliceSprite with all later renderers, so it is imported before the first renderer is
// created, not with the scene that uses it.
import 'pixi.js/sprite-nine-slice';
import 'pixi.js/unsafe-eval';
import { openContext } from './one-context.ts';
import { Ticker, WebGLRenderer } from './pixi.ts';
import { omitRedundantCalls } from './redundant-calls.ts';
import { shareGeometry } from './shared-geometry.ts';

/**
 * PixiJS would request every frame of the screen only for its occasional clean-up. The host runs it with its own
 * frames.
 */
Ticker.system.autoStart = false;
Ticker.system.stop();

/**
 * Options of the product's only renderer, created by the stage's <Application> or by the studio: one WebGL context for
 * any number of DOM canvases, without a frame loop, under a CSP without unsafe-eval.
 */
export const rendererOptions = {
  multiView: true,
  preference: 'webgl',
  antialias: false,
  backgroundAlpha: 0,
  autoDensity: false,
  // The context's own canvas is never shown; PixiJS enlarges it to the size of the largest view.
  width: 16,
  height: 16,
  // PixiJS would load its events, accessibility, DOM overlay and filters. The page handles presses, and scenes use none
  // of the others.
  skipExtensionImports: true,
  eventMode: 'none',
  accessibilityOptions: { enabledByDefault: false, activateOnTab: false },
  // Code that creates a resource frees it. PixiJS would free it after a minute without drawing, and upload it again
  // during an animation.
  gcMaxUnusedTime: Infinity,
} as const;

/** Prepares a renderer that the caller created. Call it once, before anything is drawn. */
export function prepareRenderer(renderer: WebGLRenderer): void {
  omitRedundantCalls(renderer);
  shareGeometry(renderer);
}

/** Creates a renderer without React, for the studio and the camera. Rejects if the browser has no WebGL. */
export async function createRenderer(): Promise<WebGLRenderer> {
  openContext();
  const renderer = new WebGLRenderer();
  await renderer.init({ ...rendererOptions, canvas: document.createElement('canvas') });
  prepareRenderer(renderer);
  return renderer;
}
