import { useId } from 'react';
import styles from './slider.module.css';

interface SliderProps {
  readonly label: string;
  /** Value in per cent, from 0 to 100. */
  readonly value: number;
  /** Called with each new value while the thumb moves. */
  readonly onChange: (value: number) => void;
}

/** Difference between two neighbouring values, per cent. */
const STEP = 5;

/** Renders a setting in per cent as a row of a list with a slider; a change takes effect immediately. */
export function Slider({ label, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden="true">{`${value}%`}</span>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={STEP}
        value={value}
        aria-valuetext={`${value}%`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
