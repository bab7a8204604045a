import type { CoinPusherPiece } from '../../../contract/coin-pusher.ts';
import { formatPrize } from '../../../contract/money.ts';
import type { CoinPusherTypes } from '../../../scenes/lobby/coin-pusher/types.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { SceneFallback } from '../../rounds/scene-fallback.tsx';
import { frame } from './first-frame.ts';
import { coinPusherTexts } from './texts.ts';

type Table = CoinPusherTypes['props']['table'];

interface PusherFallbackProps {
  /** Props of the scene; undefined until the server has answered. */
  readonly state: CoinPusherTypes['props'] | undefined;
  /** Table after the last drop, if it replaces the table in the props; used only without a scene. */
  readonly table: Table | undefined;
  /** Whether the canvas covers the fallback, which then paints nothing. */
  readonly isCovered: boolean;
}

/** Names of the pictures of special discs; an ordinary peso has one of six pictures, by its id. */
const SPECIALS = { tenPesos: 'ten-pesos', diamonds: 'diamonds', scratchCard: 'scratch-card' } as const;
const PESOS = 6;

const pictureOf = (kind: CoinPusherPiece, id: number): string =>
  kind === 'peso' ? `peso-${1 + (id % PESOS)}` : SPECIALS[kind];

/**
 * In the first frame, the coin that waits on the rail and the pointer below the rail; [1] of each is its y position.
 */
const [COIN = [], POINTER = []] = frame.places.pieces;
/**
 * Table in the first frame: left, top, and the length of 1000 table units across and down. Rail: left end, y and
 * length.
 */
const [[left = 0, top = 0, across = 0, deep = 0] = [], [railLeft = 0, , railLength = 0] = []] =
  frame.places.marks;

/**
 * Draws the machine without a canvas: its first frame and the discs on its table. The description of the table for
 * screen readers is always here, with or without a canvas.
 */
export function PusherFallback({ state, table: lying, isCovered }: PusherFallbackProps) {
  const t = useTexts(coinPusherTexts);
  const formatTable = useFormatTable();
  const table = lying ?? state?.table;
  const x = railLeft + ((state?.aim ?? 500) / 1000) * railLength;
  const canDrop = state?.canDrop === true;
  return (
    <SceneFallback
      frame={frame}
      isCovered={isCovered}
      states={[!canDrop && 'off']}
      figures={{
        tray: formatPrize(state?.tray ?? 0),
        price: state && state.price > 0 ? t('drop.each', { price: formatPrize(state.price) }) : '',
        hint: state?.hint,
      }}
      renderLive={(draw) =>
        isCovered ? undefined : (
          <>
            {canDrop && draw('peso-1', x, COIN[1] ?? 0, 'coin')}
            {draw('pointer', x, POINTER[1] ?? 0, 'pointer')}
            {table?.discs.map((disc) =>
              draw(
                pictureOf(disc.kind, disc.id),
                left + (disc.x / 1000) * across,
                top + (disc.y / 1000) * deep,
                disc.id,
              ),
            )}
          </>
        )
      }
    >
      {table && <span className="sr-only" role="img" aria-label={formatTable(table)} />}
    </SceneFallback>
  );
}

/** Returns a function that describes a table for screen readers: the number of discs, and the special ones. */
function useFormatTable(): (table: Table) => string {
  const t = useTexts(coinPusherTexts);
  return ({ discs }) => {
    const count = t('table', { count: discs.length });
    const kinds = (['tenPesos', 'diamonds', 'scratchCard'] as const).flatMap((kind) => {
      const pieces = discs.filter((disc) => disc.kind === kind).length;
      return pieces === 0 ? [] : [`${pieces} × ${t(`kind.${kind}`)}`];
    });
    return kinds.length === 0 ? count : `${count}. ${t('table.special', { what: kinds.join(', ') })}`;
  };
}
