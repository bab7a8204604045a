import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Game } from '../../../contract/config.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Emoji, isEmojiName } from '../../ui/emoji.tsx';
import { gridRows, RATIOS, type GridRow } from './game-groups.ts';
import styles from './game-grid.module.css';
import { GameTile } from './game-tile.tsx';

/** Rows drawn beyond the screen's edge. */
const OVERSCAN = 1;
/** Below a tile: caption with its margin, and the gap to the next row, in rem. */
const CAPTION_REM = 1.2;
const ROW_GAP = 14;
const HEADING_REM = 3.4;

interface GameGridProps {
  games: readonly Game[];
  /** Ids of the kinds in the lobby's order, with their names. */
  types: readonly { readonly id: string; readonly name: string }[];
  onOpen: (game: Game) => void;
}

/**
 * Any number of games in a grid that scrolls with the page. Only the rows near the screen exist, and a row that leaves
 * gives its nodes to the one that comes: 5,000 games cost as many nodes as 30.
 */
export function GameGrid({ games, types, onOpen }: GameGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState({ width: 0, top: 0, window: 0, rem: 16, gap: 10 });

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = (): void => {
      const style = getComputedStyle(element);
      const bounds = element.getBoundingClientRect();
      const next = {
        width: element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
        top: Math.round(bounds.top + scrollY),
        window: innerWidth,
        rem: parseFloat(getComputedStyle(document.documentElement).fontSize),
        gap: parseFloat(style.columnGap) || 10,
      };
      setBox((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    measure();
    // The body's height tells of anything above the grid that grew or shrank.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const rows = useMemo(
    () => gridRows(games, types.map((type) => type.id), box.window || innerWidth),
    [games, types, box.window],
  );
  const heightOf = (row: GridRow | undefined): number => {
    if (row === undefined) return 0;
    if (row.kind === 'heading') return Math.round(HEADING_REM * box.rem);
    const width = (box.width - box.gap * (row.columns - 1)) / row.columns;
    return Math.round(width / RATIOS[row.shape] + CAPTION_REM * box.rem + ROW_GAP);
  };

  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => heightOf(rows[index]),
    overscan: OVERSCAN,
    scrollMargin: box.top,
    scrollPaddingStart: 70,
  });
  // Sizes are computed, not measured: a change of the box or of the rows makes all of them stale.
  useLayoutEffect(() => virtual.measure(), [virtual, rows, box]);

  const items = virtual.getVirtualItems();
  const names = useMemo(() => new Map(types.map((type) => [type.id, type.name])), [types]);
  return (
    <div ref={list} className={styles.grid} style={{ height: virtual.getTotalSize() }} role="list">
      {box.width > 0 &&
        items.map((item) => {
          const row = rows[item.index];
          if (row === undefined) return null;
          // The same few keys again and again: React then moves a row's nodes instead of making new ones.
          const key = `${row.kind}-${item.index % (items.length + 1)}`;
          const style = { transform: `translateY(${item.start - box.top}px)` };
          return row.kind === 'heading' ? (
            <Heading key={key} style={style} type={row.type} name={names.get(row.type) ?? row.type} count={row.count} />
          ) : (
            <div
              key={key}
              role="listitem"
              className={styles.row}
              style={{ ...style, gridTemplateColumns: `repeat(${row.columns}, minmax(0, 1fr))` }}
            >
              {row.games.map((game, place) => (
                <GameTile key={place} game={game} shape={row.shape} onOpen={onOpen} />
              ))}
            </div>
          );
        })}
    </div>
  );
}

interface HeadingProps {
  type: string;
  name: string;
  count: number;
  style: { transform: string };
}

function Heading({ type, name, count, style }: HeadingProps) {
  const t = useT();
  return (
    <div role="listitem" className={styles.heading} style={style}>
      {isEmojiName(type) && <Emoji name={type} />}
      <h3 className="title">{name}</h3>
      <span>{t('home.search.results', { count })}</span>
    </div>
  );
}
