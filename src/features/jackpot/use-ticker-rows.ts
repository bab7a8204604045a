import { useMemo } from 'react';
import type { Winner } from '../../../contract/pools.ts';
import type { TickerRow } from '../../../scenes/lobby/winners-ticker/playlist.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { useWinPlace } from '../../casino/winners-strip.tsx';
import { jackpotTexts } from './texts.ts';

/** Returns players' wins as entries of the line of winners; undefined until the server has answered. */
export function useTickerRows(winners: readonly Winner[] | undefined): readonly TickerRow[] | undefined {
  const t = useTexts(jackpotTexts);
  const place = useWinPlace();
  const won = t('won');
  return useMemo(
    () =>
      winners?.map((winner) => ({
        id: winner.id,
        name: winner.name,
        someone: t('winner.someone'),
        before: won,
        amount: winner.amount,
        after: place(winner),
        badge:
          winner.kind === 'jackpot' && winner.tier ? winner.tier : winner.kind === 'game' ? 'game' : 'coin',
      })),
    [winners, won, place, t],
  );
}
