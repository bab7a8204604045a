import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './social.module.css';
import { useSocialT } from './texts.ts';

interface RemoveDialogProps {
  /** Name of the log-in method to remove. */
  readonly name: string;
  /** Removes the log-in method and shows the result. */
  readonly onRemove: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks the player to confirm that a log-in method is removed. */
export function RemoveDialog({ name, onRemove, onClose }: RemoveDialogProps) {
  const t = useSocialT();
  const [isBusy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    await onRemove();
    onClose();
  };
  return (
    <Dialog title={t('remove.ask', { name })} role="alertdialog" onClose={onClose}>
      <p>{t('remove.ask.help')}</p>
      <div className={styles.answers}>
        <Button kind="danger" block busy={isBusy} onClick={() => void press()}>
          {t('remove')}
        </Button>
        <Button kind="quiet" block onClick={onClose}>
          {t('keep')}
        </Button>
      </div>
    </Dialog>
  );
}
