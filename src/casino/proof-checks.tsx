import { Icon } from '../ui/icon.tsx';
import styles from './proof-checks.module.css';

interface ProofChecksProps {
  /** Sentences, each with whether it is true. */
  readonly list: readonly { readonly text: string; readonly holds: boolean }[];
}

/** Draws the list of checks, a sentence each: a tick if it holds, a warning if not. */
export const ProofChecks = ({ list }: ProofChecksProps) => (
  <ul className={styles.checks}>
    {list.map(({ text, holds }) => (
      <li key={text} data-holds={holds}>
        <Icon name={holds ? 'circle-check' : 'circle-alert'} size={22} />
        <span>{text}</span>
      </li>
    ))}
  </ul>
);
