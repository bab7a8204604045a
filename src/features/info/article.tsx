import { formatDay } from '../../i18n/dates.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import type { Locale } from '../../../contract/errors.ts';
import { Page } from '../../ui/page.tsx';
import styles from './article.module.css';

/** A text page in one language: headings with their paragraphs. */
export interface Text {
  readonly title: string;
  readonly parts: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

/** A page to read. */
export function Article({ texts, changed }: { texts: Readonly<Record<Locale, Text>>; changed?: number }) {
  const t = useT();
  const locale = useLocale();
  const { title, parts } = texts[locale];
  return (
    <Page title={title} wide>
      <article className={styles.article}>
        {parts.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h2 className="title">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        {changed !== undefined && (
          <p className={styles.date}>{t('static.updated', { date: formatDay(changed, locale) })}</p>
        )}
      </article>
    </Page>
  );
}
