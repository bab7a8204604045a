import { TIERS } from '../../../contract/pools.ts';
import { formatPrize } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { RulesCard, RulesPart, RulesProof } from '../../casino/rules-card.tsx';
import type { JackpotInfo } from './jackpot-info.ts';
import { prizeOf } from './prizes.ts';
import { jackpotListTexts } from './list-texts.ts';

/**
 * Deposit that the first spin of a day requires (docs/product-rules.md, Lucky Jackpot), in hundredths. The server sends
 * only the missing part of it.
 */
const FIRST_SPIN_DEPOSIT = 20_000;
/**
 * Numbers of the rules for guests, for whom the server sends none: valid bet for a spin, in hundredths, and spins a
 * day.
 */
const GUEST = { typingPerChance: 500_000, maxPerDay: 20 } as const;

/** Draws how spins are earned, and the true odds from the server's numbers. */
export default function Rules({ info }: { info: JackpotInfo | undefined }) {
  const t = useTexts(jackpotListTexts);
  const { typingPerChance, maxPerDay } = info ?? GUEST;
  return (
    <RulesCard
      lines={[
        t('rules.how.1', { amount: formatPrize(typingPerChance), max: maxPerDay }),
        t('rules.how.2', { amount: formatPrize(FIRST_SPIN_DEPOSIT) }),
        t('rules.how.3'),
      ]}
    >
      {info && <Odds info={info} />}
      <RulesPart title={t('rules.back')}>
        <p>{t('rules.return')}</p>
        <p>{t('rules.money')}</p>
      </RulesPart>
      <RulesProof about={t('rules.fair')} codes={info ? [[t('rules.now'), info.nextSeedHash]] : []} />
    </RulesCard>
  );
}

function Odds({ info }: { info: JackpotInfo }) {
  const t = useTexts(jackpotListTexts);
  const rows = info.cells.slice().sort((a, b) => b.oddsPpm - a.oddsPpm);
  const name = (propId: number, count: number): string => {
    const prize = prizeOf(propId, count);
    if (prize.kind === 'coin') return formatPrize(prize.amount);
    if (prize.kind === 'jackpot') return t('rules.wheel');
    return prize.kind === 'scratch' ? t('prize.scratch') : t(`prize.${prize.kind}`, { count: prize.amount });
  };
  return (
    <RulesPart title={t('rules.odds')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('rules.odds.prize')}</th>
            <th scope="col">{t('rules.odds.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((cell) => (
            <tr key={cell.cell}>
              <td>{name(cell.propId, cell.count)}</td>
              <td>{formatPpm(cell.oddsPpm)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{t('rules.wheel')}</h3>
      <p>{t('rules.wheel.help')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('rules.pool')}</th>
            <th scope="col">{t('rules.odds.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {TIERS.slice()
            .reverse()
            .map((tier) => (
              <tr key={tier}>
                <td>{t(`tier.${tier}`)}</td>
                <td>{formatPpm(info.wheelOddsPpm[tier])}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </RulesPart>
  );
}
