import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ActivityId } from '../../contract/activities.ts';
import gem from '../../assets/lobby/i/gem-stone.webp';
import { useGetActivitiesQuery } from '../api/activities.ts';
import { useBalance } from '../store/hooks.ts';
import { LinkButton } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { PageWays } from '../ui/page-ways.tsx';
import { EmptyState } from '../ui/states.tsx';
import styles from './diamond-frame.module.css';
import { diamondTexts } from './diamond-texts.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { href } from '../pages/href.ts';

const PLACES = [
  ['cards', href('scratchCards')],
  ['mall', href('mall')],
  ['record', href('cardRecords')],
  ['history', href('diamondHistory')],
  ['order', href('goodsOrders')],
  ['rule', href('cardRules')],
] as const;

/** Name of one of the six pages about scratch cards and diamonds. */
export type DiamondPlace = (typeof PLACES)[number][0];

const ACTIVITY_OF: Partial<Readonly<Record<DiamondPlace, number>>> = {
  cards: ActivityId.scratchCard,
  mall: ActivityId.diamondMall,
};

interface DiamondFrameProps {
  readonly place: DiamondPlace;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Draws the frame of every page about scratch cards and diamonds: title, number of diamonds, and links to the other
 * pages.
 */
export function DiamondFrame({ place, title, children }: DiamondFrameProps) {
  return (
    <Page title={title} wide aside={<Diamonds />}>
      <DiamondWays place={place} />
      <WhileOpen place={place}>{children}</WhileOpen>
    </Page>
  );
}

/** Draws links to the six pages about scratch cards and diamonds. */
export function DiamondWays({ place }: Pick<DiamondFrameProps, 'place'>) {
  const t = useTexts(diamondTexts);
  return (
    <PageWays
      label={t('tabs')}
      place={place}
      places={PLACES.map(([id, to]) => ({ id, to, label: t(`tab.${id}`) }))}
    />
  );
}

/** Draws the player's number of diamonds as a link to the diamond history. */
export function Diamonds() {
  const t = useTexts(diamondTexts);
  const balance = useBalance();
  if (!balance) return undefined;
  return (
    <Link
      to={href('diamondHistory')}
      className={styles.diamonds}
      aria-label={t('diamonds', { count: balance.lottery })}
    >
      <img src={gem} width={22} height={22} alt="" />
      {balance.lottery.toLocaleString('en-PH')}
    </Link>
  );
}

/** Draws a note instead of the page if its promotion is over. Pages with records, history and rules stay readable. */
export function WhileOpen({ place, children }: Pick<DiamondFrameProps, 'place' | 'children'>) {
  const t = useTexts(diamondTexts);
  const { data } = useGetActivitiesQuery();
  const needed = [ActivityId.lottery, ACTIVITY_OF[place]];
  const isOver =
    ACTIVITY_OF[place] !== undefined &&
    data !== undefined &&
    needed.some((type) => type !== undefined && !data.activityIds.includes(type));
  if (!isOver) return children;
  return (
    <EmptyState
      picture={gem}
      title={t('ended.title')}
      help={t('ended.help')}
      action={<LinkButton to={href('home')}>{t('ended.action')}</LinkButton>}
    />
  );
}
