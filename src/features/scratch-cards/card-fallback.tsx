import type { CSSProperties } from 'react';
import { formatPrize } from '../../../contract/money.ts';
import type { ScratchCardTypes } from '../../../scenes/lobby/scratch-card/types.ts';
import { SceneFallback } from '../../rounds/scene-fallback.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './card-fallback.module.css';
import { type CardsInfo, winningSymbol } from './cards-info.ts';
import { frame } from './first-frame.ts';
import { symbolPicture } from './symbols.ts';
import { useCardsT } from './texts.ts';
import type { CardOnTable } from './card-row.ts';

const SIDE = [0, 1, 2] as const;

/**
 * Tiles in the first frame, in design pixels: middle (x, y) and size of the first tile, and x of the tile beside it.
 */
const [[x = 0, y = 0, size = 0] = [], [next = 0] = []] = frame.places.marks;
const gap = next - x - size;
const dpx = (length: number): string => `calc(${length} * var(--d))`;
const FACES = {
  '--tile': size,
  left: dpx(x - size / 2 - gap),
  top: dpx(y - size / 2 - gap),
  borderSpacing: dpx(gap),
} as CSSProperties;

interface CardFallbackProps {
  /** Props of the scene; undefined until the server has answered. */
  readonly state: ScratchCardTypes['props'] | undefined;
  readonly prizes: CardsInfo['prizes'];
  readonly table: CardOnTable | undefined;
  /** Whether a card was bought and the server has not answered yet. */
  readonly isWaiting: boolean;
  /** Whether the canvas covers the fallback, which then serves only screen readers. */
  readonly isCovered: boolean;
  readonly onOpen: (place: number) => void;
}

/**
 * Draws the card without a canvas: its first frame, and over a dealt card a table of nine faces, each with a button
 * that uncovers it. A covered face is not in the document, so that it cannot be read before.
 */
export function CardFallback({ state, prizes, table, isWaiting, isCovered, onOpen }: CardFallbackProps) {
  const t = useCardsT();
  const winner = table?.isShown === true ? winningSymbol(table.card.face) : undefined;
  return (
    <SceneFallback
      frame={frame}
      className={styles.card}
      isCovered={isCovered}
      states={table ? ['card'] : [isWaiting ? 'waiting' : state?.canBuy !== true && 'off']}
      figures={{ line: barText(t, table) }}
    >
      <table className={styles.faces} style={FACES}>
        <caption className="sr-only">
          {table && table.total > 1
            ? t('card.of', { number: table.number, total: table.total })
            : t('card.table')}
        </caption>
        <tbody>
          {SIDE.map((row) => (
            <tr key={row}>
              {SIDE.map((column) => {
                const place = row * 3 + column;
                const symbol = table?.opened[place] === true ? table.card.face[place] : undefined;
                return (
                  <td
                    key={column}
                    className={classes(
                      styles.tile,
                      symbol !== undefined && styles.open,
                      winner !== undefined && (symbol === winner ? styles.won : styles.dim),
                    )}
                  >
                    {symbol !== undefined ? (
                      <>
                        <img src={symbolPicture(symbol)} alt="" />
                        <span>{formatPrize(prizes[symbol]?.amount ?? 0)}</span>
                      </>
                    ) : table && !isCovered ? (
                      <button
                        type="button"
                        aria-label={t('card.open', { row: row + 1, column: column + 1 })}
                        onClick={() => onOpen(place)}
                      />
                    ) : (
                      <span className="sr-only">{t('card.covered')}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </SceneFallback>
  );
}

/** Returns the text of the bar below the card: the prize once it has been shown. */
function barText(t: ReturnType<typeof useCardsT>, table: CardOnTable | undefined): string {
  if (!table?.isShown) return t('card.covered.line');
  return table.card.amount > 0 ? formatPrize(table.card.amount) : t('card.none');
}
