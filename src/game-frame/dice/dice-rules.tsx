import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { RulesSheet } from '../rules-sheet.tsx';
import { type DiceChoice, diceOddsOf, DICE_TARGETS } from './dice-view-model.ts';
import { timesText } from '../times-text.ts';
import { diceTexts } from './texts.ts';

/** Draws how Dice is played and its returns (RTP), computed by the same rules that the server uses. */
export function DiceRules({
  choice,
  maximumWin,
}: {
  readonly choice: DiceChoice;
  /** Maximum win of a bet, in hundredths of a coin. */
  readonly maximumWin: number;
}) {
  const t = useTexts(diceTexts);
  const { multiplier, chance, back } = diceOddsOf(choice);
  const returns = DICE_TARGETS.map((target) => diceOddsOf({ ...choice, target }).back);
  const odds = [
    [t('odds.chance'), formatPpm(chance)],
    [t('odds.pays'), timesText(multiplier)],
  ] as const;
  const returned = [
    [t('odds.back'), formatPpm(back)],
    [t('odds.range'), `${formatPpm(Math.min(...returns))} – ${formatPpm(Math.max(...returns))}`],
    [t('odds.max'), formatExact(maximumWin)],
  ] as const;
  return (
    <RulesSheet lines={[t('rules.roll'), t('rules.pay'), t('rules.even')]} odds={odds} back={returned} />
  );
}
