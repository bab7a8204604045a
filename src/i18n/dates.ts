import type { Locale } from '../../contract/errors.ts';
import { manilaDate } from '../../contract/manila-date.ts';

const TIME_ZONE = 'Asia/Manila';
/**
 * Locale tags that give all dates one style: 21 November 2026, 8:41 PM. In English en-GB puts the day first; en-PH does
 * not.
 */
const DAY_TAG: Readonly<Record<Locale, string>> = { en: 'en-GB', fil: 'fil-PH' };
const TIME_TAG: Readonly<Record<Locale, string>> = { en: 'en-PH', fil: 'fil-PH' };

const formats = new Map<string, Intl.DateTimeFormat>();

function format(ms: number, tag: string, name: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${tag} ${name}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone: TIME_ZONE });
  formats.set(key, known);
  return known.format(ms);
}

/** Formats the time of day in Manila, for example 8:41:07 PM. */
export const formatTime = (ms: number, locale: Locale): string =>
  format(ms, TIME_TAG[locale], 'time', { hour: 'numeric', minute: '2-digit', second: '2-digit' });

/** Formats the calendar day in Manila, for example 21 November 2026. */
export const formatDay = (ms: number, locale: Locale): string =>
  format(ms, DAY_TAG[locale], 'day', { day: 'numeric', month: 'long', year: 'numeric' });

/** Formats hour and minute in Manila, for example 8:41 PM. */
export const formatHour = (ms: number, locale: Locale): string =>
  format(ms, TIME_TAG[locale], 'short time', { hour: 'numeric', minute: '2-digit' });

/** Formats day and time in Manila, with a short month. */
export const formatMoment = (ms: number, locale: Locale): string =>
  `${format(ms, DAY_TAG[locale], 'short day', { day: 'numeric', month: 'short' })}, ${formatHour(ms, locale)}`;

/** Returns how many Manila midnights lie between two instants, ms since 1970; 1 if `ms` is on the day before `now`. */
export function daysAgo(ms: number, now: number): number {
  const midnight = (instant: number): number => Date.parse(`${manilaDate(instant)}T00:00:00Z`);
  return Math.round((midnight(now) - midnight(ms)) / 86_400_000);
}

/** Formats a duration in ms as minutes and seconds, for example 0:42. */
export const formatCountdown = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
