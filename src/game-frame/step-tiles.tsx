import { type CSSProperties, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import styles from './step-tiles.module.css';

/** Area of the picture that the player can press, in design pixels of a square scene, 720 × 720. */
export interface StepTile {
  readonly id: number;
  /** Centre (x, y) and size of the area. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Name of the tile for screen readers. */
  readonly label: string;
  /** Whether the tile is already opened or cannot be opened now: it can be focused, but a press does nothing. */
  readonly isClosed?: boolean;
  /** Whether the tile is selected, for tiles that can be switched on and off. */
  readonly isPressed?: boolean;
  /** Text on the tile, shown only if the scene has failed. */
  readonly face?: string;
}

/** Tiles of a picture, and what a press on them does. */
export interface StepTilesProps {
  readonly tiles: readonly StepTile[];
  readonly label: string;
  /** Whether the scene has failed, so that the tiles themselves must be visible. */
  readonly isPlain: boolean;
  /** Ref of the element that contains the tiles, for focusStepTiles(). */
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

/** Returns the nearest tile in the direction (dx, dy); distance across the direction counts double. */
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
 * Renders a button over each tile of the picture, so that touch, mouse, screen readers and arrow keys press the same
 * buttons. Tab reaches only one of them; arrow keys move between them.
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

/** Focuses the tile that Tab would reach: the one that had the focus last. */
export const focusStepTiles = (box: HTMLDivElement | null): void =>
  box?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
