import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import sheet from '../sheet.module.css';
import { type DiceChoice, oddsOf, TARGETS } from './dice-face.ts';
import { timesText } from '../times-text.ts';
import { diceTexts } from './texts.ts';

/** How dice is played and exactly what comes back, worked out by the rules that the server decides by. */
export function DiceRules({
  choice,
  maximumWin,
}: {
  readonly choice: DiceChoice;
  /** Hundredths. */
  readonly maximumWin: number;
}) {
  const t = useTexts(diceTexts);
  const { multiplier, chance, back } = oddsOf(choice);
  const returns = TARGETS.map((target) => oddsOf({ ...choice, target }).back);
  const facts = [
    [t('odds.chance'), formatPpm(chance)],
    [t('odds.pays'), timesText(multiplier)],
    [t('odds.back'), formatPpm(back)],
    [t('odds.range'), `${formatPpm(Math.min(...returns))} – ${formatPpm(Math.max(...returns))}`],
    [t('odds.max'), formatExact(maximumWin)],
  ] as const;
  return (
    <>
      <ul className={sheet.lines}>
        <li>{t('rules.roll')}</li>
        <li>{t('rules.pay')}</li>
        <li>{t('rules.even')}</li>
      </ul>
      <dl className={sheet.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
