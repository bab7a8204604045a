import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../i18n/i18n.tsx';
import { href } from '../pages/href.ts';
import { Icon } from '../ui/icon.tsx';
import { moreIcons } from '../ui/more-icons.ts';
import { Card } from '../ui/page.tsx';
import { FoldedPart, RulesLines } from '../ui/rules-parts.tsx';
import styles from './rules-card.module.css';

const en = { proof: 'Proof', check: 'Check your rounds' } as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  proof: 'Patunay',
  check: 'I-check ang mga round mo',
};
const texts = { en, fil };

interface RulesCardProps {
  /** Three lines with the most important rules. */
  readonly lines: readonly string[];
  /** Folded parts of the rules, below the three lines. */
  readonly children?: ReactNode;
}

/** Draws a game's rules: three lines, and below them the folded parts. */
export const RulesCard = ({ lines, children }: RulesCardProps) => (
  <Card>
    <article className={styles.rules}>
      <RulesLines lines={lines} />
      {children}
    </article>
  </Card>
);

interface RulesPartProps {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** Draws a folded part of the rules in plain HTML. In its tables the last column is for numbers. */
export const RulesPart = (props: RulesPartProps) => <FoldedPart {...props} className={styles.plain} />;

interface RulesProofProps {
  /** Text on how a player can check that no result was changed afterwards. */
  readonly about: string;
  /** Hashes that were published before their rounds, by name. Rules show no other hashes. */
  readonly codes: readonly (readonly [name: string, code: string])[];
}

/** Draws the folded part on why results can be trusted, with the hash of the next round's seed. */
export function RulesProof({ about, codes }: RulesProofProps) {
  const t = useTexts(texts);
  return (
    <RulesPart title={t('proof')} icon={<Icon name={moreIcons.shieldCheck} size={20} />}>
      <p>{about}</p>
      {codes.map(([name, code]) => (
        <p key={name}>
          {name} <code>{code}</code>
        </p>
      ))}
      <Link className={styles.more} to={href('fair')}>
        {t('check')}
      </Link>
    </RulesPart>
  );
}
