import type { CoinPusherInfo } from '../../../contract/coin-pusher.ts';
import { formatPrize } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { RulesCard, RulesPart, RulesProof } from '../../casino/rules-card.tsx';
import { formatPercent } from '../../ui/percent.ts';
import { coinPusherListTexts } from './list-texts.ts';

/** Draws the rules: how the machine works, the kinds of discs, and the true RTP, all from the server's numbers. */
export default function Rules({ info }: { info: CoinPusherInfo }) {
  const t = useTexts(coinPusherListTexts);
  const { mixed, edge, best, first20 } = info.returns;
  return (
    <RulesCard lines={[t('intro'), t('rules.how.1', { price: formatPrize(info.price) }), t('rules.how.4')]}>
      <RulesPart title={t('rules.how')}>
        <p>{t('rules.how.2')}</p>
        <p>{t('rules.how.3')}</p>
        <p>{t('rules.how.5')}</p>
      </RulesPart>
      <RulesPart title={t('rules.pieces')}>
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
                <td>{t('rules.odds.value', { count: per10000.toLocaleString('en-PH') })}</td>
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
      </RulesPart>
      <RulesPart title={t('rules.return')}>
        <p>{t('rules.return.1', { mixed: formatPercent(mixed) })}</p>
        <p>{t('rules.return.2', { edge: formatPercent(edge), best: formatPercent(best) })}</p>
        <p>{t('rules.return.new', { first20: formatPercent(first20) })}</p>
        <p>{t('rules.return.3')}</p>
      </RulesPart>
      <RulesProof
        about={t('rules.fair')}
        codes={[
          [t('rules.now'), info.seedHash],
          [t('rules.hash'), info.hash],
        ]}
      />
    </RulesCard>
  );
}
