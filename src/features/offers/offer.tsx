import type { ReactNode } from 'react';
import clover from '../../../assets/lobby/i/four-leaf-clover.webp';
import coupon from '../../../assets/lobby/i/coupon.webp';
import megaphone from '../../../assets/lobby/i/megaphone.webp';
import tent from '../../../assets/lobby/i/circus-tent.webp';
import { pictures } from '../../casino/pictures.ts';
import { coinWaysHref } from '../../casino/coin-ways.ts';
import { gamesHref, href } from '../../pages/href.ts';
import { useLoggedIn } from '../../store/hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { Note } from '../../ui/states.tsx';
import styles from './offer.module.css';
import { BankFacts, BalanceFact, DepositedFact, DiamondFact, PointsFact } from './own-facts.tsx';
import { useOfferT } from './texts.ts';

interface Offer {
  readonly picture: string;
  /** Draws the player's own numbers for this offer. */
  readonly own?: () => ReactNode;
  /** Address to which the offer's button leads. */
  readonly to: () => string;
  /** Whether the offer can be used already; if not, the page states that it is not open yet. */
  readonly isOpen?: boolean;
}

/** The offers by name, which is also the prefix of the keys of their texts. */
const OFFERS = {
  bank: { picture: pictures.coin, own: BankFacts, to: () => href('retrieveBalance'), isOpen: true },
  first: { picture: coupon, own: DepositedFact, to: () => href('wallets') },
  follow: { picture: megaphone, own: DiamondFact, to: () => coinWaysHref('all') },
  live: { picture: tent, own: BalanceFact, to: () => gamesHref('originals') },
  points: { picture: clover, own: PointsFact, to: () => gamesHref('all') },
} as const satisfies Readonly<Record<string, Offer>>;

/** Name of an offer. */
export type OfferName = keyof typeof OFFERS;

/** Draws the page of an offer: three lines of text, the player's own numbers, and the button. */
export function OfferView({ name }: { name: OfferName }) {
  const t = useOfferT();
  const isPlayer = useLoggedIn();
  const offer: Offer = OFFERS[name];
  const { picture, own: Own, to, isOpen = false } = offer;
  return (
    <Page title={t(`${name}.title`)}>
      <div className={styles.page}>
        <div className={styles.head}>
          <img src={picture} width={116} height={116} alt="" />
          <h2>{t(`${name}.head`)}</h2>
        </div>
        <Card>
          <ul className={styles.lines}>
            <li>{t(`${name}.1`)}</li>
            <li>{t(`${name}.2`)}</li>
            <li>{t(`${name}.3`)}</li>
          </ul>
        </Card>
        {Own && isPlayer && (
          <Card>
            <Own />
          </Card>
        )}
        {!isOpen && <Note>{t('soon')}</Note>}
        <LinkButton kind="gold" size="l" block to={to()}>
          {t(`${name}.go`)}
        </LinkButton>
      </div>
    </Page>
  );
}
