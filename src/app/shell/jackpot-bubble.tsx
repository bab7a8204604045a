import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatWhole } from '../../../contract/money.ts';
import { TIERS } from '../../../contract/pools.ts';
import { PROMOTIONS } from '../../../contract/promotions/promotions.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { sessionStored } from '../../platform/storage.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { useAmbient, useDesktop } from '../../ui/use-active.ts';
import { useRollingPools } from '../../casino/use-rolling-pools.ts';
import styles from './jackpot-bubble.module.css';
import { BubbleMenu, type BubbleMove } from './bubble-menu.tsx';
import { bubbleTexts } from './bubble-texts.ts';
import { useChances } from './use-chances.ts';
import type { PageName } from '../../pages/pages.ts';
import { cardOf } from '../../promotions/cards.ts';
import { activityEntry, asServed } from '../../promotions/served.ts';
import { useActivityMap } from '../../promotions/use-cards.ts';

/** Pages with the bubble. */
const PAGES: ReadonlySet<PageName> = new Set(PROMOTIONS.jackpot.bubble.pages);
const CLOSED_KEY = 'perya.bubble.closed';
/** CSS px. */
const SIZE = 64;
/** Lowest position of a floating bubble above the bottom bar, CSS px. */
const LOWEST = 14;
/** Distance of a move by key or menu, CSS px. */
const STEP = 72;
/** Largest movement that is still a press and not a drag, CSS px. */
const SLOP = 6;
/** Press duration without movement that opens the menu, in ms. */
const HOLD = 500;
/** Duration of the shrinking exit, ms. */
const LEAVE = 180;

/**
 * Position of the bubble: in the bottom bar, replacing its jackpot link, or floating at a side, `above` CSS px above
 * the bar. A desktop has no bar.
 */
type Place = 'bar' | { readonly side: 'left' | 'right'; readonly above: number };

const LOW_RIGHT: Place = { side: 'right', above: LOWEST };

interface Press {
  readonly x: number;
  readonly y: number;
  /** Dragged or held: the release is then not a press. */
  isUsed: boolean;
  readonly hold: ReturnType<typeof setTimeout>;
}

/**
 * Links to the jackpot and shows the total of all pools. It is in the bottom bar and covers nothing; the player can
 * drag it out by finger, arrow keys or its menu, which opens by holding it and by the menu key.
 */
