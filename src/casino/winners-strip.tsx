import { useCallback, useEffect, useRef, useState } from 'react';
import type { Winner } from '../../contract/pools.ts';
import { useT } from '../i18n/i18n.tsx';
import { Emoji } from './emoji.tsx';
import { smallTile, tinyTile } from './tiles.ts';
import { Money } from '../ui/money.tsx';
import { useAmbient } from '../ui/use-active.ts';
import styles from './winners-strip.module.css';

/** Largest width at which a picture uses its tile's tiny file, CSS px. */
const TINY = 28;
/** Time for which each win is shown, ms. */
const SHOWN_MS = 4000;

/** Returns a function that names where a win was made: the game's title, the draw, or the jackpot pool. */
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
  /** Latest real wins of all players, newest first; undefined while they load. */
  winners: readonly Winner[] | undefined;
}

/**
 * Draws the latest real wins one after another in a line of text, without a canvas. A new win waits until the current
 * one's time is over. The line pauses under a pointer and while motion is paused; screen readers do not read it out.
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
  // Shows the newest win if none is shown yet, or if the shown win has left the list while the strip was paused.
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
            <b>
              <bdi>{winner.name}</bdi>
            </b>{' '}
            {t('winner.won')} <Money amount={winner.amount} />{' '}
            <span className="ellipsis">{place(winner)}</span>
          </span>
        </span>
      )}
    </div>
  );
}

/** Id of the shown win, and id of the win that was newest when the shown win appeared. */
interface Shown {
  readonly id: string;
  readonly newest: string;
}

/**
 * Returns the win to show next: the newest if it arrived meanwhile, else the next older one, and after the oldest the
 * newest again.
 */
function nextShown(winners: readonly Winner[], now: Shown | undefined): Shown | undefined {
  const [first] = winners;
  if (first === undefined) return undefined;
  const at = winners.findIndex(({ id }) => id === now?.id);
  const next = now?.newest === first.id ? (winners[at + 1] ?? first) : first;
  return { id: next.id, newest: first.id };
}

/** Draws the picture of a win: the tile of its game; a trophy for a win in the draw, or if the tile fails to load. */
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
