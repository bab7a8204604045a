import scratchCard from '../../../assets/lobby/i/scratch-card.webp';
import { useBuyScratchCardsMutation } from '../../api/diamond.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { Mall } from './mall.ts';
import styles from './mall.module.css';
import { useMallT } from './mall-texts.ts';
import { Problem } from '../../forms/problem.tsx';
import { useMoneyCommand } from '../../forms/use-money-command.ts';

const AMOUNTS = [1, 5, 10] as const;

/** Buys cards ahead, for later. */
export function BuyCards({ mall, diamonds }: { mall: Mall; diamonds: number }) {
  const t = useMallT();
  const [buy] = useBuyScratchCardsMutation();
  const command = useMoneyCommand('buy-cards', buy);
  const onBuy = async (count: number): Promise<void> => {
    if (await command.run({ count })) showToast(t('mall.cards.done', { count }));
  };
  return (
    <section className={styles.card} aria-labelledby="mall-cards">
      <div className={styles.headed}>
        <img src={scratchCard} width={56} height={56} alt="" />
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
            disabled={command.busy || count * mall.cardPrice > diamonds}
            aria-label={t('mall.cards.label', { count, diamonds: count * mall.cardPrice })}
            onClick={() => void onBuy(count)}
          >
            {t('mall.cards.buy', { count })}
          </Button>
        ))}
      </div>
      <Problem text={command.problem} />
    </section>
  );
}
