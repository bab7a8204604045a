import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import styles from './rules-parts.module.css';

/** Renders what a player has to know before playing, in three lines. */
export const RulesLines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

interface FoldedPartProps {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** Class of the content. */
  readonly className?: string | undefined;
  /** Whether the part is in a dialog, whose title is the h2; the part's heading is then an h3. */
  readonly isInDialog?: boolean;
}

/** Renders a part of the rules that is folded until the player presses its heading. */
export function FoldedPart({ title, icon, children, className, isInDialog = false }: FoldedPartProps) {
  const Heading = isInDialog ? 'h3' : 'h2';
  return (
    <details className={styles.part}>
      <summary>
        {icon}
        <Heading>{title}</Heading>
        <Icon name="chevron-right" size={20} />
      </summary>
      <div className={classes(styles.content, className)}>{children}</div>
    </details>
  );
}
