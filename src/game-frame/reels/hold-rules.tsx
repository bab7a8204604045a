import { useMemo } from 'react';
import { formatExact, formatPrize } from '../../../contract/money.ts';
import { asNumber, part, type Ratio } from '../../../fair/ratio.ts';
import { HOLD_BOARD, holdGame, holdOdds } from '../../../fair/reels/hold-reels.ts';
import { WAYS_PARTS } from '../../../fair/reels/ways.ts';
import { HOLD_REELS } from '../../../fair/tables/reels-hold.ts';
import type { HoldProps } from '../../../scenes/hold-reels/types.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { RulesSheet } from '../rules-sheet.tsx';
import { boardTexts } from './board-texts.ts';
import { ChanceTable } from './chance-table.tsx';
import { type PayRow, PayTable } from './pay-table.tsx';
import { chanceText, twoDecimals } from './reel-facts.ts';
import type { StripsOfKind } from './reel-kind.ts';
import { symbolName } from './symbol-names.ts';
import { pictureOf } from './symbol-pictures.ts';
import { reelTexts } from './texts.ts';

interface HoldRulesProps {
  readonly kind: StripsOfKind;
  readonly look: string;
  /** Hundredths. */
  readonly stake: number;
  readonly maximumWin: number;
}

/** One in how many, where a share in per cent would be nothing but noughts. */
const oneIn = (chance: Ratio): string => Math.round(1 / asNumber(chance)).toLocaleString('en');

/** What the jackpots pay at a stake, hundredths. */
export function jackpotsOf({ volatility, declared }: StripsOfKind, stake: number): HoldProps['jackpots'] {
  const { grand, returns } = HOLD_REELS[volatility];
  const worth = (name: string): number =>
    stake * (returns[declared].find(([coin]) => coin === name)?.[1] ?? 0);
  return { grand: grand * stake, major: worth('Major'), minor: worth('Minor'), mini: worth('Mini') };
}

/** How reels whose coins stay are played, what symbols and coins pay, and the exact odds. */
export function HoldRules({ kind, look, stake, maximumWin }: HoldRulesProps) {
  const reels = useTexts(reelTexts);
  const t = useTexts(boardTexts);
  const { volatility, declared } = kind;
  const { pays, returns, grand, coinChance } = HOLD_REELS[volatility];
  const odds = useMemo(
    () => ({ ...holdOdds(volatility), back: holdGame(volatility, declared).exactReturn() }),
    [volatility, declared],
  );
  const rows = useMemo<PayRow[]>(
    () =>
      Object.entries(pays).map(([symbol, row]) => ({
        pictures: [pictureOf(symbol)],
        name: symbolName(symbol, reels),
        pays: [5, 4, 3].map((count) => ({ count, amount: ((row[count - 3] ?? 0) * stake) / WAYS_PARTS })),
      })),
    [pays, stake, reels],
  );
  const { trigger, respins } = HOLD_BOARD;
  const coins = returns[declared].map(([name, multiplier, weight]) => [
    /^\d/.test(name) ? `${multiplier}×` : name,
    formatPrize(multiplier * stake),
    formatPpm(weight),
  ]);
  const facts = [
    [t('odds.coin'), twoDecimals(part(coinChance, 1_000))],
    [t('odds.feature'), chanceText(odds.trigger, reels)],
    [t('odds.grand'), reels('odds.one', { count: oneIn(odds.full) })],
    [reels('odds.back'), twoDecimals(odds.back)],
    [reels('odds.max'), formatExact(maximumWin)],
  ] as const;
  return (
    <RulesSheet
      lines={[
        t('rules.ways'),
        t('rules.hold', { trigger, count: respins }),
        t('rules.coins', { trigger }),
        t('rules.jackpots'),
        t('rules.drawn'),
      ]}
      facts={facts}
    >
      <PayTable look={look} stake={stake} rows={rows} />
      <ChanceTable
        title={t('coins.title')}
        heads={[t('coins.coin'), t('coins.pays'), t('coins.chance')]}
        rows={[...coins, ['Grand', formatPrize(grand * stake), '–']]}
      />
    </RulesSheet>
  );
}
