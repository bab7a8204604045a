import { type ReactNode, useState } from 'react';
import { Problem } from '../../forms/problem.tsx';
import { href } from '../../pages/href.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Note } from '../../ui/states.tsx';
import { Diamonds, formatDiamonds } from './diamonds.tsx';
import styles from './purchase-sheet.module.css';
import { useMallT } from './mall-texts.ts';

/** Props of a purchase in diamonds. */
interface PurchaseSheetProps {
  readonly title: string;
  readonly picture: string;
  readonly about: string;
  /** Price in diamonds. */
  readonly price: number;
  /** The player's diamonds. */
  readonly diamonds: number;
  /** The purchased items, and the player's resulting amounts. */
  readonly comes: readonly (readonly [name: string, value: ReactNode])[];
  readonly confirm: string;
  /** The paying command (useMoneyCommand), as far as it is displayed. */
  readonly command: {
    readonly busy: boolean;
    readonly problem: string;
    readonly isUntouched: boolean;
  };
  /** Resolves with true if the purchase succeeded. */
  readonly onConfirm: () => Promise<boolean>;
  /** Message after the purchase, with the link to use it. */
  readonly done: string;
  readonly way: { readonly to: string; readonly label: string };
  readonly onClose: () => void;
  /** Missing input that is needed first; replaces the button. */
  readonly needs?: ReactNode;
  /** Further details, above the button. */
  readonly children?: ReactNode;
}

/** Shows cost and gain before the purchase; afterwards the bought items, with a link to use them. */
export function PurchaseSheet(props: PurchaseSheetProps) {
  const { title, picture, about, price, done, way, onClose } = props;
  const t = useMallT();
  const [isDone, setDone] = useState(false);
  // The balance changes before the answer arrives: the sheet keeps showing its first amount.
  const [diamonds] = useState(props.diamonds);
  const isShort = !isDone && price > diamonds;
  return (
    <Dialog title={title} kind="sheet" onClose={onClose}>
      <div className={styles.goods}>
        <img src={picture} width={144} height={144} alt="" />
        <p>{about}</p>
      </div>
      {isDone ? (
        <div className={styles.part} role="status">
          <Note kind="ok">{done}</Note>
          <LinkButton kind="gold" size="l" block to={way.to}>
            {way.label}
          </LinkButton>
          <Button kind="quiet" block onClick={onClose}>
            {t('buy.more')}
          </Button>
        </div>
      ) : isShort ? (
        <Missing price={price} diamonds={diamonds} />
      ) : (
        <Confirm {...props} diamonds={diamonds} onDone={() => setDone(true)} />
      )}
    </Dialog>
  );
}

function Confirm(props: PurchaseSheetProps & { readonly onDone: () => void }) {
  const { price, diamonds, comes, confirm, command, onConfirm, onDone, needs, children } = props;
  const t = useMallT();
  const buy = async (): Promise<void> => {
    if (await onConfirm()) onDone();
  };
  return (
    <div className={styles.part}>
      <dl className={styles.sums}>
        <dt>{t('buy.leaves')}</dt>
        <dd>
          <Diamonds count={price} />
        </dd>
        {comes.map(([name, value]) => (
          <div key={name} className={styles.sum}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <dt>{t('buy.after')}</dt>
        <dd>
          <Diamonds count={diamonds - price} />
        </dd>
      </dl>
      {children}
      {needs ?? (
        <>
          <Problem text={command.problem} />
          {command.isUntouched && <p className={styles.quiet}>{t('buy.safe')}</p>}
          <Button kind="gold" size="l" block busy={command.busy} onClick={() => void buy()}>
            {confirm}
          </Button>
        </>
      )}
    </div>
  );
}

/** Draws the missing amount, and ways to earn diamonds. */
function Missing({ price, diamonds }: Pick<PurchaseSheetProps, 'price' | 'diamonds'>) {
  const t = useMallT();
  const text = `${formatDiamonds(diamonds)} / ${formatDiamonds(price)}`;
  return (
    <div className={styles.part}>
      <p id="buy-missing" className={styles.missing}>
        <b>{t('order.short', { count: formatDiamonds(price - diamonds) })}</b>
        <span>{text}</span>
      </p>
      <ProgressBar labelledBy="buy-missing" now={diamonds} max={price} text={text} />
      <p className={styles.quiet}>{t('mall.earn')}</p>
      <LinkButton kind="gold" size="l" block to={href('slotshack')}>
        {t('buy.earn')}
      </LinkButton>
    </div>
  );
}
