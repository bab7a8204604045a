import type { ReactNode } from 'react';
import { formatExact } from '../../contract/money.ts';
import type { StepGame } from '../../fair/steps/step-game.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { formatPpm } from '../ui/percent.ts';
import { ladderReturnRange, ladderRungsOf } from './ladder.ts';
import { RulesSheet } from './rules-sheet.tsx';
import styles from './step-rules.module.css';
import { stepTexts } from './step-texts.ts';
import { timesText } from './times-text.ts';

interface StepRulesProps<Choice> {
  /** Two lines that explain the game; a third line, the same for all games, explains when to stop. */
  readonly lines: readonly [string, string];
  /** Further rules, one line each. */
  readonly more?: readonly string[];
  /** Text that says when the outcome of a round is drawn. */
  readonly answer: string;
  readonly rules: StepGame<Choice>;
  readonly choice: Choice;
  /** Every choice that the player can make. */
  readonly choices: readonly Choice[];
  /** Maximum win of a bet, in hundredths of a coin. */
  readonly maximumWin: number;
  /** Table for games whose steps pay differently; it replaces the table of payouts by number of steps. */
  readonly table?: ReactNode;
}

/** Renders the rules of a game with steps, with exact payouts from the same rules that the server uses. */
export function StepRules<Choice>(props: StepRulesProps<Choice>) {
  const { lines, more, answer, rules, choice, choices, maximumWin, table } = props;
  const t = useTexts(stepTexts);
  const range = ([least, most]: readonly [number, number]): string =>
    least === most ? formatPpm(least) : `${formatPpm(least)} – ${formatPpm(most)}`;
  return (
    <RulesSheet
      lines={[...lines, t('rules.cashOut')]}
      more={[...(more ?? []), t('rules.auto'), t('rules.left')]}
      answer={answer}
      back={[
        [t('odds.back'), range(ladderReturnRange(rules, [choice]))],
        [t('odds.range'), range(ladderReturnRange(rules, choices))],
        [t('odds.max'), formatExact(maximumWin)],
      ]}
    >
      {table ?? (
        <OddsTable
          title={t('table.title')}
          heads={[t('table.steps'), t('table.pays'), t('table.chance')]}
          rows={ladderRungsOf(rules, choice).map(({ steps, pays, chance }) => [
            String(steps),
            timesText(pays),
            formatChance(chance),
          ])}
        />
      )}
    </RulesSheet>
  );
}

/** Formats a probability in millionths as a percentage; if it is below one in a million, as 1 : n. */
const formatChance = (chance: number): string =>
  chance >= 1 ? formatPpm(chance) : `1 : ${Math.round(1_000_000 / chance).toLocaleString('en')}`;

/** Renders a table of possible wins; its first column has the headers of the rows. */
export function OddsTable({
  title,
  heads,
  rows,
}: {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}) {
  return (
    <table className={styles.odds}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell, index) => (
              <td key={heads[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
