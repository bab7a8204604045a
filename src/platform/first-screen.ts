import type { Locale } from '../../contract/errors.ts';

/*
 * The build prerenders the lobby as it is before any server answer, once for each language, width and kind of visitor.
 * The first view therefore needs no script, and React hydrates it unchanged.
 */

/** Media query of windows wide enough for the desktop's layout. */
export const DESKTOP = '(min-width: 1024px)';

/** Variant of the lobby's first screen. */
export interface FirstScreen {
  readonly locale: Locale;
  /** Whether the screen has side navigation and rail instead of the bottom bar. */
  readonly isDesktop: boolean;
  /** Whether the visitor is logged in. */
  readonly isPlayer: boolean;
}

/** All variants of the first screen. The first is in the page's root element, the others are in templates beside it. */
export const FIRST_SCREENS: readonly FirstScreen[] = [false, true].flatMap((isPlayer) =>
  [false, true].flatMap((isDesktop) =>
    (['en', 'fil'] as const).map((locale) => ({ locale, isDesktop, isPlayer })),
  ),
);

/** Returns the name of a first screen's template in the page. */
export const screenName = ({ locale, isDesktop, isPlayer }: FirstScreen): string =>
  `${locale}-${isDesktop ? 'desktop' : 'phone'}-${isPlayer ? 'player' : 'guest'}`;

/** Window event fired when React has mounted or hydrated the page, and handles presses from then on. */
export const TAKEN_OVER = 'perya:taken-over';
