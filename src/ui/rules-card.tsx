import type { ReactNode } from 'react';
import styles from './rules-card.module.css';

/** Rules and odds in plain HTML: headings, paragraphs, lists, tables whose last columns are numbers, codes. */
export const RulesCard = ({ children }: { children: ReactNode }) => (
  <article className={styles.rules}>{children}</article>
);
