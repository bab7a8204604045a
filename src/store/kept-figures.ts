import { TIERS } from '../../contract/pools.ts';
import { sessionStored } from '../platform/storage.ts';
import type { KeptFigures } from './pool-figures.ts';

/** Where the tab keeps what it has shown of the pools. */
const KEY = 'perya.pools';

/** Writes down what the pools show, for as long as the tab is open. */
export const keepFigures = ({ amounts, wins }: KeptFigures): void =>
  sessionStored.write(KEY, JSON.stringify({ amounts, wins }));

/** Returns what the pools showed before a reload; undefined when nothing is kept, or nothing that can be read. */
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
