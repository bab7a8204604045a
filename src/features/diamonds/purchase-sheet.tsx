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

/** Texts, price and functions of a purchase with diamonds. */
interface PurchaseSheetProps {
  readonly title: string;
  readonly picture: string;
  readonly about: string;
  /** Price in diamonds. */
  readonly price: number;
  /** Number of diamonds that the player has. */
  readonly diamonds: number;
  /** What the player gets, and how much of it the player then has, as rows of a name and a value. */
  readonly comes: readonly (readonly [name: string, value: ReactNode])[];
  readonly confirm: string;
  /** State of the command that pays, as useMoneyCommand returns it. */
  readonly command: {
    readonly busy: boolean;
    readonly problem: string;
    readonly isUntouched: boolean;
  };
  /** Buys; resolves with true if the purchase succeeded. */
  readonly onConfirm: () => Promise<boolean>;
  /** Message after the purchase. */
  readonly done: string;
  readonly way: { readonly to: string; readonly label: string };
  readonly onClose: () => void;
  /** Input that the purchase still needs, such as an address; replaces the button. */
  readonly needs?: ReactNode;
  /** Further details, shown above the button. */
  readonly children?: ReactNode;
}

/**
 * Shows price and gain of a purchase with a button that confirms it; afterwards shows what was bought, with a link to
 * use it.
 */
export function PurchaseSheet(props: PurchaseSheetProps) {
  const { title, picture, about, price, done, way, onClose } = props;
  const t = useMallT();
  const [isDone, setDone] = useState(false);
  // Keeps the number from before the purchase: the player's diamonds may change before the answer arrives.
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

/** Draws how many diamonds are missing, and ways to earn some. */
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
