import { useCallback, useEffect, useRef, useState } from 'react';
import type { Winner } from '../../contract/pools.ts';
import { useT } from '../i18n/i18n.tsx';
import { Emoji } from './emoji.tsx';
import { smallTile, tinyTile } from './tiles.ts';
import { Money } from '../ui/money.tsx';
import { useAmbient } from '../ui/use-active.ts';
import styles from './winners-strip.module.css';

/** Pictures up to this width in CSS px have a tiny file. */
const TINY = 28;
/** Time for which a winner is shown, in ms. */
const SHOWN_MS = 4000;

/** Returns a function that names the place of a win: a game's title, the draw, or a jackpot tier. */
export function useWinPlace(): (winner: Winner) => string {
  const t = useT();
  return useCallback(
    (winner) => {
      if (winner.kind === 'jackpot' && winner.tier !== undefined) {
        return t('winner.jackpot', { tier: t(`pool.${winner.tier}`) });
      }
      return winner.gameTitle === undefined ? t('winner.draw') : t('winner.game', { game: winner.gameTitle });
    },
    [t],
  );
}

interface WinnersStripProps {
  /** The latest real wins, newest first; undefined while they load. */
  winners: readonly Winner[] | undefined;
}

/**
 * Draws one line that shows the latest real wins in turn: the winners ticker without a canvas. New wins enter at the
 * next change and nothing jumps; it pauses under a pointer, under focus and when motion is paused. Not announced.
 */
export function WinnersStrip({ winners }: WinnersStripProps) {
  const t = useT();
  const place = useWinPlace();
  const ref = useRef<HTMLDivElement>(null);
  const ambient = useAmbient(ref);
  const [held, setHeld] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const kept = winners?.find(({ id }) => id === shown?.id);
  const winner = kept ?? winners?.[0];
  // The first win, or one whose predecessor left the list while the strip was paused.
  if (winner !== undefined && kept === undefined) setShown({ id: winner.id, newest: winner.id });
  const latest = useRef<Pick<WinnersStripProps, 'winners'>>({ winners });
  useEffect(() => {
    latest.current = { winners };
  }, [winners]);

  const some = (winners?.length ?? 0) > 1;
  useEffect(() => {
    if (!ambient || held || !some) return;
    const timer = setInterval(
      () => setShown((now) => nextShown(latest.current.winners ?? [], now)),
      SHOWN_MS,
    );
    return () => clearInterval(timer);
  }, [ambient, held, some]);

  return (
    <div
      ref={ref}
      className={styles.strip}
      aria-live="off"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      {winner === undefined ? (
        <span className={styles.line}>
          <Emoji name="winners" size={24} />
          {winners !== undefined && <span className="ellipsis">{t('home.winners.none')}</span>}
        </span>
      ) : (
        <span className={styles.line} key={winner.id}>
          <WinnerPicture winner={winner} size={26} />
          <span className={styles.words}>
            <b>{winner.name}</b> {t('winner.won')} <Money amount={winner.amount} />{' '}
            <span className="ellipsis">{place(winner)}</span>
          </span>
        </span>
      )}
    </div>
  );
}

/** The shown win, and the newest win at the time it appeared. */
interface Shown {
  readonly id: string;
  readonly newest: string;
}

/** Returns the next win: new wins first, newest on, then the next older one, and then the newest again. */
function nextShown(winners: readonly Winner[], now: Shown | undefined): Shown | undefined {
  const [first] = winners;
  if (first === undefined) return undefined;
  const at = winners.findIndex(({ id }) => id === now?.id);
  const next = now?.newest === first.id ? (winners[at + 1] ?? first) : first;
  return { id: next.id, newest: first.id };
}

/** Draws a win's small picture: the game's tile, or the trophy of the draw. */
export function WinnerPicture({ winner, size }: { winner: Winner; size: number }) {
  const [failed, setFailed] = useState(false);
  if (winner.tile === undefined || winner.tile === '' || failed) return <Emoji name="winners" size={size} />;
  return (
    <img
      src={size > TINY ? smallTile(winner.tile) : tinyTile(winner.tile)}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      onError={() => setFailed(true)}
    />
  );
}
