import { Suspense, useDeferredValue } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { Game } from '../../../contract/config.ts';
import { useGetLobbyConfigQuery, type LobbyConfig } from '../../api/config.ts';
import { useLoggedIn, useWinners } from '../../store/hooks.ts';
import { useT } from '../../i18n/i18n.tsx';
import { PoolPlates } from '../../casino/pool-plates.tsx';
import { OneByOne } from '../../ui/one-by-one.tsx';
import { useDesktop } from '../../ui/use-active.ts';
import { useNewcomer } from '../../casino/use-newcomer.ts';
import { WinnersStrip } from '../../casino/winners-strip.tsx';
import { searchHref } from '../../pages/href.ts';
import { Banners } from './banners.tsx';
import { GridSkeleton, SectionsSkeleton } from './home-skeleton.tsx';
import styles from './home.module.css';
import { LobbyFailed } from './lobby-failed.tsx';
import { GameRow, HotGames, SectionHead } from './sections.tsx';
import { TypeChips } from './type-chips.tsx';
import { useGameFromLocation } from './use-game-from-location.ts';
import { useOpenGame } from './use-open-game.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingNotice } from '../../ui/missing-notice.tsx';

// The page reserves the space of these parts; their code loads after the first paint.
const rest = async () => (await import('./below-fold.ts')).homeBelowFold;
const ActivityRow = lazyPart(async () => ({ default: (await rest()).ActivityRow }));
const GameGrid = lazyPart(async () => ({ default: (await rest()).GameGrid }), MissingNotice);
const TodayForGuests = lazyPart(async () => ({ default: (await rest()).TodayForGuests }));
const Today = lazyPart(() => import('./today.tsx'));
const WelcomeGuide = lazyPart(
  () => import('./welcome-guide.tsx'),
  ({ children }) => children,
);
const FoundGames = lazyPart(() => import('./found-games.tsx'), MissingNotice);
const HouseFooter = lazyPart(() => import('../../casino/house-footer.tsx'));

/** Draws the lobby: banners, pools, winners, categories and games. */
export default function HomePage() {
  const t = useT();
  const desktop = useDesktop();
  const [query] = useSearchParams();
  const type = query.get('type') ?? '';
  const typed = query.get('q') ?? '';
  const filtering = type !== '';
  const { data: answer, error, isFetching, refetch } = useGetLobbyConfigQuery();
  // Deferred, because React renders it in slices; an update from the store would render in one blocking step.
  const data = useDeferredValue(answer);
  const open = useOpenGame();
  useGameFromLocation();

  // Addresses from before the search had a page of its own.
  if (typed !== '') return <Navigate to={searchHref(typed)} replace />;
  const head = (
    <>
      <title>{t('app.title')}</title>
      <h1 className="sr-only">{t(filtering ? 'nav.games' : 'home.title')}</h1>
    </>
  );
  // Without the configuration, the parts of the lobby would show their skeletons forever.
  if (data === undefined && error !== undefined)
    return (
      <>
        {head}
        <LobbyFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        <Suspense>
          <HouseFooter />
        </Suspense>
      </>
    );
  return (
    <>
      {head}
      {!filtering && (
        <>
          <Highlights />
          {!desktop && <PoolsAndWinners />}
        </>
      )}
      <TypeChips types={data?.gameTypes} type={type} count={data?.games.length} />
      {data === undefined ? (
        filtering ? (
          <GridSkeleton />
        ) : (
          <SectionsSkeleton />
        )
      ) : filtering ? (
        <Suspense fallback={<GridSkeleton />}>
          <FoundGames config={data} type={type} onOpen={open} />
          <HouseFooter />
        </Suspense>
      ) : (
        <Lobby config={data} onOpen={open} />
      )}
    </>
  );
}

/**
 * Draws the banners, and below them the offers of the day for players or the benefits for guests. A newcomer with gifts
 * to collect sees these gifts instead.
 */
function Highlights() {
  const isNewcomer = useNewcomer();
  const loggedIn = useLoggedIn();
  const usual = (
    <OneByOne>
      <Banners />
      <Suspense>{loggedIn ? <Today /> : <TodayForGuests />}</Suspense>
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

function Lobby({ config, onOpen }: { config: LobbyConfig; onOpen: (game: Game) => void }) {
  const t = useT();
  if (config.games.length === 0)
    return (
      <Suspense>
        <FoundGames config={config} type="" onOpen={onOpen} />
        <HouseFooter />
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
        <GameRow type="perya" games={config.games} onOpen={onOpen} />
        <GameRow type="scratch" games={config.games} onOpen={onOpen} />
        <>
          <SectionHead emoji="lobby" title={t('home.section.all')} />
          <Suspense>
            <GameGrid games={config.games} types={config.gameTypes} onOpen={onOpen} />
            <HouseFooter />
          </Suspense>
        </>
      </OneByOne>
    </>
  );
}
