import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatWhole } from '../../../contract/money.ts';
import { type Pools, TIERS } from '../../../contract/pools.ts';
import { usePools } from '../../store/hooks.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { sessionStored } from '../../platform/storage.ts';
import { classes } from '../../ui/classes.ts';
import { pictures } from '../../casino/pictures.ts';
import { shownPool } from '../../casino/pool-display.ts';
import { useAmbient } from '../../ui/use-active.ts';
import { useStretch } from '../../casino/use-stretch.ts';
import styles from './jackpot-bubble.module.css';
import { BubbleMenu, type BubbleMove } from './bubble-menu.tsx';
import { bubbleTexts } from './bubble-texts.ts';
import { useChances } from './use-chances.ts';
import { href } from '../../pages/href.ts';
import type { PageName } from '../../pages/pages.ts';

/** Pages where the bubble floats (specification 2), of those that exist. */
const PAGES: ReadonlySet<PageName> = new Set(['home', 'member']);
const CLOSED_KEY = 'perya.bubble.closed';
/** CSS px. */
const SIZE = 64;
/** Lowest place above the bottom bar, CSS px. */
const LOWEST = 14;
/** How far a key or the menu moves it, CSS px. */
const STEP = 72;
/** Moved less than this, a press is a press and not a drag, in CSS px. */
const SLOP = 6;
/** How long it shrinks away, ms. */
const LEAVE = 180;

/** Where the bubble docks: side, and the height above the bottom bar in CSS px. */
interface Dock {
  readonly side: 'left' | 'right';
  readonly above: number;
}

/**
 * The floating way to the jackpot: dragged to either edge, or moved by arrow keys and its menu, and closed for the
 * session (design/motion 9).
 */
export default function JackpotBubble({ page }: { page: PageName }) {
  const t = useTexts(bubbleTexts);
  const navigate = useNavigate();
  const { open, ready, chances } = useChances();
  const pools = usePools();
  const [closed, setClosed] = useState(() => sessionStored.read(CLOSED_KEY) !== undefined);
  const [leaving, setLeaving] = useState(false);
  const [menu, setMenu] = useState(false);
  const [dock, setDock] = useState<Dock>({ side: 'right', above: LOWEST });
  const [drag, setDrag] = useState<{ x: number; y: number }>();
  const start = useRef<{ x: number; y: number; moved: boolean }>(undefined);

  if (!open || closed || !PAGES.has(page)) return null;

  const within = (above: number): number =>
    Math.min(Math.max(LOWEST, innerHeight - 3 * SIZE - 120), Math.max(LOWEST, above));
  const move = (to: BubbleMove): void =>
    setDock(({ side, above }) =>
      to === 'left' || to === 'right'
        ? { side: to, above }
        : { side, above: within(above + (to === 'up' ? STEP : -STEP)) },
    );
  const close = (): void => {
    sessionStored.write(CLOSED_KEY, '1');
    setMenu(false);
    setLeaving(true);
    setTimeout(() => setClosed(true), LEAVE);
  };

  const down = (event: PointerEvent<HTMLElement>) => {
    start.current = { x: event.clientX, y: event.clientY, moved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const follow = (event: PointerEvent) => {
    const from = start.current;
    if (from === undefined) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (from.moved || Math.hypot(x, y) > SLOP) {
      from.moved = true;
      setDrag({ x, y });
    }
  };
  const up = (event: PointerEvent) => {
    const from = start.current;
    if (from === undefined) return;
    if (from.moved)
      setDock({
        side: event.clientX < innerWidth / 2 ? 'left' : 'right',
        above: within(dock.above - (event.clientY - from.y)),
      });
    setDrag(undefined);
  };
  const key = (event: KeyboardEvent) => {
    const to = MOVES[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  };

  return (
    <div
      className={classes(styles.bubble, leaving && styles.leaving)}
      data-side={dock.side}
      data-dragged={drag !== undefined || undefined}
      data-menu={menu || undefined}
      style={{
        ['--above' as string]: `${dock.above}px`,
        transform: drag === undefined ? undefined : `translate(${drag.x}px, ${drag.y}px)`,
      }}
    >
      <button
        type="button"
        className={classes(styles.open, ready && styles.ready)}
        aria-label={t(ready ? 'ready' : 'open')}
        onKeyDown={key}
        onPointerDown={down}
        onPointerMove={follow}
        onPointerUp={up}
        onPointerCancel={() => {
          start.current = undefined;
          setDrag(undefined);
        }}
        onClick={() => {
          const dragged = start.current?.moved === true;
          start.current = undefined;
          if (!dragged) void navigate(href('jackpot'));
        }}
      >
        <img src={pictures.bubble} width={SIZE} height={SIZE} alt="" draggable={false} />
        {ready && <span className={styles.dot}>{chances > 99 ? '99+' : chances}</span>}
        {pools && <Total pools={pools} />}
      </button>
      <BubbleMenu isOpen={menu} side={dock.side} onToggle={setMenu} onMove={move} onClose={close} />
    </div>
  );
}

const MOVES: Partial<Record<string, BubbleMove>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** What all four pools hold, as their plates show them at this moment. */
function Total({ pools }: { pools: Pools }) {
  const ref = useRef<HTMLSpanElement>(null);
  const stretch = useStretch(useAmbient(ref));
  const total = TIERS.reduce((sum, tier) => sum + shownPool(pools, tier, stretch), 0);
  return (
    <span ref={ref} className={styles.total} aria-hidden="true">
      {formatWhole(total)}
    </span>
  );
}
