import type { PictureSpec } from '../../engine/definition.ts';

/** Size of a title's symbol, dpx. */
export const TITLE_SYMBOL = { width: 176, height: 168 } as const;

/** Symbols of every title, best paid first; classic titles have their own. */
export const TITLE_SYMBOLS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'wild', 'scatter', 'coin'] as const;

/** Symbols of a classic title, best paid first. */
export const CLASSIC_SYMBOLS = ['seven', 'bar-3', 'bar-2', 'bar-1', 'bell', 'cherry'] as const;

/** Name of a title's symbol: its picture is `symbol-<name>`, its blurred twin `blur-<name>`. */
export type TitleSymbol = (typeof TITLE_SYMBOLS)[number] | (typeof CLASSIC_SYMBOLS)[number];

/** A symbol's blurred twin for full speed: one and a half cells high, drawn at half size. */
const BLUR = { width: TITLE_SYMBOL.width / 2, height: (TITLE_SYMBOL.height * 3) / 4 } as const;

/**
 * Returns the pictures that a title of the hall brings to a reel scene, dpx: its world (`backdrop`, drawn small and
 * stretched), its name as lettering (`title`), its hero without a background, and these symbols with their twins. All
 * titles use the same names, so that one scene plays them all: `SceneView` and the studio choose the title (`title`,
 * a slug of the catalogue).
 */
export function titleArt(symbols: readonly TitleSymbol[]): Record<string, PictureSpec> {
  const art: Record<string, PictureSpec> = {
    backdrop: { width: 360, height: 640, atlas: 'title', alpha: false },
    title: { width: 400, height: 84, atlas: 'title' },
    hero: { width: 200, height: 200, atlas: 'title' },
  };
  for (const name of symbols) {
    art[`symbol-${name}`] = { ...TITLE_SYMBOL, atlas: 'title' };
    art[`blur-${name}`] = { ...BLUR, atlas: 'title' };
  }
  return art;
}
