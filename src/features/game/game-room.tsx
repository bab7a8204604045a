import { useEffect, useRef, useState } from 'react';
import { formatSigned } from '../../../contract/money.ts';
import { GameHead } from '../../casino/game-head.tsx';
import { NextStep } from '../../casino/next-step.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { useBalance, useErrorText } from '../../store/hooks.ts';
import { useSoundSwitch } from '../../store/use-sound-switch.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useMedia } from '../../ui/use-active.ts';
import styles from './game-room.module.css';
import { gameTexts } from './texts.ts';
import { useGameRoom } from './use-game-room.ts';
import { useLoadAgain } from './use-load-again.ts';
import { type GameAsk, useGameSession } from './use-game-session.ts';
import { useFullScreen, useWakeLock } from './use-screen.ts';

const MINUTE_MS = 60_000;

/**
 * Permissions of the frame: scripts, and its own origin, which is never the lobby's (useGameSession). It may neither
 * navigate the page nor open a window.
 */
const SANDBOX = 'allow-scripts allow-same-origin';

/** Path of the full-screen icon (four corners), for a view box of 24 × 24. */
const CORNERS = { d: 'M8 3H3v5M16 3h5v5M8 21H3v-5M16 21h5v-5' };

/**
 * Draws a game's frame below the lobby's bar, which has the back button, the server's balance, the session's result and
 * the time played.
 */
export function GameRoom(ask: GameAsk) {
  const t = useTexts(gameTexts);
  const errorText = useErrorText();
  const frame = useRef<HTMLIFrameElement>(null);
  const { game, error, reopen } = useGameSession(ask);
  const { state, send } = useGameRoom(frame, game, ask.gameId);
  const { isReady, hasAnswered, isEnded, isShort, net } = state;
  const { attempt, onLoad } = useLoadAgain(hasAnswered);
  const balance = useBalance();
  const isForCoins = game?.mode === 'coins';

  useWakeLock();
  const minutes = useMinutes(game !== undefined);
  const wanted = game?.orientation ?? 'any';
  const full = useFullScreen(wanted);
  const isUpright = useMedia('(orientation: portrait)');
  const isTurned = wanted === 'any' || (wanted === 'portrait') === isUpright;
  const soundSwitch = useSoundSwitch();

  return (
    <div className={styles.room}>
      <GameHead
        title={game?.title ?? t('opening')}
        balance={isForCoins ? balance?.coin : undefined}
        sound={soundSwitch}
        always
      >
        <span className={styles.facts}>
          <span>{t('net', { amount: formatSigned(net) })}</span>
          <span aria-label={t('played.label', { count: minutes })}>{t('played', { count: minutes })}</span>
        </span>
        {full.isOffered && (
          <IconButton icon={CORNERS} label={t(full.isOn ? 'full.leave' : 'full')} onClick={full.toggle} />
        )}
      </GameHead>
      {game?.mode === 'fun' && <p className={styles.line}>{t('fun')}</p>}
      {isForCoins && isShort && (
        <div className={styles.short}>
          <NextStep reason={t('short')} needs="coins" />
        </div>
      )}
      {!isTurned && <p className={styles.line}>{t(`turn.${wanted}`)}</p>}
      {error !== undefined && (
        <ErrorState title={t('failed.title')} help={errorText(error)} onRetry={reopen} />
      )}
      {isEnded && (
        <SessionEnded
          onAgain={() => {
            send({ type: 'reopened' });
            reopen();
          }}
        />
      )}
      {error === undefined && !isEnded && (
        <div className={styles.place}>
          {!isReady && (
            <p className={styles.opening} role="status">
              {t('opening')}
            </p>
          )}
          {game && (
            <iframe
              ref={frame}
              key={`${game.sessionId} ${attempt}`}
              onLoad={onLoad}
              className={styles.frame}
              src={game.frameUrl}
              title={game.title}
              sandbox={SANDBOX}
              allow="autoplay"
              referrerPolicy="origin"
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Shows that the session has ended, with a button that opens the game again. */
function SessionEnded({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTexts(gameTexts);
  return (
    <div className={styles.ended} role="alert">
      <h2 className="title">{t('ended.title')}</h2>
      <p>{t('ended.help')}</p>
      <Button kind="gold" onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  );
}

/** Returns the number of whole minutes since the game was opened. */
function useMinutes(isOpen: boolean): number {
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => setMinutes((before) => before + 1), MINUTE_MS);
    return () => clearInterval(timer);
  }, [isOpen]);
  return minutes;
}
