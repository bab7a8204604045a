import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/i18n.tsx';
import { Button } from './button.tsx';
import styles from './paged-list.module.css';
import { Skeleton } from './skeleton.tsx';
import { ErrorState } from './states.tsx';

const en = { shown: '{count} shown', more: 'Show more' } as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  shown: '{count} ang nakikita',
  more: 'Ipakita pa',
};
const texts = { en, fil };

/** State of a list that loads page by page; usePagedList creates it from a query. */
export interface PagedListState<Item> {
  /** Rows loaded so far; undefined until the server has answered. */
  readonly items: readonly Item[] | undefined;
  /** Error message for the player; empty if there is none. */
  readonly problem: string;
  readonly isFetching: boolean;
  readonly hasMore: boolean;
  readonly showMore: () => void;
  readonly reload: () => void;
}

interface PagedListProps<Item> {
  readonly list: PagedListState<Item>;
  /** Shown when the list is empty. */
  readonly empty: ReactNode;
  /** Shown until the server has answered; one large box by default. */
  readonly skeleton?: ReactNode;
  /** Shown below the last item when all items are loaded. */
  readonly end?: ReactNode;
  /** Renders the items, in one `Rows` or in several. */
  readonly children: (items: readonly Item[]) => ReactNode;
}

/**
 * Renders a list that loads page by page: a skeleton, an error, a text for an empty list, or its items with a button
 * for more. After a press on the button, the focus goes to the first new row, so that keyboards and screen readers
 * continue there.
 */
export function PagedList<Item>({ list, empty, skeleton, end, children }: PagedListProps<Item>) {
  const t = useTexts(texts);
  const { items, problem, isFetching, hasMore, showMore, reload } = list;
  const box = useRef<HTMLDivElement>(null);
  /** Number of rows shown when the player asked for more. */
  const known = useRef<number>(undefined);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (isFetching || known.current === undefined) return;
    const first = box.current?.querySelectorAll<HTMLElement>('[data-rows] > li')[known.current];
    known.current = undefined;
    if (!first) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }, [isFetching, items?.length]);

  if (!items && problem !== '') return <ErrorState help={problem} onRetry={reload} busy={isFetching} />;
  const isLooking = items?.length === 0 && hasMore && problem === '';
  if (!items || isLooking)
    return (
      skeleton ?? (
        <div aria-busy="true">
          <Skeleton height={340} radius={18} />
        </div>
      )
    );
  if (items.length === 0 && !hasMore) return empty;
  const more = (): void => {
    known.current = items.length;
    setLong(true);
    showMore();
  };
  const below = hasMore || problem !== '' || isLong || end !== undefined;
  return (
    <div ref={box} className={styles.list}>
      {children(items)}
      {below && (
        <div className={styles.more}>
          {problem !== '' && <p role="alert">{problem}</p>}
          {hasMore && (
            <Button busy={isFetching} onClick={more}>
              {t('more')}
            </Button>
          )}
          {(hasMore || isLong) && <p role="status">{t('shown', { count: items.length })}</p>}
          {!hasMore && end !== undefined && <p>{end}</p>}
        </div>
      )}
    </div>
  );
}
