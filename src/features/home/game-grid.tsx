import { useLayoutEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import type { Game } from '../../../contract/config.ts';
import { Emoji, isEmojiName } from '../../casino/emoji.tsx';
import { gridRows, type GridRow } from './grid-rows.ts';
import { isSecondEdition } from '../../platform/edition.ts';
import styles from './game-grid.module.css';
import { GameTile } from './game-tile.tsx';
import { RATIOS } from './tile-shapes.ts';
import { useTypeName } from './use-type-name.ts';
import { useVisibleRows } from './use-visible-rows.ts';

/**
 * Height of a tile's caption with its margin, in rem; then the gap between rows, in px, and the height of a heading, in
 * rem.
 */
const CAPTION_REM = 1.2;
const ROW_GAP = 14;
const HEADING_REM = 3.4;

interface GameGridProps {
  games: readonly Game[];
  /** Ids and names of the categories, in the lobby's order; undefined while they load. */
  types: readonly { readonly id: string; readonly name: string }[] | undefined;
  onOpen: (game: Game) => void;
  /** Whether categories keep the order in which they occur among the games, for a search whose best match is first. */
  asGiven?: boolean;
  /** Whether all games are hot, so that their tiles need no badge. */
  amongHot?: boolean;
}

const NO_TYPES: readonly never[] = [];

/**
 * Draws any number of games in a grid that scrolls with the page. Only rows near the window are rendered, and their
 * nodes are used again: 5,000 games cost as many nodes as 30.
 */
export default function GameGrid(props: GameGridProps) {
  const { games, types = NO_TYPES, onOpen, asGiven = false, amongHot = false } = props;
  const dense = isSecondEdition();
  const list = useRef<HTMLDivElement>(null);
  const box = useBox(list);

  const rows = useMemo(
    () => gridRows(games, asGiven ? [] : types.map((type) => type.id), box?.window ?? innerWidth, dense),
    [games, types, asGiven, box?.window, dense],
  );
  const offsets = useMemo(() => {
    const starts = [0];
    for (const row of rows) starts.push((starts.at(-1) ?? 0) + (box === undefined ? 0 : heightOf(row, box)));
    return starts;
  }, [rows, box]);
  const [first, end] = useVisibleRows(offsets, box?.top ?? 0);

  const nameOf = useTypeName();
  const pool = usePool(end - first);
  return (
    <div ref={list} className={styles.grid} style={{ height: offsets.at(-1) }}>
      {box !== undefined &&
        rows.slice(first, end).map((row, place) => {
          const index = first + place;
          // A few keys are used again, so that React moves a row's nodes instead of creating new ones.
          const key = `${row.kind}-${index % pool}`;
          const style = { transform: `translateY(${offsets[index] ?? 0}px)` };
          return row.kind === 'heading' ? (
            <Heading
              key={key}
              style={style}
              type={row.type}
              name={nameOf(row.type, types.find(({ id }) => id === row.type)?.name)}
              count={row.count}
            />
          ) : (
            <div
              key={key}
              className={styles.row}
              style={{ ...style, gridTemplateColumns: `repeat(${row.columns}, minmax(0, 1fr))` }}
            >
              {row.games.map((game, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- the node is meant to be used again.
                <GameTile key={column} game={game} shape={row.shape} onOpen={onOpen} amongHot={amongHot} />
              ))}
            </div>
          );
        })}
    </div>
  );
}

/** Returns the largest number of rows rendered at the same time so far, which is the number of keys needed. */
function usePool(drawn: number): number {
  const [most, setMost] = useState(1);
  if (drawn > most) setMost(drawn);
  return Math.max(most, drawn);
}

interface Box {
  /** Inner width of the grid, in px; `gap` is the space between two tiles, in px. */
  readonly width: number;
  readonly gap: number;
  /** Distance from the top of the page to the grid, in px. */
  readonly top: number;
  readonly window: number;
  readonly rem: number;
}

function heightOf(row: GridRow, box: Box): number {
  if (row.kind === 'heading') return Math.round(HEADING_REM * box.rem);
  const width = (box.width - box.gap * (row.columns - 1)) / row.columns;
  return Math.round(width / RATIOS[row.shape] + CAPTION_REM * box.rem + ROW_GAP);
}

/** Returns the position and size of the grid; undefined before its first layout. */
function useBox(list: { readonly current: HTMLDivElement | null }): Box | undefined {
  const [box, setBox] = useState<Box>();
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = (): void => {
      const next = {
        width: element.clientWidth,
        gap: parseFloat(getComputedStyle(element).columnGap) || 10,
        top: Math.round(element.getBoundingClientRect().top + scrollY),
        window: innerWidth,
        rem: parseFloat(getComputedStyle(document.documentElement).fontSize),
      };
      setBox((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    measure();
    // The height of the body changes when content above the grid grows or shrinks and moves the grid.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return box;
}

interface HeadingProps {
  type: string;
  name: string;
  count: number;
  style: CSSProperties;
}

function Heading({ type, name, count, style }: HeadingProps) {
  return (
    <div className={styles.heading} style={style}>
      {isEmojiName(type) && <Emoji name={type} />}
      <h3 className="title">{name}</h3>
      <span>{count}</span>
    </div>
  );
}
