import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import sheet from '../sheet.module.css';
import { timesText } from '../times-text.ts';
import { binOdds, oddsOf, type PlinkoChoice, returnRange } from './plinko-face.ts';
import styles from './plinko-rules.module.css';
import { plinkoTexts } from './texts.ts';

/** How plinko is played, exactly what each bin pays and how likely it is, worked out by the rules that the server decides by. */
export function PlinkoRules({
  choice,
  maximumWin,
}: {
  readonly choice: PlinkoChoice;
  /** Hundredths. */
  readonly maximumWin: number;
}) {
  const t = useTexts(plinkoTexts);
  const { chance, back } = oddsOf(choice);
  const [least, most] = returnRange();
  const facts = [
    [t('odds.chance'), formatPpm(chance)],
    [t('odds.back'), formatPpm(back)],
    [t('odds.range'), `${formatPpm(least)} – ${formatPpm(most)}`],
    [t('odds.max'), formatExact(maximumWin)],
  ] as const;
  return (
    <>
      <ul className={sheet.lines}>
        <li>{t('rules.fall')}</li>
        <li>{t('rules.pay')}</li>
        <li>{t('rules.risk')}</li>
        <li>{t('rules.told')}</li>
      </ul>
      <table className={styles.bins}>
        <caption>
          {t('bins.title')}: {t('bet', { rows: String(choice.rows), risk: t(choice.risk) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('bins.bin')}</th>
            <th scope="col">{t('bins.pays')}</th>
            <th scope="col">{t('bins.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {binOdds(choice).map(({ bins: [left = 0, right], pays, ways, of }) => (
            <tr key={left}>
              <td>
                {right === undefined ? left : t('bins.both', { left: String(left), right: String(right) })}
              </td>
              <td>{timesText(pays)}</td>
              <td>
                {formatPpm(Math.round((ways / of) * 1_000_000))}
                <small>
                  {t('bins.ways', { ways: ways.toLocaleString('en'), of: of.toLocaleString('en') })}
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
