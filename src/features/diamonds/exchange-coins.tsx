import { useState } from 'react';
import { formatExact, formatPrize } from '../../../contract/money.ts';
import { plainText } from '../../../contract/plain-text.ts';
import { DIAMOND_WORTH } from '../../../contract/diamond-worth.ts';
import { useExchangeDiamondsMutation } from '../../api/diamonds.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { Mall } from './mall.ts';
import { formatDiamonds } from './diamonds.tsx';
import styles from './mall.module.css';
import { useMallT } from './mall-texts.ts';
import { useMoneyCommand } from '../../forms/use-money-command.ts';
import { pictures } from '../../casino/pictures.ts';
import { href } from '../../pages/href.ts';
import { useBalance } from '../../store/hooks.ts';
import { PurchaseSheet } from './purchase-sheet.tsx';
import { moreIcons } from '../../ui/more-icons.ts';

/** Parses a whole number of diamonds, with or without commas; returns undefined for any other text. */
export function parseDiamonds(typed: string): number | undefined {
  const digits = plainText(typed).replaceAll(',', '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

/** Exchanges diamonds for coins after the player has confirmed price and result. The input is kept after an error. */
export function ExchangeCoins({ mall, diamonds }: { mall: Mall; diamonds: number }) {
  const t = useMallT();
  const { typed, wrong, asked, offer, command, change, fillAll, submit, confirm, close } = useExchange(
    mall,
    diamonds,
  );
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
        submit();
      }}
    >
      <div className={styles.headed}>
        <img src={pictures.coin} width={72} height={72} alt="" />
        <div>
          <h2 className={styles.heading}>{t('mall.coins')}</h2>
          <p className={styles.about}>{t('mall.coins.help', rate)}</p>
        </div>
      </div>
      <Field
        label={t('mall.coins.field')}
        inputMode="numeric"
        autoComplete="off"
        icon={moreIcons.gem}
        value={typed}
        error={wrong}
        onChange={(event) => change(event.target.value)}
        after={
          <Button kind="line" size="s" onClick={fillAll}>
            {t('mall.coins.all')}
          </Button>
        }
      />
      <Button type="submit" kind="violet" block>
        {asked === undefined || asked < mall.minDiamonds
          ? t('mall.coins.change')
          : t('mall.coins.get', { amount: formatExact(asked * DIAMOND_WORTH) })}
      </Button>
      {offer !== undefined && (
        <PurchaseSheet
          title={t('mall.coins')}
          picture={pictures.coin}
          about={t('mall.coins.about')}
          price={offer.count}
          diamonds={diamonds}
          comes={[
            [t('mall.coins.comes'), formatExact(offer.count * DIAMOND_WORTH)],
            [t('mall.coins.after'), formatExact(offer.coin + offer.count * DIAMOND_WORTH)],
          ]}
          confirm={t('buy.confirm', { diamonds: formatDiamonds(offer.count) })}
          command={command}
          onConfirm={() => confirm(offer.count)}
          done={t('mall.coins.done', { amount: formatExact(offer.count * DIAMOND_WORTH) })}
          way={{ to: href('home'), label: t('mall.coins.use') }}
          onClose={close}
        />
      )}
    </form>
  );
}

/** Returns the typed number, the offer to confirm, error messages, and the functions of the exchange. */
function useExchange(mall: Mall, diamonds: number) {
  const t = useMallT();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [exchange] = useExchangeDiamondsMutation();
  const command = useMoneyCommand('exchange-coins', exchange);
  const asked = parseDiamonds(typed);
  const coin = useBalance()?.coin ?? 0;
  /**
   * Number of diamonds to exchange, and the balance (hundredths) when the sheet opened, since the exchange changes it.
   */
  const [offer, setOffer] = useState<{ readonly count: number; readonly coin: number }>();

  const problemOf = (count: number | undefined): string | undefined => {
    if (count === undefined) return t('mall.coins.number');
    if (count < mall.minDiamonds) return t('mall.coins.min', { min: mall.minDiamonds });
    return count > diamonds ? t('mall.coins.most', { count: formatDiamonds(diamonds) }) : undefined;
  };
  const submit = (): void => {
    const problem = problemOf(asked);
    setWrong(problem);
    if (problem === undefined && asked !== undefined) setOffer({ count: asked, coin });
  };
  const confirm = async (count: number): Promise<boolean> => {
    const answer = await command.run({ diamonds: count });
    if (answer) setTyped('');
    return answer !== undefined;
  };
  return {
    typed,
    wrong,
    asked,
    offer,
    command,
    change(next: string) {
      setTyped(next);
      setWrong(undefined);
    },
    fillAll() {
      setTyped(String(diamonds));
      setWrong(problemOf(diamonds));
    },
    submit,
    confirm,
    close: () => setOffer(undefined),
  };
}
