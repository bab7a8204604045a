import type { CSSProperties, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './jackpot-dialog.module.css';
import { Metal } from './money.tsx';

interface JackpotDialogProps {
  readonly title: string;
  /** URL of the picture above the title. */
  readonly crown: string;
  readonly amount: string;
  /** Line below the amount that tells where it was added. */
  readonly place: string;
  /** Label of the main button, which closes the dialog. */
  readonly back: string;
  readonly onClose: () => void;
  /** Further links or buttons, below the main button. */
  readonly children: ReactNode;
}

/**
 * Renders the dialog at the end of a jackpot, over the game: the amount won, where it was added, and what to do next.
 */
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
