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
  /** How to play, in two lines; the third line explains when to stop. */
  readonly lines: readonly [string, string];
  /** Further lines. */
  readonly more?: readonly string[];
  /** When the round's results are drawn. */
  readonly answer: string;
  readonly rules: StepGame<Choice>;
  readonly choice: Choice;
  /** Every possible choice. */
  readonly choices: readonly Choice[];
  /** Hundredths. */
  readonly maximumWin: number;
  /** Replaces the table of steps where a step does not always pay the same. */
  readonly table?: ReactNode;
}

/**
 * Renders the rules of a step game with the exact payouts of its steps, computed by the rules that the server decides
 * by.
 */
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

/** Formats millionths as per cent; below one in a million as 1 : n. */
const formatChance = (chance: number): string =>
  chance >= 1 ? formatPpm(chance) : `1 : ${Math.round(1_000_000 / chance).toLocaleString('en')}`;

/** Renders a table of possible wins; its first column names the rows. */
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
