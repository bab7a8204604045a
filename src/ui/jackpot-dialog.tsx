import type { CSSProperties, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './jackpot-dialog.module.css';
import { Metal } from './money.tsx';

interface JackpotDialogProps {
  readonly title: string;
  /** The crown's picture. */
  readonly crown: string;
  readonly amount: string;
  /** Where the amount is. */
  readonly place: string;
  /** What the main button says; it closes. */
  readonly back: string;
  readonly onClose: () => void;
  /** What else one may do with the moment. */
  readonly children: ReactNode;
}

/** The card that closes a jackpot, over the game: the amount, where it is, and the ways on. */
export function JackpotDialog(props: JackpotDialogProps) {
  const { title, crown, amount, place, back, onClose, children } = props;
  return (
    <Dialog
      title={title}
      crown={<img className={styles.crown} src={crown} width={96} height={96} alt="" />}
      onClose={onClose}
    >
      <p className={styles.paid} style={figures(amount)}>
        <Metal className={styles.amount} text={amount} /> <span>{place}</span>
      </p>
      <div className={styles.actions}>
        <Button kind="gold" size="l" block onClick={onClose}>
          {back}
        </Button>
        <div className={styles.more}>{children}</div>
      </div>
    </Dialog>
  );
}

const figures = (amount: string): CSSProperties => {
  const style: Record<`--${string}`, number> = { '--figures': amount.length };
  return style;
};