export default function JackpotBubble({ page }: { page: PageName }) {
  const t = useTexts(bubbleTexts);
  const navigate = useNavigate();
  const desktop = useDesktop();
  const isHere = PAGES.has(page);
  const { open, ready, chances } = useChances(isHere);
  const map = useActivityMap(isHere);
  const isFloating = activityEntry('jackpot', map)?.homeFloatShowStatus === 1;
  const card = asServed(cardOf('jackpot'), map);
  const [closed, setClosed] = useState(() => sessionStored.read(CLOSED_KEY) !== undefined);
  const [leaving, setLeaving] = useState(false);
  const [menu, setMenu] = useState(false);
  const [chosen, setChosen] = useState<Place>('bar');
  const [drag, setDrag] = useState<{ x: number; y: number }>();
  const press = useRef<Press>(undefined);
  const bin = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  if (!open || !isFloating || closed) return null;

  const place = desktop && chosen === 'bar' ? LOW_RIGHT : chosen;
  const highest = Math.max(LOWEST, innerHeight - 3 * SIZE - 120);
  const float = (side: 'left' | 'right', above: number): void =>
    setChosen(above < LOWEST ? 'bar' : { side, above: Math.min(highest, above) });
  const move = (to: BubbleMove): void => {
    const from = place === 'bar' ? { side: 'right' as const, above: LOWEST - STEP } : place;
    if (to === 'left' || to === 'right') float(to, Math.max(LOWEST, from.above));
    // The step below the lowest position leads into the bar, if there is one.
    else float(from.side, to === 'up' ? from.above + STEP : lower(from.above, !desktop));
  };
  const close = (): void => {
    sessionStored.write(CLOSED_KEY, '1');
    setMenu(false);
    setLeaving(true);
    setTimeout(() => setClosed(true), LEAVE);
  };
  const toggle = (isOpen: boolean): void => {
    setMenu(isOpen);
    if (!isOpen) button.current?.focus({ preventScroll: true });
  };

  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const hold = setTimeout(() => {
      if (press.current !== undefined) press.current.isUsed = true;
      setMenu(true);
    }, HOLD);
    press.current = { x: event.clientX, y: event.clientY, isUsed: false, hold };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const follow = (event: PointerEvent) => {
    const from = press.current;
    if (from === undefined || menu) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (!from.isUsed && Math.hypot(x, y) <= SLOP) return;
    clearTimeout(from.hold);
    from.isUsed = true;
    setDrag({ x, y });
  };
  const up = (event: PointerEvent) => {
    clearTimeout(press.current?.hold);
    if (drag === undefined) return;
    setDrag(undefined);
    if (isOver(bin.current, event)) close();
    else {
      const above = innerHeight - barHeight(desktop) - event.clientY - SIZE / 2;
      float(event.clientX < innerWidth / 2 ? 'left' : 'right', desktop ? Math.max(LOWEST, above) : above);
    }
  };
  const key = (event: KeyboardEvent) => {
    const to = MOVES[event.key];
    if (to === undefined && event.key !== 'Delete') return;
    event.preventDefault();
    if (to === undefined) close();
    else move(to);
  };

  return (
    <>
      <div
        className={classes(styles.bubble, place === 'bar' && styles.inBar, leaving && styles.leaving)}
        data-docked={place === 'bar' ? 'bar' : place.side}
        data-dragged={drag !== undefined || undefined}
        style={{
          ['--above' as string]: place === 'bar' ? undefined : `${place.above}px`,
          transform: drag === undefined ? undefined : `translate(${drag.x}px, ${drag.y}px)`,
        }}
      >
        <button
          ref={button}
          type="button"
          className={classes(styles.open, ready && styles.ready)}
          aria-label={t(ready ? 'ready' : 'open')}
          aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight Delete"
          title={t('hint')}
          onKeyDown={key}
          onPointerDown={down}
          onPointerMove={follow}
          onPointerUp={up}
          onPointerCancel={() => {
            clearTimeout(press.current?.hold);
            press.current = undefined;
            setDrag(undefined);
          }}
          onContextMenu={(event) => {
            event.preventDefault();
            setMenu(true);
          }}
          onClick={() => {
            const isUsed = press.current?.isUsed === true;
            press.current = undefined;
            if (!isUsed) void navigate(card.to);
          }}
        >
          <span className={styles.picture}>
            <img src={card.picture} width={SIZE} height={SIZE} alt="" draggable={false} />
            {ready && <span className={styles.dot}>{chances > 99 ? '99+' : chances}</span>}
          </span>
          <Total />
        </button>
        {menu && (
          <BubbleMenu isInBar={place === 'bar'} onEnd={() => toggle(false)} onMove={move} onHide={close} />
        )}
      </div>
      {drag !== undefined && (
        <span ref={bin} className={styles.bin} aria-hidden="true">
          <Icon name="x" size={18} />
          {t('bin')}
        </span>
      )}
    </>
  );
}

const MOVES: Partial<Record<string, BubbleMove>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Returns the position one step down; below the lowest one only if there is a bar to enter. */
const lower = (above: number, hasBar: boolean): number =>
  above > LOWEST || !hasBar ? Math.max(LOWEST, above - STEP) : above - STEP;

/** Returns the height of the bottom bar, CSS px. */
const barHeight = (desktop: boolean): number =>
  desktop ? 0 : Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--nav-h'));

function isOver(element: Element | null, { clientX, clientY }: PointerEvent): boolean {
  const box = element?.getBoundingClientRect();
  return (
    box !== undefined &&
    clientX >= box.left &&
    clientX <= box.right &&
    clientY >= box.top &&
    clientY <= box.bottom
  );
}

/** Draws the total of all four pools, as their plates show them now. */
function Total() {
  const ref = useRef<HTMLSpanElement>(null);
  const amounts = useRollingPools(useAmbient(ref));
  return (
    amounts && (
      <span ref={ref} className={styles.total} aria-hidden="true">
        {formatWhole(TIERS.reduce((sum, tier) => sum + amounts[tier], 0))}
      </span>
    )
  );
}
