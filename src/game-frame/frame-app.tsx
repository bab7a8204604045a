import { Suspense, useEffect, useMemo, useState } from 'react';
import type { LobbyMessage } from '../../contract/game-frame.ts';
import type { FramedTitle, GameServerAnswer } from '../../contract/game-server.ts';
import { LanguageProvider, type Language, useTexts } from '../i18n/i18n.tsx';
import { type ScenePreferences, useSceneChoices } from '../scene/use-scene-choices.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { OpeningGame } from './first-picture.tsx';
import styles from './frame-app.module.css';
import { FRAME_GAMES } from './games.ts';
import type { LobbyLink } from './lobby-link.ts';
import { MissingPart } from './missing-part.tsx';
import type { GameServerCalls } from './game-server-calls.ts';
import { frameTexts } from './texts.ts';
import { type Turbo, TurboContext } from './turbo.tsx';
import { useGameServer } from './use-game-server.ts';

type Settings = Extract<LobbyMessage, { type: 'settings' }>;

/** Settings until the lobby has sent the player's settings: sound is off. */
const FIRST: Omit<Settings, 'app' | 'version' | 'type'> = {
  locale: 'en',
  sound: false,
  effectsVolume: 100,
  reduceMotion: false,
  turbo: false,
  calmMode: false,
};

interface FrameAppProps {
  /** Calls of the game server; undefined if the frame's address has no token. */
  readonly calls: GameServerCalls | undefined;
  /** The game server's answer to opening the game, which was requested before anything is drawn. */
  readonly opening: Promise<GameServerAnswer<'open'>> | undefined;
  /** Game and art of the title, read from the frame's address. */
  readonly framed: FramedTitle | undefined;
  readonly link: LobbyLink;
  readonly language: Language;
}

/** Draws the frame of a game: applies the settings that the lobby sends, and shows the game. */
export function FrameApp({ calls, opening, framed, link, language }: FrameAppProps) {
  const [settings, setSettings] = useState(FIRST);
  const [isPaused, setPaused] = useState(false);
  const [revision, setRevision] = useState(0);
  useEffect(() => {
    const stop = link.listen((message) => {
      if (message.type === 'settings') setSettings(message);
      if (message.type === 'pause') setPaused(message.paused);
      if (message.type === 'close') setPaused(true);
      if (message.type === 'balanceChanged') setRevision(message.revision);
    });
    // The lobby answers with the player's settings, which arrive before the scene is created.
    link.send({ type: 'started' });
    return stop;
  }, [link]);
  const { reduceMotion, locale } = settings;
  useEffect(() => {
    if (reduceMotion) document.documentElement.dataset['motion'] = 'reduced';
    else delete document.documentElement.dataset['motion'];
  }, [reduceMotion]);
  return (
    <LanguageProvider locale={locale} initial={language}>
      {calls === undefined ? (
        <Closed link={link} />
      ) : (
        <OpenedFrame
          calls={calls}
          opening={opening}
          framed={framed}
          link={link}
          preferences={{ ...settings, music: false, musicVolume: 0 }}
          isPaused={isPaused}
          revision={revision}
        />
      )}
    </LanguageProvider>
  );
}

interface OpenedFrameProps {
  readonly calls: GameServerCalls;
  readonly opening: Promise<GameServerAnswer<'open'>> | undefined;
  readonly framed: FramedTitle | undefined;
  readonly link: LobbyLink;
  readonly preferences: ScenePreferences;
  readonly isPaused: boolean;
  /** Number that grows when the balance was changed outside the game; the game is then opened again. */
  readonly revision: number;
}

function OpenedFrame(props: OpenedFrameProps) {
  const { calls, opening, framed, link, preferences, isPaused, revision } = props;
  const gameServer = useGameServer(calls, link, opening);
  const [ownTurbo, setTurbo] = useState<boolean>();
  const isCalm = preferences.calmMode;
  const isTurbo = !isCalm && (ownTurbo ?? preferences.turbo);
  const choices = useSceneChoices({ ...preferences, turbo: isTurbo });
  const turbo = useMemo<Turbo>(
    () => ({ isOn: isTurbo, change: isCalm ? undefined : setTurbo }),
    [isTurbo, isCalm],
  );
  const { status, game, reload } = gameServer;
  useEffect(() => {
    if (revision > 0) reload();
  }, [revision, reload]);
  useEffect(() => {
    if (game) document.title = game.title;
  }, [game]);
  const isOpen = game !== undefined;
  useEffect(() => {
    if (isOpen) link.send({ type: 'ready' });
  }, [isOpen, link]);
  if (status === 'ended') return <Closed link={link} />;
  if (status === 'unreachable') return <Closed link={link} onRetry={reload} />;
  if (game === undefined) return <OpeningGame framed={framed} />;
  const Game = FRAME_GAMES[game.game];
  // This build does not know the game yet. When the player opens it again, the newest build is loaded.
  if (Game === undefined) return <Closed link={link} />;
  return (
    <Suspense fallback={<OpeningGame framed={game} />}>
      <TurboContext value={turbo}>
        <Game gameServer={gameServer} game={game} choices={choices} isPaused={isPaused} />
      </TurboContext>
    </Suspense>
  );
}

interface ClosedProps {
  readonly link: LobbyLink;
  /** Called to try again; undefined if the game has ended. */
  readonly onRetry?: () => void;
}

/** Shows why there is no game, with a button to leave and, if useful, one to try again. */
function Closed({ link, onRetry }: ClosedProps) {
  const t = useTexts(frameTexts);
  const leave = <Button onClick={() => link.send({ type: 'close' })}>{t('leave')}</Button>;
  return (
    <main className={styles.closed}>
      {onRetry ? (
        <MissingPart onRetry={onRetry} leave={leave} />
      ) : (
        <EmptyState title={t('ended.title')} help={t('ended.help')} action={leave} />
      )}
    </main>
  );
}
