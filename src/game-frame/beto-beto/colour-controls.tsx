import type { CSSProperties } from 'react';
import styles from './colour-controls.module.css';

/** Appearance of a colour, and the sign that identifies it without colour: on its field and on its face of a die. */
const LOOKS = {
  yellow: { tint: '#ffd23a', ink: '#5e3800', sign: '★' },
  white: { tint: '#f6f2ff', ink: '#4a3a7a', sign: '◯' },
  pink: { tint: '#ff7fc0', ink: '#3f0526', sign: '♥' },
  blue: { tint: '#2e86f5', ink: '#ffffff', sign: '◆' },
  red: { tint: '#e8243c', ink: '#ffffff', sign: '▲' },
  green: { tint: '#14803c', ink: '#ffffff', sign: '♣' },
} as const;

/** A colour that can be bet on. */
export type BetoColour = keyof typeof LOOKS;

interface ColourControlsProps {
  readonly colours: readonly BetoColour[];
  /** Accessible label of the buttons. */
  readonly label: string;
  readonly nameOf: (colour: BetoColour) => string;
  readonly chosen: BetoColour;
  readonly onChange: (colour: BetoColour) => void;
  readonly disabled: boolean;
}

/** Draws the six colours to bet on, each with its sign. */
export function ColourControls(props: ColourControlsProps) {
  const { colours, label, nameOf, chosen, onChange, disabled } = props;
  return (
    <div className={styles.colours} role="group" aria-label={label}>
      {colours.map((colour) => {
        const { tint, ink, sign } = LOOKS[colour];
        return (
          <button
            key={colour}
            type="button"
            aria-label={nameOf(colour)}
            aria-pressed={colour === chosen}
            disabled={disabled}
            style={{ '--tint': tint, '--ink': ink } as CSSProperties}
            onClick={() => onChange(colour)}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        );
      })}
    </div>
  );
}
