import { type CSSProperties, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import styles from './step-tiles.module.css';

/** A pressable area of the picture, in design px of a square scene, 720 to a side. */
export interface StepTile {
  readonly id: number;
  /** Centre and size. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Accessible name. */
  readonly label: string;
  /** Already opened, or not available now: focusable, but a press does nothing. */
  readonly isClosed?: boolean;
  /** Whether a toggle tile is selected. */
  readonly isPressed?: boolean;
  /** Text shown without a picture. */
  readonly face?: string;
}

/** Tiles of a picture and what pressing one does. */
export interface StepTilesProps {
  readonly tiles: readonly StepTile[];
  readonly label: string;
  /** True without a picture: the tiles themselves are drawn. */
  readonly isPlain: boolean;
  /** The element that an arrow key on the page focuses: its last focused tile. */
  readonly box: Ref<HTMLDivElement>;
  readonly onPress: (id: number) => void;
}

const SIDE = 720;
const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the nearest tile in a direction; sideways distance counts double. */
function nextTile(tiles: readonly StepTile[], from: StepTile, [dx, dy]: readonly [number, number]) {
  const away = (tile: StepTile): number => {
    const [x, y] = [tile.x - from.x, tile.y - from.y];
    const ahead = x * dx + y * dy;
    return ahead > 1 ? ahead + 2 * Math.abs(x * dy + y * dx) : Infinity;
  };
  return tiles.reduce<StepTile | undefined>(
    (best, tile) => (away(tile) < (best === undefined ? Infinity : away(best)) ? tile : best),
    undefined,
  );
}

const placeOf = ({ x, y, width, height }: StepTile): CSSProperties => ({
  left: `${((x - width / 2) / SIDE) * 100}%`,
  top: `${((y - height / 2) / SIDE) * 100}%`,
  width: `${(width / SIDE) * 100}%`,
  height: `${(height / SIDE) * 100}%`,
});

/**
 * Renders buttons over the picture's tiles: finger, mouse, screen reader and arrow keys all press the same ones. One
 * of them is in the tab order; the arrow keys move among them.
 */
export function StepTiles({ tiles, label, isPlain, box, onPress }: StepTilesProps) {
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const [current, setCurrent] = useState<number>();
  const at = tiles.find(({ id }) => id === current) ?? tiles.find(({ isClosed }) => isClosed !== true);
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key];
    if (direction === undefined || at === undefined) return;
    event.preventDefault();
    const next = nextTile(tiles, at, direction);
    if (next) buttons.current.get(next.id)?.focus();
  };
  return (
    <div ref={box} role="group" aria-label={label} className={styles.tiles} data-plain={isPlain}>
      {tiles.map((tile) => (
        <button
          key={tile.id}
          ref={(button) => {
            if (button) buttons.current.set(tile.id, button);
            else buttons.current.delete(tile.id);
          }}
          type="button"
          style={placeOf(tile)}
          tabIndex={tile.id === at?.id ? 0 : -1}
          aria-label={tile.label}
          aria-disabled={tile.isClosed}
          aria-pressed={tile.isPressed}
          onFocus={() => setCurrent(tile.id)}
          onKeyDown={onKeyDown}
          onClick={() => {
            if (tile.isClosed !== true) onPress(tile.id);
          }}
        >
          {isPlain ? tile.face : undefined}
        </button>
      ))}
    </div>
  );
}

/** Focuses the last focused tile. */
export const focusStepTiles = (box: HTMLDivElement | null): void =>
  box?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
