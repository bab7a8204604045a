import { useCallback, useEffect, useRef, useState } from 'react';
import type { Winner } from '../../contract/pools.ts';
import { useT } from '../i18n/i18n.tsx';
import { Emoji } from './emoji.tsx';
import { Money } from '../ui/money.tsx';
import { useAmbient } from '../ui/use-active.ts';
import styles from './winners-strip.module.css';

/** A winner is shown this long, in ms. */
const SHOWN_MS = 4000;

/** Where a win was made, in words: a game's title, the draw, or a jackpot tier. */
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
 * One line that shows the latest real wins in turn: the winners ticker without a canvas. New wins enter at the next
 * change and nothing jumps; it stands still under a pointer, under focus and when motion is paused. Not announced.
 */
export function WinnersStrip({ winners }: WinnersStripProps) {
  const t = useT();
  const place = useWinPlace();
  const ref = useRef<HTMLDivElement>(null);
  const ambient = useAmbient(ref);
  const [held, setHeld] = useState(false);
  const [turn, setTurn] = useState(0);
  const count = winners?.length ?? 0;

  useEffect(() => {
    if (!ambient || held || count < 2) return;
    const timer = setInterval(() => setTurn((now) => now + 1), SHOWN_MS);
    return () => clearInterval(timer);
  }, [ambient, held, count]);

  const winner = winners?.[count === 0 ? 0 : turn % count];
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
        <span className={styles.line} key={`${turn} ${winner.id}`}>
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

/** A win's small picture: the game's tile, or the trophy of the draw. */
export function WinnerPicture({ winner, size }: { winner: Winner; size: number }) {
  const [failed, setFailed] = useState(false);
  if (winner.tile === undefined || winner.tile === '' || failed) return <Emoji name="winners" size={size} />;
  return (
    <img src={winner.tile} width={size} height={size} alt="" loading="lazy" onError={() => setFailed(true)} />
  );
}
