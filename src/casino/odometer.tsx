import { useEffect, useRef, type CSSProperties } from 'react';
import styles from './odometer.module.css';

/**
 * Draws an amount in metal lettering. Changed digits roll one after another from right to left, 30 ms apart. Hidden
 * from screen readers.
 */
export function Odometer({ text }: { text: string }) {
  const before = useRef(text);
  const previous = before.current;
  useEffect(() => {
    before.current = text;
  }, [text]);

  const characters = [...text];
  const cells = characters.map((character, index) => {
    const fromRight = characters.length - 1 - index;
    const old = previous[previous.length - 1 - fromRight];
    return { character, fromRight, old: old !== undefined && old !== character ? old : undefined };
  });

  return (
    <span className={styles.odometer} aria-hidden="true" translate="no">
      {/* Drawn twice: outlines in the lower row, gradients in the upper row, so that no digit's outline covers the next
          digit. */}
      {[styles.ink, styles.fill].map((row) => (
        <span key={row} className={row}>
          {cells.map(({ character, fromRight, old }) => (
            <span key={fromRight} className={styles.cell}>
              <span
                key={character}
                data-old={old}
                className={old === undefined ? undefined : styles.roll}
                style={old === undefined ? undefined : ({ '--step': fromRight } as CSSProperties)}
              >
                {character}
              </span>
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
