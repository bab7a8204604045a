import type { ReactNode } from 'react';
import { pesos } from '../../../contract/money.ts';
import { useGetProviderBalancesQuery } from '../../api/provider-balances.ts';
import { useBalance, useUser } from '../../store/hooks.ts';
import { Money } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './offer.module.css';
import { useOfferT } from './texts.ts';

/** Draws a number of the player with its name; a placeholder while it loads. */
const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children ?? <Skeleton width={96} height={22} />}</dd>
  </div>
);

const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

/** Draws the coins in the wallet and in open games, and the player's diamonds. */
export function BankFacts() {
  const t = useOfferT();
  const balance = useBalance();
  const { data } = useGetProviderBalancesQuery(undefined, { refetchOnMountOrArgChange: true });
  const away = data?.list.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Facts>
      <Fact name={t('bank.wallet')}>{balance && <Money amount={balance.coin} />}</Fact>
      <Fact name={t('bank.away')}>{away !== undefined && <Money amount={away} />}</Fact>
      <Fact name={t('bank.diamonds')}>{balance?.lottery.toLocaleString('en-PH')}</Fact>
    </Facts>
  );
}

/** Draws how much the player has deposited so far. */
export function DepositedFact() {
  const t = useOfferT();
  const user = useUser();
  return (
    <Facts>
      <Fact name={t('first.done')}>{user && <Money amount={user.totalRecharge} />}</Fact>
    </Facts>
  );
}

/** Draws how many diamonds the player has. */
export function DiamondFact() {
  const t = useOfferT();
  const balance = useBalance();
  return (
    <Facts>
      <Fact name={t('follow.diamonds')}>{balance?.lottery.toLocaleString('en-PH')}</Fact>
    </Facts>
  );
}

/** Draws how many coins the player has. */
export function BalanceFact() {
  const t = useOfferT();
  const balance = useBalance();
  return (
    <Facts>
      <Fact name={t('live.balance')}>{balance && <Money amount={balance.coin} />}</Fact>
    </Facts>
  );
}

/** Valid bet that gives one point, in hundredths of a coin. */
const POINT = pesos(10);

/** Draws the player's points, which come from all valid bets so far. */
export function PointsFact() {
  const t = useOfferT();
  const user = useUser();
  return (
    <Facts>
      <Fact name={t('points.have')}>{user && Math.floor(user.vipExp / POINT).toLocaleString('en-PH')}</Fact>
    </Facts>
  );
}
