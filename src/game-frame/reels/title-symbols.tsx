import styles from './pay-table.module.css';
import type { TitleSheet } from './title-sheet.ts';

/** Height of a symbol in the pay table, in CSS px. */
const SHOWN = 44;

/** Draws the picture of a title's symbol; the symbol's name is beside it as text. */
export function SymbolPicture({
  sheet,
  name,
}: {
  readonly sheet: TitleSheet | undefined;
  /** Name of the picture, such as `a`, `wild` or `bar-3`. */
  readonly name: string;
}) {
  const frame = sheet?.frames[`symbol-${name}`]?.frame;
  if (!sheet || !frame) return <span className={styles.picture} aria-hidden="true" />;
  const scale = SHOWN / frame.h;
  return (
    <span
      className={styles.picture}
      aria-hidden="true"
      style={{
        width: frame.w * scale,
        height: SHOWN,
        backgroundImage: `url(${sheet.url})`,
        backgroundSize: `${sheet.meta.size.w * scale}px ${sheet.meta.size.h * scale}px`,
        backgroundPosition: `${-frame.x * scale}px ${-frame.y * scale}px`,
      }}
    />
  );
}
