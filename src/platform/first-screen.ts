import type { Locale } from '../../contract/errors.ts';

/*
 * The build prerenders the lobby's initial state, before any answer, into the page: once for each language, width and
 * kind of visitor. The first view needs no script; React hydrates it unchanged.
 */

/** Media query of windows wide enough for the desktop's layout. */
export const DESKTOP = '(min-width: 1024px)';

/** Parameters of the lobby's first screen. */
export interface FirstScreen {
  readonly locale: Locale;
  /** Whether there are side navigation and rail instead of the bottom bar. */
  readonly isDesktop: boolean;
  /** Whether the visitor is logged in. */
  readonly isPlayer: boolean;
}

/** All first screens, the most frequent first: it is in the page's root, the others beside it. */
export const FIRST_SCREENS: readonly FirstScreen[] = [false, true].flatMap((isPlayer) =>
  [false, true].flatMap((isDesktop) =>
    (['en', 'fil'] as const).map((locale) => ({ locale, isDesktop, isPlayer })),
  ),
);

/** Returns a first screen's name in the page. */
export const screenName = ({ locale, isDesktop, isPlayer }: FirstScreen): string =>
  `${locale}-${isDesktop ? 'desktop' : 'phone'}-${isPlayer ? 'player' : 'guest'}`;

/** Window event fired when React has hydrated the first screen: it handles presses from then on. */
export const TAKEN_OVER = 'perya:taken-over';
