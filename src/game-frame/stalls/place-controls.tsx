import styles from './field-controls.module.css';

interface PlaceControlsProps {
  /** Accessible name of the places. */
  readonly label: string;
  readonly places: number;
  readonly columns: number;
  /** Picked places, counted from 1. */
  readonly picked: readonly number[];
  readonly nameOf: (place: number) => string;
  readonly onPick: (place: number) => void;
  readonly disabled: boolean;
}

/** Renders numbered buttons for the places; a press on the picture does the same. */
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
