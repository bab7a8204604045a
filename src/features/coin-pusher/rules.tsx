import type { CoinPusherInfo } from '../../../contract/coin-pusher.ts';
import { formatPrize } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { RulesCard } from '../../casino/rules-card.tsx';
import { formatPercent } from '../../ui/percent.ts';
import { coinPusherTexts } from './texts.ts';

/** How the machine works, what can lie on it, and what it truly returns, from the server's numbers. */
export default function Rules({ info }: { info: CoinPusherInfo }) {
  const t = useTexts(coinPusherTexts);
  const { mixed, edge, best, first20 } = info.returns;
  return (
    <RulesCard>
      <p>{t('intro')}</p>
      <h3>{t('rules.how')}</h3>
      <ul>
        <li>{t('rules.how.1', { price: formatPrize(info.price) })}</li>
        <li>{t('rules.how.2')}</li>
        <li>{t('rules.how.3')}</li>
        <li>{t('rules.how.4')}</li>
        <li>{t('rules.how.5')}</li>
      </ul>
      <h3>{t('rules.pieces')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('rules.piece')}</th>
            <th scope="col">{t('rules.odds')}</th>
            <th scope="col">{t('rules.pays')}</th>
          </tr>
        </thead>
        <tbody>
          {info.pieces.map(({ kind, count, worth, per10000 }) => (
            <tr key={kind}>
              <td>{t(`kind.${kind}`)}</td>
              <td>{t('rules.odds.value', { count: per10000 })}</td>
              <td>
                {kind === 'diamonds' && `${t('thing.diamonds', { count })}, `}
                {kind === 'scratchCard' && `${t('thing.scratchCard')}, `}
                {kind === 'diamonds' || kind === 'scratchCard'
                  ? t('rules.worth', { amount: formatPrize(worth) })
                  : formatPrize(worth)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{t('rules.return')}</h3>
      <p>{t('rules.return.1', { mixed: formatPercent(mixed) })}</p>
      <p>{t('rules.return.2', { edge: formatPercent(edge), best: formatPercent(best) })}</p>
      <p>{t('rules.return.new', { first20: formatPercent(first20) })}</p>
      <p>{t('rules.return.3')}</p>
      <h3>{t('rules.fair')}</h3>
      <p>{t('rules.fair.1')}</p>
      <p>
        {t('rules.now')}: <code>{info.seedHash}</code>
      </p>
      <p>
        {t('rules.hash')}: <code>{info.hash}</code>
      </p>
    </RulesCard>
  );
}
