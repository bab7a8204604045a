import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { RulesSheet } from '../rules-sheet.tsx';
import { timesText } from '../times-text.ts';
import styles from './karera-controls.module.css';
import { kareraChanceOf, kareraMultiplierOf, KARERA_RETURNS, KARERA_RUNNERS } from './karera-view-model.ts';
import { kareraTexts } from './texts.ts';

const PAIRS = KARERA_RUNNERS.flatMap((first) =>
  KARERA_RUNNERS.filter((second) => second !== first).map((second) =>
    kareraMultiplierOf({ kind: 'exacta', first, second }),
  ),
);

/**
 * Draws how Karera is played, with the payout and probability of each runner, computed by the same rules that the
 * server uses.
 */
export function KareraRules({ maximumWin }: { readonly maximumWin: number }) {
  const t = useTexts(kareraTexts);
  return (
    <RulesSheet
      lines={[t('rules.race'), t('rules.kinds'), t('rules.break')]}
      answer={t('rules.drawn')}
      odds={[[t('odds.exacta'), [Math.min(...PAIRS), Math.max(...PAIRS)].map(timesText).join(' – ')]]}
      back={[
        [t('odds.back'), KARERA_RETURNS.map(formatPpm).join(' – ')],
        [t('odds.max'), formatExact(maximumWin)],
      ]}
    >
      <table className={styles.odds}>
        <thead>
          <tr>
            <th scope="col">{t('odds.runner')}</th>
            <th scope="colgroup" colSpan={2}>
              {t('win')}
            </th>
            <th scope="colgroup" colSpan={2}>
              {t('place')}
            </th>
          </tr>
        </thead>
        <tbody>
          {KARERA_RUNNERS.map((runner) => (
            <tr key={runner}>
              <th scope="row">{runner + 1}</th>
              {(['win', 'place'] as const).flatMap((kind) => [
                <td key={kind}>{timesText(kareraMultiplierOf({ kind, runner }))}</td>,
                <td key={`${kind} chance`}>{formatPpm(kareraChanceOf({ kind, runner }))}</td>,
              ])}
            </tr>
          ))}
        </tbody>
      </table>
    </RulesSheet>
  );
}
