import { useT, useTexts } from '../../i18n/i18n.tsx';
import { usePageNames } from '../../casino/page-names.ts';
import { LinkButton } from '../../ui/button.tsx';
import styles from './state-page.module.css';
import { StatePage } from './state-page.tsx';
import { stateTexts } from './state-texts.ts';
import { href } from '../../pages/href.ts';
import { useMissingPath } from '../../pages/missing.tsx';
import { morePictures } from '../../casino/more-pictures.ts';

/** Draws the not-found page with the path that the visitor requested. */
export default function MissingPage() {
  const t = useT();
  const names = usePageNames();
  const own = useTexts(stateTexts);
  const path = useMissingPath();
  return (
    <>
      <title>{`${own('missing.code')} · Perya`}</title>
      <StatePage
        lamp={1}
        picture={morePictures.carousel}
        code={own('missing.code')}
        title={own('missing.title')}
        help={own('missing.help')}
        actions={
          <>
            <LinkButton kind="gold" size="l" block to={href('home')}>
              {t('action.lobby')}
            </LinkButton>
            <LinkButton size="l" block to={href('faq')}>
              {names('help')}
            </LinkButton>
          </>
        }
      >
        <span className={styles.path}>{own('missing.path', { path })}</span>
      </StatePage>
    </>
  );
}
