import type { ReactNode } from 'react';
import { Card } from '../ui/page.tsx';
import styles from './rules-card.module.css';

/** Rules and odds in plain HTML: headings, paragraphs, lists, tables whose last columns are numbers, codes. */
export const RulesCard = ({ children }: { children: ReactNode }) => (
  <Card>
    <article className={styles.rules}>{children}</article>
  </Card>
);
