import type { Locale } from '../../contract/errors.ts';

/** What the player chose on this device. */
export interface PreferencesState {
  readonly locale: Locale;
  readonly sound: boolean;
  /** Music of the scenes; nobody hears it unasked. */
  readonly music: boolean;
  /** True: nothing moves on its own, whatever the system says. */
  readonly reduceMotion: boolean;
  readonly turbo: boolean;
  /** Rounds take their time and nothing is turbo (docs/product-rules.md, Calm mode). */
  readonly calmMode: boolean;
  /** A reality check comes after so many minutes of play. */
  readonly checkMinutes: CheckMinutes;
}

/** Minutes of play between two reality checks. */
export const CHECK_MINUTES = [15, 30, 60] as const;
/** Minutes of play between two reality checks. */
export type CheckMinutes = (typeof CHECK_MINUTES)[number];

/** What a new device gets, beside its browser's language. */
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
 * Reads stored preferences; what is missing or odd gets its default.
 * @param languages the browser's languages, the best first: they choose where nobody has chosen
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
    // Devices that chose before remember two of them by older names.
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

/** The first language that the product speaks; browsers call Filipino fil, or tl as before. */
const localeOf = (languages: readonly string[]): Locale =>
  /^(?:fil|tl)\b/i.test(languages.find((language) => /^(?:en|fil|tl)\b/i.test(language)) ?? '')
    ? 'fil'
    : 'en';
