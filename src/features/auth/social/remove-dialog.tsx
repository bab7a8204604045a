import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './social.module.css';
import { useSocialT } from './texts.ts';

interface RemoveDialogProps {
  /** Name of the method to remove. */
  readonly name: string;
  /** Removes it, and shows the outcome. */
  readonly onRemove: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for confirmation before removing a log-in method. */
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
