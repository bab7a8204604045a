import { useRef, useState, type PointerEvent } from 'react';

/** Largest movement of a finger that still counts as a press and not as a drag, CSS px. */
const SLOP = 6;
/** Time for which a finger must hold the bubble to open its menu, in ms. */
const HOLD = 500;

interface Press {
  readonly x: number;
  readonly y: number;
  /** Whether the finger has dragged or held the bubble: its release then does not follow the bubble's link. */
  isUsed: boolean;
  readonly hold: ReturnType<typeof setTimeout>;
}

/** State and handlers of a pointer on the jackpot bubble. */
export interface BubblePress {
  /** Distance dragged so far, CSS px; undefined while the bubble is not dragged. */
  readonly drag: { readonly x: number; readonly y: number } | undefined;
  /** Event handlers for the bubble's element. */
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
  };
  /** Returns whether a click ends a plain press, and neither a drag nor a hold. Call it once for each click. */
  readonly endsPress: () => boolean;
}

/**
 * Distinguishes a press on the jackpot bubble from a drag and a hold; while `isMenuOpen`, the bubble cannot be dragged.
 */
export function useBubblePress({
  isMenuOpen,
  onHold,
  onDrop,
}: {
  readonly isMenuOpen: boolean;
  readonly onHold: () => void;
  readonly onDrop: (event: PointerEvent) => void;
}): BubblePress {
  const [drag, setDrag] = useState<{ x: number; y: number }>();
  const press = useRef<Press>(undefined);
  return {
    drag,
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0) return;
        const hold = setTimeout(() => {
          if (press.current !== undefined) press.current.isUsed = true;
          onHold();
        }, HOLD);
        press.current = { x: event.clientX, y: event.clientY, isUsed: false, hold };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        const from = press.current;
        if (from === undefined || isMenuOpen) return;
        const x = event.clientX - from.x;
        const y = event.clientY - from.y;
        if (!from.isUsed && Math.hypot(x, y) <= SLOP) return;
        clearTimeout(from.hold);
        from.isUsed = true;
        setDrag({ x, y });
      },
      onPointerUp(event) {
        clearTimeout(press.current?.hold);
        if (drag === undefined) return;
        setDrag(undefined);
        onDrop(event);
      },
      onPointerCancel() {
        clearTimeout(press.current?.hold);
        press.current = undefined;
        setDrag(undefined);
      },
    },
    endsPress() {
      const isUsed = press.current?.isUsed === true;
      press.current = undefined;
      return !isUsed;
    },
  };
}
