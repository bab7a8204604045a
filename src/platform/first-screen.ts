import type { Locale } from '../../contract/errors.ts';

/*
 * The build draws the lobby as it begins, before any answer, into the page itself: once for each language, width and
 * kind of visitor. What is seen first needs no script; React takes it over as it stands.
 */

/** Windows wide enough for the desktop's layout. */
export const DESKTOP = '(min-width: 1024px)';

/** What the lobby's first screen depends on. */
export interface FirstScreen {
  readonly locale: Locale;
  /** Side navigation and rail instead of the bottom bar. */
  readonly isDesktop: boolean;
  /** Somebody is logged in. */
  readonly isPlayer: boolean;
}

/** All of them, the most frequent first: it stands in the page's root, the others beside it. */
export const FIRST_SCREENS: readonly FirstScreen[] = [false, true].flatMap((isPlayer) =>
  [false, true].flatMap((isDesktop) =>
    (['en', 'fil'] as const).map((locale) => ({ locale, isDesktop, isPlayer })),
  ),
);

/** Returns a first screen's name in the page. */
export const screenName = ({ locale, isDesktop, isPlayer }: FirstScreen): string =>
  `${locale}-${isDesktop ? 'desktop' : 'phone'}-${isPlayer ? 'player' : 'guest'}`;

/** Told to the window when React has taken the first screen over: presses are its own from here on. */
export const TAKEN_OVER = 'perya:taken-over';
