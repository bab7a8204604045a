import { useTexts } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import RankList from './rank-list.tsx';
import styles from './rank-page.module.css';
import { jackpotListTexts } from './list-texts.ts';

/** /rank: this week's ranking of players by what they won in jackpot spins, with a link to spin. */
export default function RankPage() {
  const t = useTexts(jackpotListTexts);
  return (
    <Page title={t('rank.title')}>
      <RankList />
      <div className={styles.way}>
        <LinkButton kind="gold" size="l" block to={href('jackpot')}>
          {t('rank.way')}
        </LinkButton>
      </div>
    </Page>
  );
}
