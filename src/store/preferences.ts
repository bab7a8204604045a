import type { Locale } from '../../contract/errors.ts';

/** The player's preferences on this device. */
export interface PreferencesState {
  readonly locale: Locale;
  readonly sound: boolean;
  /** Whether scenes play music. */
  readonly music: boolean;
  /** Volume of game sounds and of music, in per cent. */
  readonly effectsVolume: number;
  readonly musicVolume: number;
  /** Whether ambient motion is off, even if the system's setting allows motion. */
  readonly reduceMotion: boolean;
  readonly turbo: boolean;
  /** Whether rounds have a minimum duration and no turbo (docs/product-rules.md, Calm mode). */
  readonly calmMode: boolean;
  /** Minutes of play between two reality checks, which report time and result of play. */
  readonly checkMinutes: CheckMinutes;
}

/** The intervals on offer between two reality checks, in minutes of play. */
export const CHECK_MINUTES = [15, 30, 60] as const;
/** Interval between two reality checks, in minutes of play. */
export type CheckMinutes = (typeof CHECK_MINUTES)[number];

/** Preferences of a new device; its language is then taken from the browser. */
export const defaultPreferences: PreferencesState = {
  locale: 'en',
  sound: true,
  music: false,
  effectsVolume: 100,
  musicVolume: 100,
  reduceMotion: false,
  turbo: false,
  calmMode: false,
  checkMinutes: 60,
};

/**
 * Parses stored preferences; missing or invalid values get their defaults.
 * @param languages the browser's languages, the preferred one first, for players who have not chosen a language
 * @param chosen the language in the cookie; older devices have stored their choice among the preferences instead
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
    // Older devices stored these two preferences as `still` and `kind`.
    const given: Readonly<Record<string, unknown>> = { reduceMotion: still, calmMode: kind, ...rest };
    const flag = (name: 'sound' | 'music' | 'reduceMotion' | 'turbo' | 'calmMode'): boolean => {
      const own = given[name];
      return typeof own === 'boolean' ? own : defaultPreferences[name];
    };
    const percent = (name: 'effectsVolume' | 'musicVolume'): number => {
      const own = given[name];
      return typeof own === 'number' && Number.isInteger(own) && own >= 0 && own <= 100
        ? own
        : defaultPreferences[name];
    };
    return {
      locale:
        chosen ?? (given['locale'] === 'fil' || given['locale'] === 'en' ? given['locale'] : fresh.locale),
      sound: flag('sound'),
      music: flag('music'),
      effectsVolume: percent('effectsVolume'),
      musicVolume: percent('musicVolume'),
      reduceMotion: flag('reduceMotion'),
      turbo: flag('turbo'),
      calmMode: flag('calmMode'),
      checkMinutes: CHECK_MINUTES.find((one) => one === given['checkMinutes']) ?? fresh.checkMinutes,
    };
  } catch {
    return fresh;
  }
}

/** Returns the first supported language; Filipino has the code fil, or tl in older browsers. */
const localeOf = (languages: readonly string[]): Locale =>
  /^(?:fil|tl)\b/i.test(languages.find((language) => /^(?:en|fil|tl)\b/i.test(language)) ?? '')
    ? 'fil'
    : 'en';
