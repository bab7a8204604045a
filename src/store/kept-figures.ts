import { TIERS } from '../../contract/pools.ts';
import { sessionStored } from '../platform/storage.ts';
import type { KeptFigures } from './pool-figures.ts';

/** Key of the tab's displayed pool amounts in session storage. */
const KEY = 'perya.pools';

/** Stores the displayed pool amounts until the tab is closed. */
export const keepFigures = ({ amounts, wins }: KeptFigures): void =>
  sessionStored.write(KEY, JSON.stringify({ amounts, wins }));

/**
 * Returns the pool amounts that were displayed before a reload; undefined if none are stored or they are unreadable.
 */
export function keptFigures(): KeptFigures | undefined {
  try {
    const { amounts, wins }: KeptFigures = JSON.parse(sessionStored.read(KEY) ?? '{}');
    return TIERS.every((tier) => Number.isSafeInteger(amounts[tier]))
      ? { amounts, wins: { ...wins } }
      : undefined;
  } catch {
    return undefined;
  }
}
