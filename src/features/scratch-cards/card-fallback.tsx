import { formatPrize } from '../../../contract/money.ts';
import { classes } from '../../ui/classes.ts';
import { Metal } from '../../ui/money.tsx';
import styles from './card-fallback.module.css';
import { type CardsInfo, winningSymbol } from './cards-info.ts';
import { symbolPicture } from './symbols.ts';
import { useCardsT } from './texts.ts';
import type { CardOnTable } from './use-cards.ts';

const SIDE = [0, 1, 2] as const;

interface CardFallbackProps {
  readonly prizes: CardsInfo['prizes'];
  readonly table: CardOnTable | undefined;
  /** A card was asked for and its answer is on the way. */
  readonly isWaiting: boolean;
  /** True while the canvas stands over it: it is then read out and not painted. */
  readonly isCovered: boolean;
  readonly onOpen: (place: number) => void;
}

/**
 * The card without a canvas, in the same places: a table of nine faces, each uncovered by a button of its own. Nothing
 * that is covered is in the document: a face is written when it is open.
 */
export function CardFallback({ prizes, table, isWaiting, isCovered, onOpen }: CardFallbackProps) {
  const t = useCardsT();
  const winner = table?.isShown === true ? winningSymbol(table.card.face) : undefined;
  return (
    <div className={classes(styles.card, isCovered && styles.covered)}>
      <p className={classes('title', styles.title)} aria-hidden="true">
        <Metal text={t('title').toUpperCase()} />
      </p>
      <table className={styles.faces}>
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
                      symbol === undefined && styles.foil,
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
      <p className={styles.bar} aria-hidden="true">
        {table === undefined
          ? t(isWaiting ? 'card.waiting' : 'card.empty')
          : table.isShown
            ? table.card.amount > 0
              ? formatPrize(table.card.amount)
              : t('card.none')
            : t('card.covered.line')}
      </p>
    </div>
  );
}
