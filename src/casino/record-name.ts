import { useCallback } from 'react';
import { useTexts } from '../i18n/i18n.tsx';

const en = {
  emptyWallet: 'Empty wallet gift',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  emptyWallet: 'Regalo sa walang lamang wallet',
};
const texts = { en, fil };

/** Translation keys of ledger texts that are not game names. */
const KEYS: Readonly<Record<string, keyof typeof en>> = { 'Empty wallet gift': 'emptyWallet' };

/** Returns a function that translates the ledger's text of a posting; names of games and places stay unchanged. */
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
