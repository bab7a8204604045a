import { Link } from 'react-router-dom';
import { href } from '../../pages/href.ts';
import { Icon } from '../../ui/icon.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SignInCard } from './sign-in-card.tsx';
import styles from './sign-in-page.module.css';
import { useSignInT } from './texts.ts';

/** /activity/sign-in: the card of the daily visit, with a link to its rules. */
export default function SignInPage() {
  const t = useSignInT();
  return (
    <Page
      title={t('title')}
      aside={
        <Link to={href('signInRule')} className={styles.rules} aria-label={t('rules')}>
          <Icon name="info" size={22} />
        </Link>
      }
    >
      <Card>
        <SignInCard />
      </Card>
    </Page>
  );
}
