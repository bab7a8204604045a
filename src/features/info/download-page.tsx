import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';
import { canInstall, install, isInstalled, onInstallChange } from '../../platform/install.ts';
import { pictures } from '../../casino/pictures.ts';
import { href } from '../../pages/href.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './download-page.module.css';

const en = {
  title: 'Get the app',
  head: 'The fair on your home screen',
  about:
    'Opens in a tap, full screen, and its pages open without a network too. No store needed, and hardly any space.',
  install: 'Install Perya',
  done: 'Perya is installed. You find it on your home screen.',
  left: 'Not installed. You can come back at any time.',
  ios: 'iPhone and iPad',
  'ios.1': 'Open this page in Safari.',
  'ios.2': 'Tap Share, then “Add to Home Screen”.',
  android: 'Android',
  'android.1': 'Open this page in Chrome.',
  'android.2': 'Open the menu at the top right, then “Install app” or “Add to Home screen”.',
  lobby: 'To the lobby',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Kunin ang app',
  head: 'Ang perya sa home screen mo',
  about:
    'Bukas sa isang pindot, full screen, at nabubuksan ang mga pahina kahit walang network. Walang store, at halos walang kakaining space.',
  install: 'I-install ang Perya',
  done: 'Naka-install na ang Perya. Nasa home screen mo ito.',
  left: 'Hindi na-install. Puwede kang bumalik kahit kailan.',
  ios: 'iPhone at iPad',
  'ios.1': 'Buksan ang pahinang ito sa Safari.',
  'ios.2': 'Pindutin ang Share, saka “Add to Home Screen”.',
  android: 'Android',
  'android.1': 'Buksan ang pahinang ito sa Chrome.',
  'android.2': 'Buksan ang menu sa kanang itaas, saka “Install app” o “Add to Home screen”.',
  lobby: 'Sa lobby',
};
const texts = { en, fil };

/** /download: installs the app on the home screen with the browser's prompt, or shows how to do it by hand. */
export default function DownloadPage() {
  const t = useTexts(texts);
  const [isOffered, setOffered] = useState(canInstall);
  useEffect(() => onInstallChange(() => setOffered(canInstall())), []);
  const ask = async (): Promise<void> => {
    const isDone = await install();
    if (!isDone) showToast(t('left'), 'info');
  };
  return (
    <Page title={t('title')}>
      <div className={styles.page}>
        <div className={styles.head}>
          <img src={pictures.mark} width={128} height={128} alt="" />
          <h2>{t('head')}</h2>
          <p>{t('about')}</p>
        </div>
        {isInstalled() ? (
          <>
            <p role="status">{t('done')}</p>
            <LinkButton kind="gold" size="l" block to={href('home')}>
              {t('lobby')}
            </LinkButton>
          </>
        ) : (
          isOffered && (
            <Button kind="gold" size="l" block onClick={() => void ask()}>
              {t('install')}
            </Button>
          )
        )}
        <Card>
          <h3>{t('android')}</h3>
          <ol>
            <li>{t('android.1')}</li>
            <li>{t('android.2')}</li>
          </ol>
          <h3>{t('ios')}</h3>
          <ol>
            <li>{t('ios.1')}</li>
            <li>{t('ios.2')}</li>
          </ol>
        </Card>
      </div>
    </Page>
  );
}
