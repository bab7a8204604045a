import { useCallback } from 'react';
import { useTexts } from '../i18n/i18n.tsx';

const en = {
  emptyWallet: 'Empty wallet gift',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  emptyWallet: 'Regalo sa walang lamang wallet',
};
const texts = { en, fil };

/** Texts of the ledger that are no names of games, by what they say there. */
const KEYS: Readonly<Record<string, keyof typeof en>> = { 'Empty wallet gift': 'emptyWallet' };

/** Returns what the ledger says of a movement in the player's language; names of games and places stay as they are. */
export function useRecordName(): (text: string) => string {
  const t = useTexts(texts);
  return useCallback(
    (text: string): string => {
      const key = KEYS[text];
      return key === undefined ? text : t(key);
    },
    [t],
  );
}
