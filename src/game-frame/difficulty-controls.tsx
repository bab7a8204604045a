import { useTexts } from '../i18n/i18n.tsx';
import styles from './choice-controls.module.css';
import { ChoiceSides } from './choice-sides.tsx';
import { stepTexts } from './step-texts.ts';

type Difficulty = 'easy' | 'medium' | 'hard' | 'expert' | 'master';

interface DifficultyControlsProps<Name extends Difficulty> {
  readonly names: readonly Name[];
  readonly value: Name;
  readonly onChange: (name: Name) => void;
  readonly disabled: boolean;
  /** Description of the chosen difficulty, shown on the left; its payout is on the right. */
  readonly about: string;
  readonly pays: { readonly name: string; readonly text: string };
}

/** Draws the names of the difficulties as buttons side by side, and below them a description of the chosen one. */
export function DifficultyControls<Name extends Difficulty>(props: DifficultyControlsProps<Name>) {
  const { names, value, onChange, disabled, about, pays } = props;
  const t = useTexts(stepTexts);
  const textOf = (name: Difficulty): string => t(name);
  return (
    <div className={styles.controls}>
      <ChoiceSides
        label={t('difficulty')}
        options={names.map((name) => ({ value: name, text: textOf(name) }))}
        value={value}
        onChange={onChange}
        disabled={disabled}
      />
      <span className={styles.head}>
        <span>{about}</span>
        <span>
          {pays.name} <b>{pays.text}</b>
        </span>
      </span>
    </div>
  );
}
