import { useT } from '../i18n/i18n.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { Retrying } from './lazy-part.tsx';

interface MissingDialogProps extends Retrying {
  readonly onClose: () => void;
}

/** Renders a dialog in place of one that the player opened and whose code failed to load. */
export function MissingDialog({ onClose, onRetry, isBusy }: MissingDialogProps) {
  const t = useT();
  return (
    <Dialog title={t('error.load')} role="alertdialog" onClose={onClose}>
      <p>{t('error.network')}</p>
      <div style={{ marginTop: 18 }}>
        <Button kind="gold" icon="refresh-cw" block busy={isBusy} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      </div>
    </Dialog>
  );
}
