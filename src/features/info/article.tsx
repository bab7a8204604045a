import { formatDay } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { Locale } from '../../../contract/errors.ts';
import { Page } from '../../ui/page.tsx';
import styles from './article.module.css';

const own = {
  en: { updated: 'Last changed on {date}' },
  fil: { updated: 'Huling binago noong {date}' },
} as const;

/** A page of text in one language: headings, each with its paragraphs. */
export interface Text {
  readonly title: string;
  readonly parts: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

/** Draws a page of text in the player's language; `changed` is the date of its last change, ms since 1970. */
export function Article({ texts, changed }: { texts: Readonly<Record<Locale, Text>>; changed?: number }) {
  const t = useTexts(own);
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
          <p className={styles.date}>{t('updated', { date: formatDay(changed, locale) })}</p>
        )}
      </article>
    </Page>
  );
}
