import type { ReactNode } from 'react';
import sheet from './sheet.module.css';

interface RulesSheetProps {
  /** How the game is played, a sentence or two each. */
  readonly lines: readonly string[];
  /** Figures of the game by their names: chances, returns, the most that can be won. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** Tables between both. */
  readonly children?: ReactNode;
}

/** What stands in the sheet of a game's rules. */
export function RulesSheet({ lines, facts, children }: RulesSheetProps) {
  return (
    <>
      <ul className={sheet.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
      <dl className={sheet.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
