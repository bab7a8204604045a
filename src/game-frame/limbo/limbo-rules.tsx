import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { RulesSheet } from '../rules-sheet.tsx';
import { timesText } from '../times-text.ts';
import { chanceText, type LimboChoice, oddsOf, RETURNS } from './limbo-face.ts';
import { limboTexts } from './texts.ts';

/** Draws how limbo is played and its exact return, computed by the server's rules. */
export function LimboRules({
  choice,
  maximumWin,
}: {
  readonly choice: LimboChoice;
  /** Hundredths. */
  readonly maximumWin: number;
}) {
  const t = useTexts(limboTexts);
  const { chance, back } = oddsOf(choice);
  const odds = [
    [t('odds.chance'), chanceText(chance)],
    [t('odds.pays'), timesText(choice.target)],
  ] as const;
  const returned = [
    [t('odds.back'), formatPpm(back)],
    [t('odds.range'), RETURNS.map(formatPpm).join(' – ')],
    [t('odds.max'), formatExact(maximumWin)],
  ] as const;
  return (
    <RulesSheet lines={[t('rules.rise'), t('rules.pay'), t('rules.drawn')]} odds={odds} back={returned} />
  );
}
