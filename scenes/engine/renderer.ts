// What draws a NineSliceSprite: it registers itself with renderers made later, so it must be there before the first
// one, and not come with the scene that uses it.
import 'pixi.js/sprite-nine-slice';
import 'pixi.js/unsafe-eval';
import { openContext } from './one-context.ts';
import { Ticker, WebGLRenderer } from './pixi.ts';
import { omitRedundantCalls } from './redundant-calls.ts';
import { shareGeometry } from './shared-geometry.ts';

/** What PixiJS tidies now and then, it would look at in every frame of the screen, for ever. The host asks it to. */
Ticker.system.autoStart = false;
Ticker.system.stop();

/**
 * How the product's one renderer is made, for whoever makes it (the stage's <Application> or the studio):
 * one WebGL context for any number of DOM canvases, no clock of its own, works under a CSP without unsafe-eval.
 */
export const rendererOptions = {
  multiView: true,
  preference: 'webgl',
  antialias: false,
  backgroundAlpha: 0,
  autoDensity: false,
  // The context's own canvas is never shown; it grows to the largest view.
  width: 16,
  height: 16,
  // Pixi would fetch its events, accessibility, DOM overlay and filters by itself; presses are ours, the rest is unused.
  skipExtensionImports: true,
  eventMode: 'none',
  accessibilityOptions: { enabledByDefault: false, activateOnTab: false },
  // Who made a thing frees it. Freed because it was not drawn for a minute, it would come again in a moving frame.
  gcMaxUnusedTime: Infinity,
} as const;

/** Prepares a renderer that somebody else has made; call it once, before anything is drawn. */
export function prepareRenderer(renderer: WebGLRenderer): void {
  omitRedundantCalls(renderer);
  shareGeometry(renderer);
}

/** Creates the renderer without React, for the studio and the camera. Rejects when the browser has no WebGL. */
export async function createRenderer(): Promise<WebGLRenderer> {
  openContext();
  const renderer = new WebGLRenderer();
  await renderer.init({ ...rendererOptions, canvas: document.createElement('canvas') });
  prepareRenderer(renderer);
  return renderer;
}
