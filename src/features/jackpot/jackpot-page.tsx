import { Link } from 'react-router-dom';
import { formatWhole } from '../../../contract/money.ts';
import { useBalance } from '../../api/hooks.ts';
import { useT, useTexts } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { pictures } from '../../ui/pictures.ts';
import styles from './jackpot-page.module.css';
import { JackpotPanel } from './jackpot-panel.tsx';
import { jackpotTexts } from './texts.ts';

/** /activity/jackpot. */
export default function JackpotPage() {
  const t = useTexts(jackpotTexts);
  return (
    <div className={styles.page}>
      <h1 className="sr-only">{t('title')}</h1>
      <Head />
      <JackpotPanel />
    </div>
  );
}

/** On phones the lobby's bar makes room for the stage; the way back and the balance stay in sight. */
function Head() {
  const t = useT();
  const balance = useBalance();
  return (
    <header className={styles.head}>
      <Link to="/" className={styles.back} aria-label={t('action.lobby')}>
        <Icon name="chevron-left" size={24} />
      </Link>
      {balance && (
        <Link
          to="/wallets/record"
          className={styles.balance}
          aria-label={t('nav.balance', { amount: formatWhole(balance.coin) })}
        >
          <img src={pictures.coin} width={24} height={24} alt="" />
          <Money amount={balance.coin} kind="whole" />
        </Link>
      )}
    </header>
  );
}
