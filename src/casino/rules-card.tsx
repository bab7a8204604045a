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
  /** The most important rules before playing: three lines. */
  readonly lines: readonly string[];
  /** Foldable parts below the lines. */
  readonly children?: ReactNode;
}

/** Draws the rules of a game: three lines, and below them the foldable parts. */
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

/** Draws a part of the rules in plain HTML, closed until it is pressed. The last columns of its tables are numbers. */
export const RulesPart = (props: RulesPartProps) => <FoldedPart {...props} className={styles.plain} />;

interface RulesProofProps {
  /** How a player can verify that no result is changed afterwards. */
  readonly about: string;
  /** Commitments by name: the only hashes that rules show. */
  readonly codes: readonly (readonly [name: string, code: string])[];
}

/** Draws why a result can be trusted, with the commitment of the next round. */
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
