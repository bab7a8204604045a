import { createContext, use } from 'react';
import { useTexts } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { gameIcons } from '../ui/game-icons.ts';
import { Icon } from '../ui/icon.tsx';
import { FoldedPart, RulesLines } from '../ui/rules-parts.tsx';
import type { RulesFacts, RulesSheetProps } from './rules-sheet.tsx';
import sheet from './sheet.module.css';

const en = {
  more: 'More about the game',
  odds: 'Odds and pays',
  back: 'What comes back',
  proof: 'Proof',
  'proof.about':
    'A code settles every result before you bet, so nobody can change it. You can check any round on your own device.',
  'proof.open': 'Check a round',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  more: 'Iba pa tungkol sa laro',
  odds: 'Odds at bayad',
  back: 'Ang bumabalik',
  proof: 'Patunay',
  'proof.about':
    'Itinatakda ng isang code ang bawat resulta bago ka tumaya, kaya walang makakapagpabago nito. Mache-check mo ang kahit anong round sa sarili mong device.',
  'proof.open': 'Mag-check ng round',
};
const texts = { en, fil };

/** Function that closes the rules and opens the proof sheet of the same game. */
export const OpenProof = createContext<() => void>(() => undefined);

/** Draws a game's rules: three lines, and below them folded parts. Hashes are only in the proof sheet. */
export function FoldedRules({ lines, more, answer, odds, back, children }: RulesSheetProps) {
  const t = useTexts(texts);
  const openProof = use(OpenProof);
  return (
    <>
      <RulesLines lines={lines} />
      {more && (
        <FoldedPart title={t('more')} isInDialog>
          <ul className={sheet.lines}>
            {more.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </FoldedPart>
      )}
      {(odds !== undefined || Boolean(children)) && (
        <FoldedPart title={t('odds')} isInDialog>
          {children}
          {odds && <Facts facts={odds} />}
        </FoldedPart>
      )}
      <FoldedPart title={t('back')} isInDialog>
        <Facts facts={back} />
      </FoldedPart>
      <FoldedPart title={t('proof')} icon={<Icon name={gameIcons.lock} size={20} />} isInDialog>
        {answer !== undefined && <p>{answer}</p>}
        <p>{t('proof.about')}</p>
        <Button onClick={openProof}>{t('proof.open')}</Button>
      </FoldedPart>
    </>
  );
}

const Facts = ({ facts }: { readonly facts: RulesFacts }) => (
  <dl className={sheet.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
