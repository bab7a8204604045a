import { useMemo } from 'react';
import { formatExact, formatPrize } from '../../../contract/money.ts';
import { asNumber, part, type Ratio } from '../../../fair/ratio.ts';
import { HOLD_BOARD, holdGame, holdOdds } from '../../../fair/reels/hold-reels.ts';
import { WAYS_PARTS } from '../../../fair/reels/ways.ts';
import { HOLD_REELS } from '../../../fair/tables/reels-hold.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { RulesSheet } from '../rules-sheet.tsx';
import { boardTexts } from './board-texts.ts';
import { ChanceTable } from './chance-table.tsx';
import { type ReelPayRow, ReelPayTable } from './reel-pay-table.tsx';
import { reelChanceText, reelShareText } from './reel-facts.ts';
import type { ReelStrips } from './reel-strips.ts';
import { reelRulesTexts } from './rules-texts.ts';
import { symbolPictureOf } from './symbol-pictures.ts';
import { useSymbolNames } from './title-sheet.ts';

interface HoldRulesProps {
  readonly strips: ReelStrips;
  readonly artSlug: string;
  /** Bet for which the payouts are shown, in hundredths of a coin. */
  readonly stake: number;
  readonly maximumWin: number;
}

/** Returns n of "1 in n" for a probability that as a percentage would be nearly all zeros. */
const oneIn = (chance: Ratio): string => Math.round(1 / asNumber(chance)).toLocaleString('en');

/** Draws how hold reels are played, the payouts of symbols and coins, and the exact odds. */
export default function HoldRules({ strips, artSlug, stake, maximumWin }: HoldRulesProps) {
  const nameOf = useSymbolNames(artSlug);
  const rules = useTexts(reelRulesTexts);
  const t = useTexts(boardTexts);
  const { volatility, declared } = strips;
  const { pays, returns, grand, coinChance } = HOLD_REELS[volatility];
  const odds = useMemo(
    () => ({ ...holdOdds(volatility), back: holdGame(volatility, declared).exactReturn() }),
    [volatility, declared],
  );
  const rows = useMemo<ReelPayRow[]>(
    () =>
      Object.entries(pays).map(([symbol, row]) => ({
        pictures: [symbolPictureOf(symbol)],
        name: nameOf(symbol),
        pays: [5, 4, 3].map((count) => ({ count, amount: ((row[count - 3] ?? 0) * stake) / WAYS_PARTS })),
      })),
    [pays, stake, nameOf],
  );
  const { trigger, respins } = HOLD_BOARD;
  const coins = returns[declared].map(([name, multiplier, weight]) => [
    /^\d/.test(name) ? `${multiplier}×` : name,
    formatPrize(multiplier * stake),
    formatPpm(weight),
  ]);
  return (
    <RulesSheet
      lines={[t('rules.ways'), t('rules.hold', { trigger, count: respins }), t('rules.coins', { trigger })]}
      more={[t('rules.jackpots')]}
      answer={t('rules.drawn')}
      odds={[
        [t('odds.coin'), reelShareText(part(coinChance, 1_000))],
        [t('odds.feature'), reelChanceText(odds.trigger, rules)],
        [t('odds.grand'), rules('odds.one', { count: oneIn(odds.full) })],
      ]}
      back={[
        [rules('odds.back'), reelShareText(odds.back)],
        [rules('odds.max'), formatExact(maximumWin)],
      ]}
    >
      <ReelPayTable artSlug={artSlug} stake={stake} rows={rows} />
      <ChanceTable
        title={t('coins.title')}
        heads={[t('coins.coin'), t('coins.pays'), t('coins.chance')]}
        rows={[...coins, ['Grand', formatPrize(grand * stake), '–']]}
      />
    </RulesSheet>
  );
}
