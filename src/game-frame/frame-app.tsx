import { type ComponentType, lazy, type LazyExoticComponent, Suspense, useEffect, useState } from 'react';
import type { LobbyMessage } from '../../contract/game-frame.ts';
import { LanguageProvider, type Language, useTexts } from '../i18n/i18n.tsx';
import { type ScenePreferences, useSceneChoices } from '../scene/use-scene-choices.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import styles from './frame-app.module.css';
import type { GameProps } from './game-props.ts';
import type { LobbyLink } from './lobby-link.ts';
import type { StudioCalls } from './studio-calls.ts';
import { frameTexts } from './texts.ts';
import { useStudio } from './use-studio.ts';

/** The games that have a scene, by their family. */
const GAMES: Readonly<Record<string, LazyExoticComponent<ComponentType<GameProps>>>> = {
  diamonds: lazy(() => import('./diamonds/diamonds-game.tsx')),
  'classic-reels': lazy(() => import('./reels/classic-reels-game.tsx')),
  dice: lazy(() => import('./dice/dice-game.tsx')),
  'balloon-pop': lazy(() => import('./balloon-pop/balloon-pop-game.tsx')),
  'carousel-cash': lazy(() => import('./carousel/carousel-game.tsx')),
  'drop-ball-daze': lazy(() => import('./drop-ball/drop-ball-game.tsx')),
  'duck-pond': lazy(() => import('./duck-pond/duck-pond-game.tsx')),
  'ferris-fortune': lazy(() => import('./ferris/ferris-game.tsx')),
  'coin-flips': lazy(() => import('./coin-flips/coin-flips-game.tsx')),
  cups: lazy(() => import('./cups/cups-game.tsx')),
  hilo: lazy(() => import('./hilo/hilo-game.tsx')),
  keno: lazy(() => import('./keno/keno-game.tsx')),
  'hold-reels': lazy(() => import('./reels/hold-reels-game.tsx')),
  limbo: lazy(() => import('./limbo/limbo-game.tsx')),
  'line-reels': lazy(() => import('./reels/line-reels-game.tsx')),
  mines: lazy(() => import('./mines/mines-game.tsx')),
  towers: lazy(() => import('./towers/towers-game.tsx')),
  crash: lazy(() => import('./crash/crash-game.tsx')),
  karera: lazy(() => import('./karera/karera-game.tsx')),
  pump: lazy(() => import('./pump/pump-game.tsx')),
  plinko: lazy(() => import('./plinko/plinko-game.tsx')),
  'beto-beto': lazy(() => import('./beto-beto/beto-beto-game.tsx')),
  'coaster-climb': lazy(() => import('./coaster-climb/coaster-climb-game.tsx')),
  'coin-toss-fair': lazy(() => import('./coin-toss-fair/coin-toss-fair-game.tsx')),
  'palo-sebo': lazy(() => import('./palo-sebo/palo-sebo-game.tsx')),
  'popcorn-plunge': lazy(() => import('./popcorn-plunge/popcorn-plunge-game.tsx')),
  'ring-toss': lazy(() => import('./ring-toss/ring-toss-game.tsx')),
  snakes: lazy(() => import('./snakes/snakes-game.tsx')),
  scratch: lazy(() => import('./scratch/scratch-game.tsx')),
  'tent-treasure': lazy(() => import('./tent-treasure/tent-treasure-game.tsx')),
  wheel: lazy(() => import('./wheel/wheel-game.tsx')),
  'tumble-reels': lazy(() => import('./reels/tumble-reels-game.tsx')),
  'ways-reels': lazy(() => import('./reels/ways-reels-game.tsx')),
};

type Settings = Extract<LobbyMessage, { type: 'settings' }>;

/** Until the lobby has told the player's choices: quiet, and as the device wants it. */
const FIRST: Omit<Settings, 'app' | 'version' | 'type'> = {
  locale: 'en',
  sound: false,
  reduceMotion: false,
  turbo: false,
  calmMode: false,
};

interface FrameAppProps {
  /** Undefined when the frame's address holds no token. */
  readonly calls: StudioCalls | undefined;
  readonly link: LobbyLink;
  readonly language: Language;
}

/** The frame of a game: what the lobby tells of the player's choices, and the game. */
export function FrameApp({ calls, link, language }: FrameAppProps) {
  const [settings, setSettings] = useState(FIRST);
  const [isPaused, setPaused] = useState(false);
  const [revision, setRevision] = useState(0);
  useEffect(
    () =>
      link.listen((message) => {
        if (message.type === 'settings') setSettings(message);
        if (message.type === 'pause') setPaused(message.paused);
        if (message.type === 'close') setPaused(true);
        if (message.type === 'balanceChanged') setRevision(message.revision);
      }),
    [link],
  );
  const { reduceMotion, locale } = settings;
  useEffect(() => {
    if (reduceMotion) document.documentElement.dataset['motion'] = 'reduced';
    else delete document.documentElement.dataset['motion'];
  }, [reduceMotion]);
  return (
    <LanguageProvider locale={locale} initial={language}>
      {calls === undefined ? (
        <Closed link={link} reason="ended" />
      ) : (
        <OpenedFrame
          calls={calls}
          link={link}
          preferences={{ ...settings, music: false }}
          isPaused={isPaused}
          revision={revision}
        />
      )}
    </LanguageProvider>
  );
}

interface OpenedFrameProps {
  readonly calls: StudioCalls;
  readonly link: LobbyLink;
  readonly preferences: ScenePreferences;
  readonly isPaused: boolean;
  /** Another one: the balance was changed elsewhere. */
  readonly revision: number;
}

function OpenedFrame({ calls, link, preferences, isPaused, revision }: OpenedFrameProps) {
  const t = useTexts(frameTexts);
  const studio = useStudio(calls, link);
  const choices = useSceneChoices(preferences);
  const { status, game, reload } = studio;
  useEffect(() => {
    if (revision > 0) reload();
  }, [revision, reload]);
  useEffect(() => {
    if (game) document.title = game.title;
  }, [game]);
  if (status === 'ended') return <Closed link={link} reason="ended" />;
  if (status === 'unreachable') return <Closed link={link} reason="away" onRetry={reload} />;
  if (game === undefined)
    return (
      <p className={styles.loading} role="status">
        {t('loading')}
      </p>
    );
  const Game = GAMES[game.family];
  if (Game === undefined) return <Closed link={link} reason="soon" />;
  return (
    <Suspense
      fallback={
        <p className={styles.loading} role="status">
          {t('loading')}
        </p>
      }
    >
      <Game studio={studio} game={game} choices={choices} isPaused={isPaused} />
    </Suspense>
  );
}

/** There is nothing to play: why, and the way on. */
function Closed({
  link,
  reason,
  onRetry,
}: {
  readonly link: LobbyLink;
  readonly reason: 'ended' | 'away' | 'soon';
  readonly onRetry?: () => void;
}) {
  const t = useTexts(frameTexts);
  return (
    <main className={styles.closed}>
      <EmptyState
        title={t(`${reason}.title`)}
        help={t(`${reason}.help`)}
        action={
          <>
            {onRetry && <RetryButton onRetry={onRetry} />}
            <Button onClick={() => link.say({ type: 'close' })}>{t('leave')}</Button>
          </>
        }
      />
    </main>
  );
}

function RetryButton({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts(frameTexts);
  return (
    <Button kind="gold" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
}
