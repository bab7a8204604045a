import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { RulesSheet } from '../rules-sheet.tsx';
import { timesText } from '../times-text.ts';
import { limboChanceText, type LimboChoice, limboOddsOf, LIMBO_RETURNS } from './limbo-view-model.ts';
import { limboTexts } from './texts.ts';

/** Draws how Limbo is played and its returns (RTP), computed by the same rules that the server uses. */
export function LimboRules({
  choice,
  maximumWin,
}: {
  readonly choice: LimboChoice;
  /** Maximum win of a bet, in hundredths of a coin. */
  readonly maximumWin: number;
}) {
  const t = useTexts(limboTexts);
  const { chance, back } = limboOddsOf(choice);
  const odds = [
    [t('odds.chance'), limboChanceText(chance)],
    [t('odds.pays'), timesText(choice.target)],
  ] as const;
  const returned = [
    [t('odds.back'), formatPpm(back)],
    [t('odds.range'), LIMBO_RETURNS.map(formatPpm).join(' – ')],
    [t('odds.max'), formatExact(maximumWin)],
  ] as const;
  return (
    <RulesSheet lines={[t('rules.rise'), t('rules.pay'), t('rules.drawn')]} odds={odds} back={returned} />
  );
}
