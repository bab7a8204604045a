import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import tent from '../../../assets/lobby/i/circus-tent.webp';
import { usePageNames } from '../../casino/page-names.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { loadApp } from '../../platform/device.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { moreIcons } from '../../ui/more-icons.ts';
import styles from './age-notice.module.css';

const en = {
  title: 'Are you 21 or older?',
  who: 'Perya is only for people aged 21 and above. By law, students, government officials, soldiers and police officers may not play.',
  time: 'Decide on time and money before you start.',
  money: 'Play only with money you can spare.',
  break: 'Need a break? Take one any time, in your account.',
  help: 'No fun anymore? NCMH Crisis Hotline, day and night:',
  exit: 'Exit',
  accept: 'Accept',
  see: 'See the',
  and: 'and the',
  'left.title': 'See you another day',
  'left.about': 'Nobody under 21 plays here. You can close this page now.',
  'left.back': 'Back to the fair',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  title: '21 taong gulang ka na ba?',
  who: 'Para lang sa 21 pataas ang Perya. Ayon sa batas, hindi puwedeng maglaro ang estudyante, opisyal ng gobyerno, sundalo at pulis.',
  time: 'Itakda muna ang oras at pera bago magsimula.',
  money: 'Maglaro lang gamit ang perang kaya mong pakawalan.',
  break: 'Kailangan ng pahinga? Puwede anumang oras, sa account mo.',
  help: 'Hindi na masaya? NCMH Crisis Hotline, araw at gabi:',
  exit: 'Umalis',
  accept: 'Tanggapin',
  see: 'Basahin ang',
  and: 'at ang',
  'left.title': 'Sa ibang araw na lang',
  'left.about': 'Bawal maglaro rito ang wala pang 21. Puwede mo nang isara ang page na ito.',
  'left.back': 'Bumalik sa perya',
};
const texts = { en, fil };

const HOTLINE = '1553';

/**
 * Asks whether the visitor is of legal age, and gives advice on responsible play. Only its two buttons close it; Exit
 * leaves the lobby, or shows a way back that asks again.
 */
export default function AgeNotice({ onAccept }: { onAccept: () => void }) {
  const [hasLeft, setLeft] = useState(false);
  return hasLeft ? (
    <Farewell key="left" onBack={() => setLeft(false)} />
  ) : (
    <Question
      key="asks"
      onAccept={onAccept}
      onExit={() => {
        setLeft(true);
        void leave();
      }}
    />
  );
}

/** Leaves the lobby as far as a page can: closes the app, or a window that another page opened. */
async function leave(): Promise<void> {
  const app = await loadApp();
  const answer = await app?.askApp('exit');
  if (answer === undefined && window.opener !== null) window.close();
}

function Question({ onAccept, onExit }: { onAccept: () => void; onExit: () => void }) {
  const t = useTexts(texts);
  const names = usePageNames();
  return (
    <Dialog
      title={t('title')}
      closable={false}
      onClose={onAccept}
      crown={
        <span className={styles.badge} aria-hidden="true">
          21+
        </span>
      }
    >
      <div className={styles.body}>
        <p className={styles.who}>{t('who')}</p>
        <ul className={styles.lines}>
          <Line icon={moreIcons.clock}>{t('time')}</Line>
          <Line icon={moreIcons.handCoins}>{t('money')}</Line>
          <Line icon={moreIcons.lifeBuoy}>{t('break')}</Line>
          <Line icon={moreIcons.phone}>
            {t('help')} <Hotline />
          </Line>
        </ul>
        <div className={styles.ways}>
          <Button kind="violet" size="l" block onClick={onExit}>
            {t('exit')}
          </Button>
          <Button kind="gold" size="l" block onClick={onAccept}>
            {t('accept')}
          </Button>
        </div>
        <p className={styles.read}>
          {t('see')} <Link to={href('terms')}>{names('terms')}</Link> {t('and')}{' '}
          <Link to={href('privacy')}>{names('privacy')}</Link>.
        </p>
      </div>
    </Dialog>
  );
}

function Farewell({ onBack }: { onBack: () => void }) {
  const t = useTexts(texts);
  return (
    <Dialog
      title={t('left.title')}
      closable={false}
      hidesPage
      onClose={onBack}
      crown={<img src={tent} className={styles.tent} width={120} height={120} alt="" />}
    >
      <div className={styles.left}>
        <p className={styles.who}>{t('left.about')}</p>
        <p className={styles.who}>
          {t('help')} <Hotline />
        </p>
        <Button kind="violet" size="l" block onClick={onBack}>
          {t('left.back')}
        </Button>
      </div>
    </Dialog>
  );
}

const Line = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li>
    <Icon name={icon} size={22} />
    <span>{children}</span>
  </li>
);

const Hotline = () => <a href={`tel:${HOTLINE}`}>{HOTLINE}</a>;
