import { useGetFairSeedsQuery } from '../../api/fair.ts';
import { useErrorText } from '../../store/hooks.ts';
import { useRetryFailed } from '../../store/use-retry-failed.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { ErrorState } from '../../ui/states.tsx';
import styles from './fair.module.css';
import { NextSeeds } from './next-seeds.tsx';
import { PastRounds } from './past-rounds.tsx';
import { fairTexts } from './texts.ts';

/** Address of the verifier, a page that works offline; tools/build/verifier.ts builds it. */
const VERIFIER = '/perya-verifier.html';

/**
 * /fair: the server's commitments for the next rounds, every past round computed again step by step, and the verifier
 * to download.
 */
export default function FairPage() {
  const t = useTexts(fairTexts);
  const errorText = useErrorText();
  const retry = useRetryFailed();
  const { data, error, isFetching } = useGetFairSeedsQuery();
  return (
    <Page title={t('title')} wide>
      <p className={styles.lead}>{t('lead')}</p>
      <ol className={styles.how}>
        <li>{t('how.1')}</li>
        <li>{t('how.2')}</li>
        <li>{t('how.3')}</li>
      </ol>
      {error !== undefined && data === undefined ? (
        <ErrorState help={errorText(error)} onRetry={retry} busy={isFetching} />
      ) : (
        <>
          <NextSeeds />
          <PastRounds />
        </>
      )}
      <section className={styles.section} aria-labelledby="fair-offline">
        <h2 id="fair-offline" className={styles.heading}>
          {t('offline')}
        </h2>
        <Card>
          <p className={styles.help}>{t('offline.help')}</p>
          <a className={styles.save} href={VERIFIER} download>
            {t('offline.save')}
          </a>
        </Card>
      </section>
    </Page>
  );
}
