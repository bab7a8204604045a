import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FrameMessage } from '../../../contract/game-frame.ts';
import { formatSigned } from '../../../contract/money.ts';
import { profileApi } from '../../api/profile.ts';
import { GameHead } from '../../casino/game-head.tsx';
import { NextStep } from '../../casino/next-step.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { track } from '../../platform/analytics.ts';
import { changeOpenRounds, setOpenRounds } from '../../rounds/open-rounds.ts';
import {
  useAppDispatch,
  useAppSelector,
  useBalance,
  useErrorText,
  useLoggedIn,
  usePreferences,
} from '../../store/hooks.ts';
import { useSoundSwitch } from '../../store/use-sound-switch.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useMedia, useTabVisible } from '../../ui/use-active.ts';
import styles from './game-room.module.css';
import { gameTexts } from './texts.ts';
import { useFrame } from './use-frame.ts';
import { useHeldResults } from './use-held-results.ts';
import { useLoadAgain } from './use-load-again.ts';
import { type GameAsk, useGameSession } from './use-game-session.ts';
import { useFullScreen, useWakeLock } from './use-screen.ts';

const MINUTE_MS = 60_000;

/**
 * The frame keeps its own origin, which is never the lobby's (useGameSession), and may neither navigate the page nor
 * open another.
 */
const SANDBOX = 'allow-scripts allow-same-origin';

/** Messages that may arrive in the middle of a round. */
const SAYS_NOTHING_OF_ROUNDS: ReadonlySet<FrameMessage['type']> = new Set([
  'balance',
  'orientation',
  'sceneFailed',
]);

/** Four corners, in the icons' view box. */
const CORNERS = { d: 'M8 3H3v5M16 3h5v5M8 21H3v-5M16 21h5v-5' };

/** Draws a game's frame with the lobby's bar: the way back, the server's balance, the net result, the time played. */
export function GameRoom(ask: GameAsk) {
  const t = useTexts(gameTexts);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const frame = useRef<HTMLIFrameElement>(null);
  const { game, error, reopen } = useGameSession(ask);
  const [isReady, setReady] = useState(false);
  const [hasAnswered, setAnswered] = useState(false);
  /** Number of times that the frame has requested the player's settings. */
  const [asked, setAsked] = useState(0);
  const [isEnded, setEnded] = useState(false);
  const [net, setNet] = useState(0);
  const [isShort, setShort] = useState(false);
  const balance = useBalance();
  const claimed = useRef<number>(undefined);
  const isLoggedIn = useLoggedIn();
  const dispatch = useAppDispatch();
  const isForCoins = game?.mode === 'coins';

  const { attempt, onLoad } = useLoadAgain(hasAnswered);
  const { hold, release } = useHeldResults();
  const send = useFrame(frame, game?.frameUrl, (message) => {
    setAnswered(true);
    if (message.type === 'started' || message.type === 'ready') setAsked((before) => before + 1);
    if (message.type === 'ready') {
      setReady(true);
      setOpenRounds(0);
    }
    if (message.type === 'balance') claimed.current = message.balance;
    if (message.type === 'insufficientFunds') setShort(true);
    if (message.type === 'betPlaced') {
      setShort(false);
      changeOpenRounds(1);
      hold();
    } else if (message.type === 'resultAwaited') hold();
    else if (!SAYS_NOTHING_OF_ROUNDS.has(message.type)) release();
    if (message.type === 'betRefused') changeOpenRounds(-1);
    if (message.type === 'sceneFailed') track('scene_failed', { reason: message.reason, gameId: ask.gameId });
    if (message.type === 'roundSettled') {
      changeOpenRounds(-1);
      setNet((before) => before + message.payout - message.stake);
    }
    // The frame's message is not trusted: the server's answer is shown.
    if (isForCoins && isLoggedIn && ['roundSettled', 'insufficientFunds'].includes(message.type))
      void dispatch(
        profileApi.endpoints.getBalances.initiate(undefined, { subscribe: false, forceRefetch: true }),
      );
    if (message.type === 'close') void navigate(href('home'));
    if (message.type === 'error' && message.reason === 'sessionEnded') setEnded(true);
  });

  const { locale, sound, reduceMotion, turbo, calmMode } = usePreferences();
  useEffect(() => {
    if (asked > 0) send({ type: 'settings', locale, sound, reduceMotion, turbo, calmMode });
  }, [asked, send, locale, sound, reduceMotion, turbo, calmMode]);
  const isVisible = useTabVisible();
  // Nothing new begins while the reality check is open.
  const isChecking = useAppSelector(({ modals }) => modals.some(({ name }) => name === 'realityCheck'));
  const isPaused = !isVisible || isChecking;
  useEffect(() => {
    if (isReady) send({ type: 'pause', paused: isPaused });
  }, [isReady, send, isPaused]);
  useEffect(() => () => setOpenRounds(0), []);
  useEffect(() => {
    if (!isReady || !isForCoins || balance === undefined || claimed.current === balance.coin) return;
    send({ type: 'balanceChanged', revision: balance.coinVersion });
  }, [isReady, send, isForCoins, balance]);

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
        <div className={styles.ended} role="alert">
          <h2 className="title">{t('ended.title')}</h2>
          <p>{t('ended.help')}</p>
          <Button
            kind="gold"
            onClick={() => {
              setEnded(false);
              setReady(false);
              setAnswered(false);
              setNet(0);
              reopen();
            }}
          >
            {t('again')}
          </Button>
        </div>
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

/** Returns the whole minutes since the game was opened. */
function useMinutes(isOpen: boolean): number {
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => setMinutes((before) => before + 1), MINUTE_MS);
    return () => clearInterval(timer);
  }, [isOpen]);
  return minutes;
}
