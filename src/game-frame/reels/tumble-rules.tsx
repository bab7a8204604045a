import { useMemo } from 'react';
import { part } from '../../../fair/ratio.ts';
import { tumbleGame, tumbleHit, tumblePay, TUMBLE_BOARD } from '../../../fair/reels/tumble-reels.ts';
import { TUMBLE_REELS, type WeightedMultiplier } from '../../../fair/tables/reels-tumble.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { RulesSheet } from '../rules-sheet.tsx';
import { boardTexts } from './board-texts.ts';
import { ChanceTable } from './chance-table.tsx';
import { type ReelPayRow, ReelPayTable } from './reel-pay-table.tsx';
import { reelFacts } from './reel-facts.ts';
import type { ReelStrips } from './reel-strips.ts';
import { reelRulesTexts } from './rules-texts.ts';
import { symbolPictureOf } from './symbol-pictures.ts';
import { useSymbolNames } from './title-sheet.ts';

interface TumbleRulesProps {
  readonly strips: ReelStrips;
  readonly artSlug: string;
  /** Bet for which the payouts are shown, in hundredths of a coin. */
  readonly stake: number;
  readonly maximumWin: number;
}

/** Minimum number of equal symbols for each column of the pay table, highest payout first. */
const COUNTS = [12, 10, 8] as const;
/** Denominator of the probability of free spins in the pay table. */
const EIGHT_DECIMALS = 10 ** 8;

const weightOf = (table: readonly WeightedMultiplier[], multiplier: number): string => {
  const weight = table.find(([times]) => times === multiplier)?.[1];
  return weight === undefined ? '–' : formatPpm(weight);
};

/** Returns the exact odds of a tumbling board: hit rate, probability of free spins, and return (RTP). */
export function tumbleOdds({ volatility, declared }: ReelStrips) {
  return {
    hit: tumbleHit(volatility),
    free: part(TUMBLE_REELS[volatility].trigger, EIGHT_DECIMALS),
    back: tumbleGame(volatility, declared).exactReturn(),
  };
}

/** Draws how a tumbling board is played, the payouts of all symbols, the multipliers, and the exact odds. */
export function TumbleRules({ strips, artSlug, stake, maximumWin }: TumbleRulesProps) {
  const nameOf = useSymbolNames(artSlug);
  const rules = useTexts(reelRulesTexts);
  const t = useTexts(boardTexts);
  const { pays, returns, freeMultipliers } = TUMBLE_REELS[strips.volatility];
  const odds = useMemo(() => tumbleOdds(strips), [strips]);
  const rows = useMemo<ReelPayRow[]>(
    () =>
      Object.entries(pays).map(([symbol, row]) => ({
        pictures: [symbolPictureOf(symbol)],
        name: nameOf(symbol),
        pays: COUNTS.map((count, place) => ({
          count,
          amount: tumblePay(row.slice().reverse()[place] ?? 0, stake),
        })),
      })),
    [pays, stake, nameOf],
  );
  const paid = returns[strips.declared];
  const multipliers = [...new Set([...paid, ...freeMultipliers].map(([times]) => times))].sort(
    (a, b) => a - b,
  );
  const { trigger, freeSpins } = TUMBLE_BOARD;
  return (
    <RulesSheet
      lines={[t('rules.anywhere'), t('rules.tumble'), t('rules.multiplier')]}
      more={[t('rules.free', { trigger, count: freeSpins })]}
      answer={t('rules.drawn')}
      {...reelFacts({ ...odds, maximumWin }, rules)}
    >
      <ReelPayTable artSlug={artSlug} stake={stake} rows={rows} />
      <ChanceTable
        title={t('times.title')}
        heads={[t('times.times'), t('times.paid'), t('times.free')]}
        rows={multipliers.map((times) => [
          `${times}×`,
          weightOf(paid, times),
          weightOf(freeMultipliers, times),
        ])}
      />
    </RulesSheet>
  );
}
