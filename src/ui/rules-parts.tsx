import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import styles from './rules-parts.module.css';

/** What a player has to know before playing: three lines. */
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
  /** How its content is dressed. */
  readonly className?: string | undefined;
  /** Where a dialog has the second heading. */
  readonly isInDialog?: boolean;
}

/** A part of the rules, closed until it is pressed. */
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
