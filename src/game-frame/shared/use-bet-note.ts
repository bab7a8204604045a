import { gameServerRefusals } from '../../../contract/game-server.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { sharedTexts } from './texts.ts';
import type { SharedBets } from './use-shared-bets.ts';

/** Returns why the last bet was not placed, in the player's language; undefined if there was no problem. */
export function useBetNote({ notes }: Pick<SharedBets, 'notes'>): string | undefined {
  const t = useTexts(sharedTexts);
  const locale = useLocale();
  const note = [...notes.values()].at(-1);
  return note === 'unknown' ? t('unknown') : note && gameServerRefusals[note][locale];
}
