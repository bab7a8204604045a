import { lazy, Suspense, useCallback, useDeferredValue, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Game } from '../../../contract/config.ts';
import { isApiError } from '../../api/api-error.ts';
import { useGetLobbyConfigQuery, type LobbyConfig } from '../../api/config.ts';
import {
  useAppDispatch,
  useAppSelector,
  useErrorText,
  useLoggedIn,
  usePools,
  useWinners,
} from '../../store/hooks.ts';
import { modalOpened } from '../../store/modals-slice.ts';
import { useT } from '../../i18n/i18n.tsx';
import { track } from '../../platform/analytics.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PoolPlates } from '../../casino/pool-plates.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useDesktop } from '../../ui/use-active.ts';
import { WinnersStrip } from '../../casino/winners-strip.tsx';
import { Banners } from './banners.tsx';
import { gamesOfType, searchGames } from './game-groups.ts';
import { GridSkeleton, SectionsSkeleton } from './home-skeleton.tsx';
import styles from './home.module.css';
import { LobbySections, SectionHead } from './sections.tsx';
import { TypeChips } from './type-chips.tsx';
import { useGameFromLocation } from './use-game-from-location.ts';
import { pictures } from '../../casino/pictures.ts';
import { loginHref } from '../../pages/href.ts';

// Its place is kept; what stands there comes after the first paint.
const ActivityRow = lazy(() => import('./activity-row.tsx'));
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
  const { data, error, isFetching, refetch } = useGetLobbyConfigQuery();
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
          <Banners />
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
        <Found config={data} type={type} typed={typed} onOpen={open} />
      ) : (
        <Lobby config={data} onOpen={open} />
      )}
    </>
  );
}

function PoolsAndWinners() {
  const pools = usePools();
  const winners = useWinners();
  const rolling = useAppSelector((state) => state.live.rounds === 0);
  return (
    <div className={styles.pools}>
      <PoolPlates pools={pools} rolling={rolling} />
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

interface GamesProps {
  config: LobbyConfig;
  onOpen: (game: Game) => void;
}

const noTypes: NonNullable<LobbyConfig['gameTypes']> = [];

function Lobby({ config, onOpen }: GamesProps) {
  const t = useT();
  if (config.games.length === 0)
    return <EmptyState picture={pictures.telescope} title={t('home.empty')} help={t('home.empty.help')} />;
  return (
    <>
      <div className={styles.fair}>
        <Suspense>
          <ActivityRow />
        </Suspense>
      </div>
      <LobbySections games={config.games} onOpen={onOpen} />
      <SectionHead emoji="lobby" title={t('home.section.all')} />
      <Suspense>
        <GameGrid games={config.games} types={config.gameTypes ?? noTypes} onOpen={onOpen} />
        <Footer />
      </Suspense>
    </>
  );
}

function Found({ config, type, typed, onOpen }: GamesProps & { type: string; typed: string }) {
  const t = useT();
  const asked = useDeferredValue(typed);
  const games = useMemo(
    () => searchGames(gamesOfType(config.games, type === '' ? 'all' : type), asked),
    [config.games, type, asked],
  );
  return (
    <>
      <p className={styles.count} role="status">
        {t('home.search.results', { count: games.length })}
      </p>
      {games.length === 0 ? (
        <EmptyState
          picture={pictures.telescope}
          title={t(typed === '' ? 'home.empty' : 'home.search.none')}
          help={t(typed === '' ? 'home.empty.help' : 'home.search.none.help')}
          action={<LinkButton to="/?type=all">{t('home.search.all')}</LinkButton>}
        />
      ) : (
        <Suspense fallback={<GridSkeleton />}>
          <GameGrid
            games={games}
            types={config.gameTypes ?? noTypes}
            onOpen={onOpen}
            asGiven={asked !== ''}
            amongHot={type === 'hot'}
          />
        </Suspense>
      )}
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
