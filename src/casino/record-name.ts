import { useCallback } from 'react';
import { useTexts } from '../i18n/i18n.tsx';

const en = {
  emptyWallet: 'Empty wallet gift',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  emptyWallet: 'Regalo sa walang lamang wallet',
};
const texts = { en, fil };

/** Keys of translations by the text of a posting in the ledger; other texts are not translated. */
const KEYS: Readonly<Record<string, keyof typeof en>> = { 'Empty wallet gift': 'emptyWallet' };

/** Returns a function that translates a posting's text from the ledger. Names of games stay as they are. */
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
