import { LinkButton } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { RulesCard, RulesPart } from './rules-card.tsx';
import styles from './plain-rules.module.css';

interface PlainRulesProps {
  readonly title: string;
  /** The most important rules, three lines. */
  readonly lines: readonly string[];
  /** Parts that open on a press, by title. */
  readonly parts: readonly (readonly [title: string, text: string])[];
  /** Link to the subject of the rules, and its label. */
  readonly to: string;
  readonly action: string;
}

/** Draws rules as text only, with a link to their subject. */
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
