import type { Locale } from '../../contract/errors.ts';

/** The player's preferences on this device. */
export interface PreferencesState {
  readonly locale: Locale;
  readonly sound: boolean;
  /** Whether scenes play music; off by default. */
  readonly music: boolean;
  /** Whether all ambient motion is off, whatever the system's setting. */
  readonly reduceMotion: boolean;
  readonly turbo: boolean;
  /** Whether rounds have a minimum duration and no turbo (docs/product-rules.md, Calm mode). */
  readonly calmMode: boolean;
  /** Minutes of play between two reality checks. */
  readonly checkMinutes: CheckMinutes;
}

/** Minutes of play between two reality checks. */
export const CHECK_MINUTES = [15, 30, 60] as const;
/** Minutes of play between two reality checks. */
export type CheckMinutes = (typeof CHECK_MINUTES)[number];

/** Preferences of a new device, apart from its browser's language. */
export const defaultPreferences: PreferencesState = {
  locale: 'en',
  sound: true,
  music: false,
  reduceMotion: false,
  turbo: false,
  calmMode: false,
  checkMinutes: 60,
};

/**
 * Parses stored preferences; missing or invalid ones get their defaults.
 * @param languages the browser's languages, the best first: used where no language was chosen
 * @param chosen the language of the cookie; devices that chose before there was one have it among their preferences
 */
export function parsePreferences(
  stored: string | undefined,
  languages: readonly string[] = [],
  chosen?: Locale,
): PreferencesState {
  const fresh = { ...defaultPreferences, locale: chosen ?? localeOf(languages) };
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null) return fresh;
    const { still, kind, ...rest } = value as Readonly<Record<string, unknown>>;
    // Older devices store two of them under older names.
    const given: Readonly<Record<string, unknown>> = { reduceMotion: still, calmMode: kind, ...rest };
    const flag = (name: 'sound' | 'music' | 'reduceMotion' | 'turbo' | 'calmMode'): boolean => {
      const own = given[name];
      return typeof own === 'boolean' ? own : defaultPreferences[name];
    };
    return {
      locale:
        chosen ?? (given['locale'] === 'fil' || given['locale'] === 'en' ? given['locale'] : fresh.locale),
      sound: flag('sound'),
      music: flag('music'),
      reduceMotion: flag('reduceMotion'),
      turbo: flag('turbo'),
      calmMode: flag('calmMode'),
      checkMinutes: CHECK_MINUTES.find((one) => one === given['checkMinutes']) ?? fresh.checkMinutes,
    };
  } catch {
    return fresh;
  }
}

/** Returns the first supported language; browsers call Filipino fil, or tl as before. */
const localeOf = (languages: readonly string[]): Locale =>
  /^(?:fil|tl)\b/i.test(languages.find((language) => /^(?:en|fil|tl)\b/i.test(language)) ?? '')
    ? 'fil'
    : 'en';
