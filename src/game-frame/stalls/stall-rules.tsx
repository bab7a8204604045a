import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import table from '../odds-table.module.css';
import { RulesSheet } from '../rules-sheet.tsx';
import { timesText } from '../times-text.ts';
import type { StallOdds } from './stall-view-model.ts';
import { stallTexts } from './texts.ts';

interface StallRulesProps {
  /** Three lines that explain the game. */
  readonly lines: readonly string[];
  /** Text that explains why the animation of a result cannot change the result; left out if `lines` explain it. */
  readonly answer?: string | undefined;
  /** Possible outcomes of a round, with their names for the player. */
  readonly odds: readonly StallOdds[];
  /** Lowest and highest return (RTP) over all choices, in millionths. */
  readonly back: readonly [least: number, most: number];
  /** Maximum win of a bet, in hundredths of a coin. */
  readonly maximumWin: number;
}

/**
 * Draws the rules of a fairground game, with exact payouts and probabilities from the same table that the server
 * uses.
 */
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
