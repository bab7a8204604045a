import { Link } from 'react-router-dom';
import type { ResponseOf } from '../../../contract/call.ts';
import type { memberBag } from '../../../contract/bag.ts';
import { isOfFamily, RewardFamily, RewardId } from '../../../contract/reward-ids.ts';
import coupon from '../../../assets/lobby/i/coupon.webp';
import card from '../../../assets/lobby/i/scratch-card.webp';
import { useGetBagQuery } from '../../api/welcome.ts';
import { coinWaysHref } from '../../casino/coin-ways.ts';
import { morePictures } from '../../casino/more-pictures.ts';
import { pictures } from '../../casino/pictures.ts';
import { nameOf } from '../../casino/reward-name.ts';
import { rewardTexts } from '../../casino/reward-texts.ts';
import { formatDay } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { useErrorText } from '../../store/hooks.ts';
import { Icon } from '../../ui/icon.tsx';
import { Card, List } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import styles from './bag.module.css';
import { bagTexts } from './bag-texts.ts';

type Held = ResponseOf<typeof memberBag>['list'][number];

interface BagProps {
  /** Called when the player follows an item's link, for example to close a menu. */
  readonly onUse?: () => void;
}

/** Draws what the player holds besides coins, each with its use and a link. */
export function Bag({ onUse }: BagProps) {
  const t = useTexts(bagTexts);
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useGetBagQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data === undefined)
    return error === undefined ? (
      <Skeleton height={124} radius={18} />
    ) : (
      <Card>
        <ErrorState help={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
      </Card>
    );
  if (data.list.length === 0)
    return (
      <Card>
        <p className={styles.empty}>{t('empty')}</p>
      </Card>
    );
  return (
    <List>
      {data.list.map((held) => (
        <Thing key={held.propId} held={held} onUse={onUse} />
      ))}
    </List>
  );
}

function Thing({ held, onUse }: { held: Held; onUse: BagProps['onUse'] | undefined }) {
  const t = useTexts(bagTexts);
  const rewards = useTexts(rewardTexts);
  const locale = useLocale();
  const { propId, count, expiresAt, expiring = 0 } = held;
  const use = useOf(propId);
  // Deposits are not open yet, so coupons for deposits cannot be used.
  const isLater = use.text === 'for.deposit';
  const name =
    propId === RewardId.jackpot
      ? t('chances', { count })
      : propId === RewardId.pusherCoin
        ? t('coins', { count })
        : nameOf(held, rewards);
  const end =
    expiresAt === undefined
      ? undefined
      : t(expiring === count ? 'ends' : 'ends.some', { count: expiring, day: formatDay(expiresAt, locale) });
  return (
    <Link to={use.to} className={styles.thing} onClick={onUse}>
      <img src={use.picture} width={40} height={40} alt="" />
      <span className={styles.words}>
        <b>{name}</b>
        {(isLater || end === undefined) && <small>{t(use.text)}</small>}
        {end !== undefined && <small>{end}</small>}
      </span>
      <span className={styles.use}>
        {t(isLater ? 'later' : 'use')}
        <Icon name="chevron-right" size={18} />
      </span>
    </Link>
  );
}

/** Returns the picture of an item, the page where it is used, and the key of the text that tells its use. */
function useOf(propId: number) {
  if (propId === RewardId.jackpot)
    return { picture: pictures.bubble, to: href('jackpot'), text: 'for.jackpot' } as const;
  if (propId === RewardId.pusherCoin)
    return { picture: pictures.coin, to: href('coinPusher'), text: 'for.coins' } as const;
  if (propId === RewardId.diamond)
    return { picture: morePictures.diamond, to: href('mall'), text: 'for.diamonds' } as const;
  if (isOfFamily(propId, RewardFamily.scratchCoupon))
    return { picture: card, to: href('scratchCards'), text: 'for.cards' } as const;
  return { picture: coupon, to: coinWaysHref('deposit'), text: 'for.deposit' } as const;
}
