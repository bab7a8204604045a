// Draws a NineSliceSprite: it registers itself with later renderers, so it must be imported before the first
// one, not with the scene that uses it.
import 'pixi.js/sprite-nine-slice';
import 'pixi.js/unsafe-eval';
import { openContext } from './one-context.ts';
import { Ticker, WebGLRenderer } from './pixi.ts';
import { omitRedundantCalls } from './redundant-calls.ts';
import { shareGeometry } from './shared-geometry.ts';

/** PixiJS would check its occasional clean-up in every frame of the screen, for ever. The host triggers it instead. */
Ticker.system.autoStart = false;
Ticker.system.stop();

/**
 * Options of the product's one renderer, for its creators (the stage's <Application> or the studio): one WebGL
 * context for any number of DOM canvases, no clock of its own, works under a CSP without unsafe-eval.
 */
export const rendererOptions = {
  multiView: true,
  preference: 'webgl',
  antialias: false,
  backgroundAlpha: 0,
  autoDensity: false,
  // The context's own canvas is never shown; it grows to the size of the largest view.
  width: 16,
  height: 16,
  // Pixi would fetch its events, accessibility, DOM overlay and filters by itself; we handle presses
  // ourselves, the rest is unused.
  skipExtensionImports: true,
  eventMode: 'none',
  accessibilityOptions: { enabledByDefault: false, activateOnTab: false },
  // The creator of a resource frees it. One freed after a minute without being drawn would be uploaded again
  // in a moving frame.
  gcMaxUnusedTime: Infinity,
} as const;

/** Prepares a renderer that the caller created; call it once, before anything is drawn. */
export function prepareRenderer(renderer: WebGLRenderer): void {
  omitRedundantCalls(renderer);
  shareGeometry(renderer);
}

/** Creates the renderer without React, for the studio and the camera. Rejects if the browser has no WebGL. */
export async function createRenderer(): Promise<WebGLRenderer> {
  openContext();
  const renderer = new WebGLRenderer();
  await renderer.init({ ...rendererOptions, canvas: document.createElement('canvas') });
  prepareRenderer(renderer);
  return renderer;
}
