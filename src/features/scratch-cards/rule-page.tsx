import { DIAMOND_WORTH } from '../../../contract/diamond-worth.ts';
import { formatExact, formatPrize } from '../../../contract/money.ts';
import { useGetScratchCardsQuery } from '../../api/scratch-cards.ts';
import { useErrorText } from '../../store/hooks.ts';
import { formatPpm } from '../../ui/percent.ts';
import { RulesCard, RulesPart, RulesProof } from '../../casino/rules-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { type CardsInfo, meanPrize, priceInCoins, share } from './cards-info.ts';
import { DiamondFrame } from '../../casino/diamond-frame.tsx';
import { symbolPicture } from './symbols.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { cardListTexts } from './list-texts.ts';

/** /activity/lottery/rule: the rules of the scratch cards and their true odds, from the server's numbers. */
export default function RulePage() {
  const t = useTexts(cardListTexts);
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useGetScratchCardsQuery();
  return (
    <DiamondFrame place="rule" title={t('rule.title')}>
      {data ? (
        <Rules info={data} />
      ) : error ? (
        <ErrorState help={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div aria-busy="true">
          <Skeleton height={520} radius={18} />
        </div>
      )}
    </DiamondFrame>
  );
}

function Rules({ info }: { info: CardsInfo }) {
  const t = useTexts(cardListTexts);
  const price = priceInCoins(info);
  const mean = meanPrize(info.prizes);
  const awards = info.addUp.awards.reduce((sum, award) => sum + award.amount, 0);
  const worth = formatPrize(price);
  return (
    <RulesCard lines={[t('rule.how.1', { price: info.price, worth }), t('rule.how.2'), t('rule.how.3')]}>
      <RulesPart title={t('rule.odds')}>
        <Odds prizes={info.prizes} />
        <p>{t('rule.faces')}</p>
        <p>{t('rule.how.4')}</p>
      </RulesPart>
      <RulesPart title={t('rule.back')}>
        <p>
          {t('rule.return', {
            mean: formatExact(Math.floor(mean)),
            worth,
            percent: share(mean, price),
            full: share(mean + awards / info.addUp.of, price),
          })}
        </p>
      </RulesPart>
      <RulesPart title={t('rule.track')}>
        <ul>
          {info.addUp.awards.map(({ id, cards, amount }) => (
            <li key={id}>
              {t('track.cards', { count: cards })}: {formatPrize(amount)}
            </li>
          ))}
        </ul>
        <p>{t('rule.track.help', { of: info.addUp.of })}</p>
      </RulesPart>
      <RulesPart title={t('rule.diamonds')}>
        <ul>
          <li>{t('rule.diamonds.1')}</li>
          <li>{t('rule.diamonds.2', { diamonds: 100, coins: formatPrize(100 * DIAMOND_WORTH) })}</li>
        </ul>
      </RulesPart>
      <RulesProof about={t('rule.fair')} codes={[[t('rule.now'), info.nextSeedHash]]} />
    </RulesCard>
  );
}

function Odds({ prizes }: { prizes: CardsInfo['prizes'] }) {
  const t = useTexts(cardListTexts);
  const any = prizes.reduce((sum, prize) => sum + prize.oddsPpm, 0);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('rule.odds.prize')}</th>
          <th scope="col">{t('rule.odds.chance')}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ amount, oddsPpm }, symbol) => (
          <tr key={amount}>
            <th scope="row">
              <img src={symbolPicture(symbol)} width={28} height={28} alt="" />
              {formatPrize(amount)}
            </th>
            <td>{formatPpm(oddsPpm)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('rule.odds.any')}</th>
          <td>{formatPpm(any)}</td>
        </tr>
        <tr>
          <th scope="row">{t('rule.odds.none')}</th>
          <td>{formatPpm(1_000_000 - any)}</td>
        </tr>
      </tbody>
    </table>
  );
}
