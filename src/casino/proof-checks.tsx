import { Icon } from '../ui/icon.tsx';
import styles from './proof-checks.module.css';

interface ProofChecksProps {
  /** Statements about a round, each with the result of its check. */
  readonly list: readonly { readonly text: string; readonly holds: boolean }[];
}

/** Draws a list of statements about a round: with a tick if the statement holds, else with a warning. */
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
