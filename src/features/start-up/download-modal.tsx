import { pictures } from '../../casino/pictures.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { canInstall, install } from '../../platform/install.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './start-up-modal.module.css';

const en = {
  title: 'The fair on your home screen',
  about: 'One tap, full screen, and hardly any space. No store needed.',
  install: 'Install Perya',
  how: 'See how',
  later: 'Not now',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Ang perya sa home screen mo',
  about: 'Isang pindot, full screen, at halos walang kakaining space. Walang store.',
  install: 'I-install ang Perya',
  how: 'Tingnan kung paano',
  later: 'Huwag muna',
};
const texts = { en, fil };

/**
 * Popup that offers to install the app: with the browser's prompt if there is one, otherwise with a link to
 * instructions.
 */
export default function DownloadModal({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const ask = async (): Promise<void> => {
    await install();
    onClose();
  };
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <div className={styles.body}>
        <img src={pictures.mark} width={112} height={112} alt="" />
        <p>{t('about')}</p>
        {canInstall() ? (
          <Button kind="gold" block onClick={() => void ask()}>
            {t('install')}
          </Button>
        ) : (
          <LinkButton kind="gold" block to={href('download')} onClick={onClose}>
            {t('how')}
          </LinkButton>
        )}
        <Button kind="quiet" block onClick={onClose}>
          {t('later')}
        </Button>
      </div>
    </Dialog>
  );
}
