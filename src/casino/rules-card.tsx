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
  /** What a player has to know before playing: three lines. */
  readonly lines: readonly string[];
  /** The parts that open from there. */
  readonly children?: ReactNode;
}

/** The rules of a game: three lines, and below them what opens on a press. */
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

/** A part of the rules in plain HTML, closed until it is pressed. The last columns of its tables are numbers. */
export const RulesPart = (props: RulesPartProps) => <FoldedPart {...props} className={styles.plain} />;

interface RulesProofProps {
  /** How a player can tell that nobody changes a result. */
  readonly about: string;
  /** What is fixed already, by name: the only hashes that rules show. */
  readonly codes: readonly (readonly [name: string, code: string])[];
}

/** Why a result can be believed, with the code of the next round. */
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
