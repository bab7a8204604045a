import { useRef, useState, type PointerEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../i18n/i18n.tsx';
import { sessionStored } from '../../platform/storage.ts';
import { Icon } from '../../ui/icon.tsx';
import { pictures } from '../../ui/pictures.ts';
import styles from './jackpot-bubble.module.css';
import { useChances } from './use-chances.ts';

/** Pages where the bubble floats (specification 2), of those that exist. */
const PAGES: ReadonlySet<string> = new Set(['home', '/member', '/member/v2']);
const CLOSED_KEY = 'perya.bubble.closed';
const SIZE = 64;
/** Moved less than this, a press is a press and not a drag, in CSS px. */
const SLOP = 6;

/** Where the bubble docks: side, and the height above the bottom bar in CSS px. */
interface Dock {
  readonly side: 'left' | 'right';
  readonly above: number;
}

/** The floating way to the jackpot: it can be dragged to either edge and closed for the session. */
export default function JackpotBubble({ page }: { page: string }) {
  const t = useT();
  const navigate = useNavigate();
  const { open, ready, chances } = useChances();
  const [closed, setClosed] = useState(() => sessionStored.read(CLOSED_KEY) !== undefined);
  const [dock, setDock] = useState<Dock>({ side: 'right', above: 14 });
  const [drag, setDrag] = useState<{ x: number; y: number }>();
  const start = useRef<{ x: number; y: number; moved: boolean }>(undefined);

  if (!open || closed || !PAGES.has(page)) return null;

  const down = (event: PointerEvent<HTMLElement>) => {
    start.current = { x: event.clientX, y: event.clientY, moved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
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
    if (from.moved) {
      const above = dock.above - (event.clientY - from.y);
      const highest = Math.max(14, innerHeight - 3 * SIZE - 120);
      setDock({
        side: event.clientX < innerWidth / 2 ? 'left' : 'right',
        above: Math.min(highest, Math.max(14, above)),
      });
    }
    setDrag(undefined);
  };

  return (
    <div
      className={styles.bubble}
      data-side={dock.side}
      data-dragged={drag !== undefined || undefined}
      style={{
        ['--above' as string]: `${dock.above}px`,
        transform: drag === undefined ? undefined : `translate(${drag.x}px, ${drag.y}px)`,
      }}
    >
      <button
        type="button"
        className={ready ? `${styles.open} ${styles.ready}` : styles.open}
        aria-label={t(ready ? 'bubble.ready' : 'bubble.open')}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={() => {
          start.current = undefined;
          setDrag(undefined);
        }}
        onClick={() => {
          const dragged = start.current?.moved === true;
          start.current = undefined;
          if (!dragged) void navigate('/activity/jackpot');
        }}
      >
        <img src={pictures.bubble} width={SIZE} height={SIZE} alt="" draggable={false} />
        {ready && <span className={styles.dot}>{chances > 99 ? '99+' : chances}</span>}
      </button>
      <button
        type="button"
        className={styles.close}
        aria-label={t('bubble.close')}
        onClick={() => {
          sessionStored.write(CLOSED_KEY, '1');
          setClosed(true);
        }}
      >
        <Icon name="x" size={14} />
      </button>
    </div>
  );
}
