import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './social.module.css';
import { useSocialT } from './texts.ts';

interface RemoveDialogProps {
  /** What is to go. */
  readonly name: string;
  /** Takes it away, and says what became of that. */
  readonly onRemove: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a way in is taken away. */
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
