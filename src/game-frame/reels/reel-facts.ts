import { formatExact } from '../../../contract/money.ts';
import { asNumber, type Ratio } from '../../../fair/ratio.ts';
import type { Translate } from '../../i18n/i18n.tsx';
import type { RulesFacts } from '../rules-sheet.tsx';
import type { reelRulesTexts } from './rules-texts.ts';

type RulesTranslate = Translate<(typeof reelRulesTexts)['en']>;

/** Formats a share as a percentage with two decimals. */
export const reelShareText = (share: Ratio): string => `${(asNumber(share) * 100).toFixed(2)}%`;

/** Formats a probability as a percentage and as "1 in n". */
export function reelChanceText(chance: Ratio, t: RulesTranslate): string {
  const share = asNumber(chance);
  return `${reelShareText(chance)} (${t('odds.one', { count: (1 / share).toFixed(1).replace(/\.0$/, '') })})`;
}

/** Returns the facts for the rules, as texts: hit rate and chance of free spins, return (RTP) and maximum win. */
export function reelFacts(
  { hit, free, back, maximumWin }: { hit: Ratio; free?: Ratio; back: Ratio; maximumWin: number },
  t: RulesTranslate,
): { readonly odds: RulesFacts; readonly back: RulesFacts } {
  return {
    odds: [
      [t('odds.hit'), reelChanceText(hit, t)],
      ...(free ? [[t('odds.free'), reelChanceText(free, t)] as const] : []),
    ],
    back: [
      [t('odds.back'), reelShareText(back)],
      [t('odds.max'), formatExact(maximumWin)],
    ],
  };
}
