import { LinkButton } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { RulesCard, RulesPart } from './rules-card.tsx';
import styles from './plain-rules.module.css';

interface PlainRulesProps {
  readonly title: string;
  /** Three lines with the most important rules. */
  readonly lines: readonly string[];
  /** Further rules, which the player opens one by one. */
  readonly parts: readonly (readonly [title: string, text: string])[];
  /** Address of the page that the rules are about; the link's label is `action`. */
  readonly to: string;
  readonly action: string;
}

/** Draws rules as plain text, with a link to the page that they are about. */
export const PlainRules = ({ title, lines, parts, to, action }: PlainRulesProps) => (
  <Page title={title}>
    <div className={styles.page}>
      <RulesCard lines={lines}>
        {parts.map(([name, text]) => (
          <RulesPart key={name} title={name}>
            <p>{text}</p>
          </RulesPart>
        ))}
      </RulesCard>
      <LinkButton kind="gold" size="l" block to={to}>
        {action}
      </LinkButton>
    </div>
  </Page>
);
