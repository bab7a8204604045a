import styles from './field-controls.module.css';

interface PlaceControlsProps {
  /** Name of the group of buttons, for screen readers. */
  readonly label: string;
  readonly places: number;
  readonly columns: number;
  /** Numbers of the places that the player has picked, from 1. */
  readonly picked: readonly number[];
  readonly nameOf: (place: number) => string;
  readonly onPick: (place: number) => void;
  readonly disabled: boolean;
}

/** Draws a numbered button for each place. Pressing the place in the picture does the same. */
export function PlaceControls(props: PlaceControlsProps) {
  const { label, places, columns, picked, nameOf, onPick, disabled } = props;
  return (
    <div
      className={styles.places}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      role="group"
      aria-label={label}
    >
      {Array.from({ length: places }, (_, index) => index + 1).map((place) => (
        <button
          key={place}
          type="button"
          className={styles.place}
          aria-label={nameOf(place)}
          aria-pressed={picked.includes(place)}
          disabled={disabled}
          onClick={() => onPick(place)}
        >
          {place}
        </button>
      ))}
    </div>
  );
}
