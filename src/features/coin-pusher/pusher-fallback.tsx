import type { PieceKind, PusherTable } from '../../../contract/coin-pusher.ts';
import cardArt from '../../../assets/lobby/i/scratch-card.webp';
import gemArt from '../../../assets/lobby/i/gem-stone.webp';
import { useTexts } from '../../i18n/i18n.tsx';
import { classes } from '../../ui/classes.ts';
import { Metal } from '../../ui/money.tsx';
import { pictures } from '../../casino/pictures.ts';
import styles from './pusher-fallback.module.css';
import { coinPusherTexts } from './texts.ts';

/** Where the scene lays things, in its pixels: 0.6 for a unit of the table, which is 1000 wide and 720 deep. */
const SCALE = 0.6;
const ORIGIN = { x: 60, y: 530 } as const;
const TABLE = { width: 1000, depth: 720, gutter: 440, radius: 50, shelf: 120 } as const;
/** The rail's first and last place. */
const RAIL = { left: 180, right: 540, y: 226 } as const;

const toX = (x: number): number => ORIGIN.x + x * SCALE;
const toY = (y: number): number => ORIGIN.y + y * SCALE;

interface PusherFallbackProps {
  readonly table: PusherTable;
  /** Place on the rail, 0 … 1000. */
  readonly aim: number;
  /** True while the canvas stands over it: it is then not painted. */
  readonly isCovered: boolean;
}

/**
 * The machine without a canvas, in the same places: first paint while the scene loads, and the whole picture where there
 * is no WebGL. Screen readers get the table here in either case.
 */
export function PusherFallback({ table, aim, isCovered }: PusherFallbackProps) {
  const t = useTexts(coinPusherTexts);
  const formatTable = useFormatTable();
  const railX = RAIL.left + ((RAIL.right - RAIL.left) * aim) / 1000;
  return (
    <div className={classes(styles.fallback, isCovered && styles.covered)}>
      <p className={classes('title', styles.title)} aria-hidden="true">
        <Metal text={t('title').toUpperCase()} />
      </p>
      <svg viewBox="0 0 720 1280" role="img" aria-label={formatTable(table)}>
        <rect className={styles.board} x="40" y="190" width="640" height="340" rx="18" />
        <line className={styles.line} x1={RAIL.left} y1={RAIL.y} x2={RAIL.right} y2={RAIL.y} />
        <FallbackDisc kind="peso" x={railX} y={RAIL.y} />
        <path className={styles.pointer} d={`M${railX - 12} 262h24l-12 18z`} />
        <rect
          className={styles.table}
          x={toX(0)}
          y={toY(0)}
          width={TABLE.width * SCALE}
          height={TABLE.depth * SCALE}
        />
        <rect
          className={styles.shelf}
          x={toX(0)}
          y={toY(0)}
          width={TABLE.width * SCALE}
          height={TABLE.shelf * SCALE}
        />
        {[0, TABLE.width].map((side) => (
          <line
            key={side}
            className={styles.wall}
            x1={toX(side)}
            x2={toX(side)}
            y1={toY(0)}
            y2={toY(TABLE.gutter)}
          />
        ))}
        {table.discs.map(({ id, kind, x, y }) => (
          <FallbackDisc key={id} kind={kind} x={toX(x)} y={toY(y)} />
        ))}
        <rect className={styles.lip} x="40" y={toY(TABLE.depth)} width="640" height="16" rx="8" />
      </svg>
    </div>
  );
}

function FallbackDisc({ kind, x, y }: { kind: PieceKind; x: number; y: number }) {
  const radius = TABLE.radius * SCALE;
  const art = { peso: pictures.coin, tenPesos: pictures.coin, diamonds: gemArt, scratchCard: cardArt }[kind];
  // The coin's picture has a rim of its own; what is no peso lies on a disc.
  const half = kind === 'peso' ? radius : radius - 9;
  return (
    <g>
      {kind !== 'peso' && <circle className={styles[kind]} cx={x} cy={y} r={radius - 1.5} />}
      <image href={art} x={x - half} y={y - half} width={2 * half} height={2 * half} />
    </g>
  );
}

/** Returns how to say what lies on a table: how many discs, and which of them are special. */
function useFormatTable(): (table: PusherTable) => string {
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
