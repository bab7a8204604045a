import { useRef, useState, type KeyboardEvent, type PointerEvent, type Ref } from 'react';
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
import { BUBBLE_SIZE, useBubblePlace } from './use-bubble-place.ts';
import { useBubblePress } from './use-bubble-press.ts';
import { useChances } from './use-chances.ts';
import type { PageName } from '../../pages/pages.ts';
import { cardOf } from '../../promotions/cards.ts';
import { activityEntry, asServed } from '../../promotions/served.ts';
import { useActivityMap } from '../../promotions/use-cards.ts';

/** Names of the pages that show the bubble. */
const PAGES: ReadonlySet<PageName> = new Set(PROMOTIONS.jackpot.bubble.pages);
const CLOSED_KEY = 'perya.bubble.closed';
/** Duration of the animation that shrinks a hidden bubble, ms. */
const LEAVE = 180;

/**
 * Renders a link to the jackpot with the total of all pools. It starts in the bottom bar, where it covers nothing; the
 * player can drag it out, or move it by arrow keys or its menu. Holding it, or the menu key, opens the menu.
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
  const { closed, leaving, leave } = useClosing();
  const [menu, setMenu] = useState(false);
  const bin = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { place, move, drop } = useBubblePlace(desktop);
  const close = (): void => {
    setMenu(false);
    leave();
  };
  const { drag, handlers, endsPress } = useBubblePress({
    isMenuOpen: menu,
    onHold: () => setMenu(true),
    onDrop(event) {
      if (isOver(bin.current, event)) close();
      else drop(event.clientX, event.clientY);
    },
  });

  if (!open || !isFloating || closed) return null;

  const toggle = (isOpen: boolean): void => {
    setMenu(isOpen);
    if (!isOpen) button.current?.focus({ preventScroll: true });
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
          {...handlers}
          onContextMenu={(event) => {
            event.preventDefault();
            setMenu(true);
          }}
          onClick={() => {
            if (endsPress()) void navigate(card.to);
          }}
        >
          <Picture source={card.picture} chances={ready ? chances : undefined} />
          <Total />
        </button>
        {menu && (
          <BubbleMenu isInBar={place === 'bar'} onEnd={() => toggle(false)} onMove={move} onHide={close} />
        )}
      </div>
      {drag !== undefined && <Bin ref={bin} />}
    </>
  );
}

/** Renders the bubble's picture, with the number of draws that the player has left. */
function Picture({ source, chances }: { source: string; chances: number | undefined }) {
  return (
    <span className={styles.picture}>
      <img src={source} width={BUBBLE_SIZE} height={BUBBLE_SIZE} alt="" draggable={false} />
      {chances !== undefined && <span className={styles.dot}>{chances > 99 ? '99+' : chances}</span>}
    </span>
  );
}

/** Renders the bin: a bubble dropped on it is hidden. */
function Bin({ ref }: { ref: Ref<HTMLSpanElement> }) {
  const t = useTexts(bubbleTexts);
  return (
    <span ref={ref} className={styles.bin} aria-hidden="true">
      <Icon name="x" size={18} />
      {t('bin')}
    </span>
  );
}

/** Hides the bubble until the tab is closed. */
function useClosing() {
  const [closed, setClosed] = useState(() => sessionStored.read(CLOSED_KEY) !== undefined);
  const [leaving, setLeaving] = useState(false);
  const leave = (): void => {
    sessionStored.write(CLOSED_KEY, '1');
    setLeaving(true);
    setTimeout(() => setClosed(true), LEAVE);
  };
  return { closed, leaving, leave };
}

const MOVES: Partial<Record<string, BubbleMove>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

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

/** Renders the sum of the four pools, with the amounts that the page shows at the moment. */
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
