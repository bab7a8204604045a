import { VIP_LEVELS } from '../../../contract/vip.ts';
import { href, loginHref } from '../../pages/href.ts';
import { useLoggedIn, useUser } from '../../store/hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { badgeOf } from './badges.ts';
import { LevelTable } from './level-table.tsx';
import { useVipT } from './texts.ts';
import styles from './vip.module.css';

const THEMES = [...new Set(VIP_LEVELS.map(({ theme }) => theme))];

/** /vip/level: all VIP levels with what they require and offer, also for guests. */
export default function LevelsPage() {
  const t = useVipT();
  const isPlayer = useLoggedIn();
  const own = useUser()?.vip;
  return (
    <Page title={t('levels.title')} wide>
      <div className={styles.page}>
        <ul className={styles.badges} aria-hidden="true">
          {THEMES.map((theme) => (
            <li key={theme}>
              <img src={badgeOf(theme)} width={72} height={72} alt="" />
            </li>
          ))}
        </ul>
        <p className={styles.quiet}>{t('how')}</p>
        <LevelTable own={own} />
        <p className={styles.quiet}>{t('levels.weekly.note')}</p>
        {isPlayer ? (
          <LinkButton kind="violet" size="l" block to={href('vip')}>
            {t('yours')}
          </LinkButton>
        ) : (
          <LinkButton kind="gold" size="l" block to={loginHref(href('vip'))}>
            {t('levels.guest')}
          </LinkButton>
        )}
      </div>
    </Page>
  );
}
