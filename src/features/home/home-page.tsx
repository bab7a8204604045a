import { lazy, Suspense, useCallback, useDeferredValue } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Game } from '../../../contract/config.ts';
import { isApiError } from '../../api/api-error.ts';
import { useGetLobbyConfigQuery, type LobbyConfig } from '../../api/config.ts';
import { useAppDispatch, useErrorText, useLoggedIn, useWinners } from '../../store/hooks.ts';
import { modalOpened } from '../../store/modals-slice.ts';
import { useT } from '../../i18n/i18n.tsx';
import { track } from '../../platform/analytics.ts';
import { Button } from '../../ui/button.tsx';
import { PoolPlates } from '../../casino/pool-plates.tsx';
import { OneByOne } from '../../ui/one-by-one.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useDesktop } from '../../ui/use-active.ts';
import { useNewcomer } from '../../casino/use-newcomer.ts';
import { WinnersStrip } from '../../casino/winners-strip.tsx';
import { Banners } from './banners.tsx';
import { GridSkeleton, SectionsSkeleton } from './home-skeleton.tsx';
import styles from './home.module.css';
import { GameRow, HotGames, SectionHead } from './sections.tsx';
import { TypeChips } from './type-chips.tsx';
import { useGameFromLocation } from './use-game-from-location.ts';
import { pictures } from '../../casino/pictures.ts';
import { loginHref } from '../../pages/href.ts';

// Its place is kept; what stands there comes after the first paint.
const ActivityRow = lazy(() => import('./activity-row.tsx'));
const Today = lazy(() => import('./today.tsx'));
const WelcomeGuide = lazy(() => import('./welcome-guide.tsx'));
const FoundGames = lazy(() => import('./found-games.tsx'));
const GameGrid = lazy(() => import('./game-grid.tsx'));
const Footer = lazy(() => import('./footer.tsx'));

/** The lobby: highlights, pools, winners, kinds of game, and every game of the house. */
export default function HomePage() {
  const t = useT();
  const desktop = useDesktop();
  const [query, setQuery] = useSearchParams();
  const type = query.get('type') ?? '';
  const typed = query.get('q') ?? '';
  const filtering = type !== '' || typed !== '';
  const { data: answer, error, isFetching, refetch } = useGetLobbyConfigQuery();
  // Drawn in slices: an answer from the store would be drawn in one piece.
  const data = useDeferredValue(answer);
  const open = useOpenGame();
  useGameFromLocation();

  const find = useCallback(
    (text: string) =>
      setQuery(
        (now) => {
          if (text === '') now.delete('q');
          else now.set('q', text);
          return now;
        },
        { replace: true },
      ),
    [setQuery],
  );

  return (
    <>
      <title>{t('app.title')}</title>
      <h1 className="sr-only">{t(filtering ? 'nav.games' : 'home.title')}</h1>
      {!filtering && (
        <>
          <Highlights />
          {!desktop && <PoolsAndWinners />}
        </>
      )}
      <TypeChips
        types={data?.gameTypes}
        type={type === '' && typed !== '' ? 'all' : type}
        typed={typed}
        count={data?.games.length}
        onType={find}
      />
      {data === undefined ? (
        error === undefined ? (
          filtering ? (
            <GridSkeleton />
          ) : (
            <SectionsSkeleton />
          )
        ) : (
          <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
        )
      ) : filtering ? (
        <Suspense fallback={<GridSkeleton />}>
          <FoundGames config={data} type={type} typed={typed} onOpen={open} />
        </Suspense>
      ) : (
        <Lobby config={data} onOpen={open} />
      )}
    </>
  );
}

/** The banners and what today brings; for a newcomer whose gifts wait, the way to them in the place of both. */
function Highlights() {
  const isNewcomer = useNewcomer();
  const usual = (
    <OneByOne>
      <Banners />
      <Suspense>
        <Today />
      </Suspense>
    </OneByOne>
  );
  return (
    <div className={styles.highlights}>
      {isNewcomer ? (
        <Suspense fallback={<Banners />}>
          <WelcomeGuide>{usual}</WelcomeGuide>
        </Suspense>
      ) : (
        usual
      )}
    </div>
  );
}

function PoolsAndWinners() {
  const winners = useDeferredValue(useWinners());
  return (
    <div className={styles.pools}>
      <PoolPlates />
      <WinnersStrip winners={winners} />
    </div>
  );
}

/** The configuration did not come: no network is said in its own words, and is tried again on its own. */
function Failed({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  if (!isApiError(error) || error.kind !== 'offline') {
    return <ErrorState help={errorText(error)} busy={busy} onRetry={onRetry} />;
  }
  return (
    <EmptyState
      picture={pictures.antenna}
      title={t('offline.title')}
      help={t('offline.help')}
      action={
        <Button kind="gold" icon="refresh-cw" busy={busy} onClick={onRetry}>
          {t('offline.try')}
        </Button>
      }
    />
  );
}

function Lobby({ config, onOpen }: { config: LobbyConfig; onOpen: (game: Game) => void }) {
  const t = useT();
  if (config.games.length === 0)
    return (
      <Suspense>
        <FoundGames config={config} type="" typed="" onOpen={onOpen} />
      </Suspense>
    );
  return (
    <>
      <OneByOne>
        <HotGames games={config.games} onOpen={onOpen} />
        <div className={styles.fair}>
          <Suspense>
            <ActivityRow />
          </Suspense>
        </div>
        <GameRow type="originals" games={config.games} onOpen={onOpen} />
        <GameRow type="slots" games={config.games} onOpen={onOpen} />
        <GameRow type="live" games={config.games} onOpen={onOpen} />
        <>
          <SectionHead emoji="lobby" title={t('home.section.all')} />
          <Suspense>
            <GameGrid games={config.games} types={config.gameTypes} onOpen={onOpen} />
            <Footer />
          </Suspense>
        </>
      </OneByOne>
    </>
  );
}

/** Opens a game's sheet; a guest logs in first and comes back to it. */
function useOpenGame(): (game: Game) => void {
  const loggedIn = useLoggedIn();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  return useCallback(
    (game: Game) => {
      track('game_pressed', { gameId: game.id });
      if (loggedIn) dispatch(modalOpened({ name: 'game', gameId: game.id }));
      else void navigate(loginHref(`/?gameId=${game.id}`));
    },
    [loggedIn, navigate, dispatch],
  );
}
