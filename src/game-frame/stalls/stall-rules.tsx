import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import table from '../odds-table.module.css';
import { RulesSheet } from '../rules-sheet.tsx';
import { timesText } from '../times-text.ts';
import type { StallOdds } from './stall-view-model.ts';
import { stallTexts } from './texts.ts';

interface StallRulesProps {
  /** How to play, in three lines. */
  readonly lines: readonly string[];
  /** Why showing a result cannot change it, where the lines do not say so. */
  readonly answer?: string | undefined;
  /** Possible outcomes of a round, with names for the player. */
  readonly odds: readonly StallOdds[];
  /** Average return: the minimum and the maximum over all choices, millionths. */
  readonly back: readonly [least: number, most: number];
  /** Hundredths. */
  readonly maximumWin: number;
}

/** Renders the rules of a stall with its exact payouts and chances, from the table that the server decides by. */
export function StallRules({ lines, answer, odds, back: [least, most], maximumWin }: StallRulesProps) {
  const t = useTexts(stallTexts);
  const returned = [
    [t('odds.back'), least === most ? formatPpm(least) : `${formatPpm(least)} – ${formatPpm(most)}`],
    [t('odds.max'), formatExact(maximumWin)],
  ] as const;
  return (
    <RulesSheet lines={lines} answer={answer} back={returned}>
      <table className={table.odds}>
        <caption>{t('odds.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('odds.field')}</th>
            <th scope="col">{t('odds.pays')}</th>
            <th scope="col">{t('odds.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {odds.map(({ name, pays, chance }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{pays === 0 ? t('odds.nothing') : timesText(pays)}</td>
              <td>{formatPpm(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </RulesSheet>
  );
}
