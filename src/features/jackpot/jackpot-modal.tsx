import { useTexts } from '../../i18n/i18n.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { JackpotPanel } from './jackpot-panel.tsx';
import { jackpotTexts } from './texts.ts';

/** The lucky jackpot over any page. */
export default function JackpotModal({ onClose }: { onClose: () => void }) {
  const t = useTexts(jackpotTexts);
  return (
    <Dialog title={t('title')} wide onClose={onClose}>
      <JackpotPanel />
    </Dialog>
  );
}
