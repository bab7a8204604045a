import { useState } from 'react';
import { formatExact, formatPrize } from '../../../contract/money.ts';
import { DIAMOND_WORTH } from '../../../contract/diamond.ts';
import { useExchangeDiamondsMutation } from '../../api/diamond.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { Mall } from './mall.ts';
import { formatDiamonds } from './diamonds.tsx';
import styles from './mall.module.css';
import { useMallT } from './mall-texts.ts';
import { Problem } from '../../forms/problem.tsx';
import { useMoneyCommand } from '../../forms/use-money-command.ts';
import { moreIcons } from '../../ui/more-icons.ts';

/** What a person typed as a whole number of diamonds, separators allowed; undefined for anything else. */
export function parseDiamonds(typed: string): number | undefined {
  const digits = typed.trim().replaceAll(',', '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

/** Changes diamonds into coins. What was typed stays when something is wrong with it. */
export function ExchangeCoins({ mall, diamonds }: { mall: Mall; diamonds: number }) {
  const t = useMallT();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [exchange] = useExchangeDiamondsMutation();
  const command = useMoneyCommand('exchange-coins', exchange);
  const asked = parseDiamonds(typed);

  const problemOf = (count: number | undefined): string | undefined => {
    if (count === undefined) return t('mall.coins.number');
    if (count < mall.minDiamonds) return t('mall.coins.min', { min: mall.minDiamonds });
    return count > diamonds ? t('mall.coins.most', { count: formatDiamonds(diamonds) }) : undefined;
  };
  const submit = async (): Promise<void> => {
    const problem = problemOf(asked);
    setWrong(problem);
    if (problem !== undefined || asked === undefined) return;
    const answer = await command.run({ diamonds: asked });
    if (!answer) return;
    setTyped('');
    showToast(t('mall.coins.done', { amount: formatExact(answer.coins) }));
  };
  const rate = {
    diamonds: mall.rateDiamonds,
    coins: formatPrize(mall.rateCoins),
    min: mall.minDiamonds,
  };
  return (
    <form
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2 className={styles.heading}>{t('mall.coins')}</h2>
      <p className={styles.about}>{t('mall.coins.help', rate)}</p>
      <Field
        label={t('mall.coins.field')}
        inputMode="numeric"
        autoComplete="off"
        icon={moreIcons.gem}
        value={typed}
        error={wrong}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(undefined);
        }}
        after={
          <Button
            kind="line"
            size="s"
            disabled={diamonds < mall.minDiamonds}
            onClick={() => {
              setTyped(String(diamonds));
              setWrong(undefined);
            }}
          >
            {t('mall.coins.all')}
          </Button>
        }
      />
      <Problem text={command.problem} />
      <Button type="submit" kind="violet" block busy={command.busy}>
        {asked === undefined || asked < mall.minDiamonds
          ? t('mall.coins.change')
          : t('mall.coins.get', { amount: formatExact(asked * DIAMOND_WORTH) })}
      </Button>
    </form>
  );
}
