import { useRef, useState, type PointerEvent } from 'react';

/** Largest movement that is still a press and not a drag, CSS px. */
const SLOP = 6;
/** Press duration without movement that opens the menu, in ms. */
const HOLD = 500;

interface Press {
  readonly x: number;
  readonly y: number;
  /** Dragged or held: the release is then not a press. */
  isUsed: boolean;
  readonly hold: ReturnType<typeof setTimeout>;
}

/** The press of a finger on the bubble. */
export interface BubblePress {
  /** How far it is dragged, CSS px; undefined while it is not. */
  readonly drag: { readonly x: number; readonly y: number } | undefined;
  /** Handlers of its button. */
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
  };
  /** Returns whether a click ends a plain press, neither a drag nor a hold. */
  readonly endsPress: () => boolean;
}

/** Distinguishes a press from a drag and a hold; while `isMenuOpen`, nothing is dragged. */
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
