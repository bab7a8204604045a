import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import styles from './rules-parts.module.css';

/** Renders what a player has to know before playing: three lines. */
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
  /** Class of its content. */
  readonly className?: string | undefined;
  /** Whether it is in a dialog, which already has the second-level heading. */
  readonly isInDialog?: boolean;
}

/** Renders a part of the rules, collapsed until pressed. */
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
