import type { CSSProperties } from 'react';
import styles from './colour-controls.module.css';

/**
 * Appearance of each colour, and a sign for players who cannot tell the colours apart: on its button and on the faces
 * of the dice.
 */
const LOOKS = {
  yellow: { tint: '#ffd23a', ink: '#5e3800', sign: '★' },
  white: { tint: '#f6f2ff', ink: '#4a3a7a', sign: '◯' },
  pink: { tint: '#ff7fc0', ink: '#3f0526', sign: '♥' },
  blue: { tint: '#2e86f5', ink: '#ffffff', sign: '◆' },
  red: { tint: '#e8243c', ink: '#ffffff', sign: '▲' },
  green: { tint: '#14803c', ink: '#ffffff', sign: '♣' },
} as const;

/** A colour on which the player can bet. */
export type BetoColour = keyof typeof LOOKS;

interface ColourControlsProps {
  readonly colours: readonly BetoColour[];
  /** Name of the group of buttons, for screen readers. */
  readonly label: string;
  readonly nameOf: (colour: BetoColour) => string;
  readonly chosen: BetoColour;
  readonly onChange: (colour: BetoColour) => void;
  readonly disabled: boolean;
}

/** Draws buttons for the six colours, each with its sign. */
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
