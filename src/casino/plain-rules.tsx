import { LinkButton } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { RulesCard, RulesPart } from './rules-card.tsx';
import styles from './plain-rules.module.css';

interface PlainRulesProps {
  readonly title: string;
  /** What a player has to know first: three lines. */
  readonly lines: readonly string[];
  /** What opens on a press, by its title. */
  readonly parts: readonly (readonly [title: string, text: string])[];
  /** What the rules are about, and its name. */
  readonly to: string;
  readonly action: string;
}

/** Rules in words alone, and the way to what they are about. */
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
