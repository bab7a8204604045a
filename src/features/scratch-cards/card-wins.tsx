import { useMemo } from 'react';
import type { Winner } from '../../../contract/pools.ts';
import { useGetCardWinsQuery } from '../../api/scratch-cards.ts';
import { WinnersStrip } from '../../casino/winners-strip.tsx';
import { addTexts, useTexts } from '../../i18n/i18n.tsx';
import styles from './card-wins.module.css';
import { lotteryTexts } from './texts.ts';
import { winsTexts } from './wins-texts.ts';

const texts = addTexts(lotteryTexts, winsTexts);

/**
 * Draws players' latest wins with scratch cards, one after the other. They are fetched again only when the player's own
 * card has been shown, since they might contain its win.
 */
export function CardWins() {
  const t = useTexts(texts);
  const { data } = useGetCardWinsQuery();
  const title = t('title');
  const winners = useMemo(
    () => data?.list.map((win): Winner => ({ ...win, kind: 'game', gameTitle: title })),
    [data, title],
  );
  if (winners?.length === 0) return <p className={styles.none}>{t('wins.none')}</p>;
  return (
    <section aria-label={t('wins.title')}>
      <WinnersStrip winners={winners} />
    </section>
  );
}
