import type { PictureSpec } from '../../engine/definition.ts';

/** Size of a symbol in the pictures of a title, in design pixels. */
export const TITLE_SYMBOL = { width: 176, height: 168 } as const;

/** Names of the symbols of a title, highest paid first; classic titles have other names. */
export const TITLE_SYMBOLS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'wild', 'scatter', 'coin'] as const;

/** Names of the symbols of a classic title, highest paid first. */
export const CLASSIC_SYMBOLS = ['seven', 'bar-3', 'bar-2', 'bar-1', 'bell', 'cherry'] as const;

/** Name of a title's symbol: its sharp picture is `symbol-<name>`, its blurred one `blur-<name>`. */
export type TitleSymbol = (typeof TITLE_SYMBOLS)[number] | (typeof CLASSIC_SYMBOLS)[number];

/** Size of a symbol's blurred picture: one and a half cells high, drawn at half size. */
const BLUR = { width: TITLE_SYMBOL.width / 2, height: (TITLE_SYMBOL.height * 3) / 4 } as const;

/**
 * Returns the sizes (design pixels) of the pictures of a slot title in the hall: the background (`backdrop`, drawn
 * small and stretched), the lettering (`title`), the main character on a transparent ground, and each symbol sharp and
 * blurred. All titles use the same names, so one scene can show every title; `SceneView` and the studio choose a
 * title's pictures by `title`, a slug of the catalogue.
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
