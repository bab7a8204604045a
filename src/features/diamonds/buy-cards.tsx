import { useState } from 'react';
import scratchCard from '../../../assets/lobby/i/scratch-card.webp';
import { useBuyScratchCardsMutation } from '../../api/scratch-cards.ts';
import { useMoneyCommand } from '../../forms/use-money-command.ts';
import { href } from '../../pages/href.ts';
import { Button } from '../../ui/button.tsx';
import type { Mall } from './mall.ts';
import styles from './mall.module.css';
import { useMallT } from './mall-texts.ts';
import { PurchaseSheet } from './purchase-sheet.tsx';

const AMOUNTS = [1, 5, 10] as const;

/** Form for buying scratch cards with diamonds, to be opened later. */
export function BuyCards({ mall, diamonds }: { mall: Mall; diamonds: number }) {
  const t = useMallT();
  const [buy] = useBuyScratchCardsMutation();
  const command = useMoneyCommand('buy-cards', buy);
  const [chosen, setChosen] = useState<number>();
  return (
    <section className={styles.card} aria-labelledby="mall-cards">
      <div className={styles.headed}>
        <img src={scratchCard} width={72} height={72} alt="" />
        <div>
          <h2 id="mall-cards" className={styles.heading}>
            {t('mall.cards')}
          </h2>
          <p className={styles.about}>{t('mall.cards.help', { price: mall.cardPrice, count: mall.cards })}</p>
        </div>
      </div>
      <div className={styles.amounts}>
        {AMOUNTS.map((count) => (
          <Button
            key={count}
            kind="line"
            size="s"
            aria-label={t('mall.cards.label', { count, diamonds: count * mall.cardPrice })}
            onClick={() => setChosen(count)}
          >
            {t('mall.cards.buy', { count })}
          </Button>
        ))}
      </div>
      {chosen !== undefined && (
        <PurchaseSheet
          title={t('mall.cards')}
          picture={scratchCard}
          about={t('mall.cards.about')}
          price={chosen * mall.cardPrice}
          diamonds={diamonds}
          comes={[
            [t('mall.cards.comes'), t('mall.cards.count', { count: chosen })],
            [t('mall.cards.after'), mall.cards + chosen],
          ]}
          confirm={t('buy.confirm', { diamonds: chosen * mall.cardPrice })}
          command={command}
          onConfirm={async () => (await command.run({ count: chosen })) !== undefined}
          done={t('mall.cards.done', { count: chosen })}
          way={{ to: href('scratchCards'), label: t('mall.cards.use') }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}
