import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Game } from '../../../contract/config.ts';
import { useGetLobbyConfigQuery, type LobbyConfig } from '../../api/config.ts';
import { morePictures } from '../../casino/more-pictures.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useDesktop } from '../../ui/use-active.ts';
import { href } from '../../pages/href.ts';
import ActivityRow from './activity-row.tsx';
import { findGames, type Found } from './find-games.ts';
import GameGrid from './game-grid.tsx';
import { GridSkeleton } from './home-skeleton.tsx';
import { LobbyFailed } from './lobby-failed.tsx';
import { RecentSearches } from './recent-searches-row.tsx';
import { rememberSearch } from './recent-searches.ts';
import { filterCount, queryOf, type Search, searchIn, withoutFilters } from './search-address.ts';
import { searchEntries } from './search-entries.ts';
import { SearchFilters } from './search-filters.tsx';
import { SearchBar } from './search-bar.tsx';
import { useSearchT } from './search-texts.ts';
import styles from './search.module.css';
import { useGameFromLocation } from './use-game-from-location.ts';
import { useOpenGame } from './use-open-game.ts';
import { useSearch } from './use-search.ts';

/** Draws the search of all games and activities. The address stores the search, so that back and reload keep it. */
export default function SearchPage() {
  const t = useT();
  const own = useSearchT();
  const navigate = useNavigate();
  const desktop = useDesktop();
  const [query, setQuery] = useSearchParams();
  const search = useMemo(() => searchIn(query), [query]);
  const { data, error, isFetching, refetch } = useGetLobbyConfigQuery();
  useGameFromLocation();

  const ask = useCallback((next: Search) => setQuery(queryOf(next), { replace: true }), [setQuery]);
  const back = () => {
    const index: unknown = (history.state as { idx?: unknown } | null)?.idx;
    if (typeof index === 'number' && index > 0) void navigate(-1);
    else void navigate(href('home'), { replace: true });
  };
  return (
    <>
      <title>{`${own('title')} · Perya`}</title>
      <h1 className="sr-only">{own('title')}</h1>
      {!desktop && (
        <header className={styles.head}>
          <IconButton icon="chevron-left" label={t('action.back')} onClick={back} />
          <SearchBox
            value={search.text}
            label={t('home.search')}
            placeholder={
              data === undefined
                ? t('home.search')
                : t('home.search.placeholder', { count: data.games.length })
            }
            onText={(text) => ask({ ...search, text })}
            onEnter={() => rememberSearch(search.text)}
            autoFocus={search.text === '' && filterCount(search) === 0}
          />
        </header>
      )}
      {data !== undefined ? (
        <Results config={data} search={search} onAsk={ask} />
      ) : error === undefined ? (
        <GridSkeleton />
      ) : (
        <LobbyFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </>
  );
}

interface ResultsProps {
  readonly config: LobbyConfig;
  readonly search: Search;
  readonly onAsk: (search: Search) => void;
}

function Results({ config, search, onAsk }: ResultsProps) {
  const t = useSearchT();
  const [choosing, setChoosing] = useState(false);
  const { games, brands } = config;
  const entries = useMemo(() => searchEntries(games, brands), [games, brands]);
  const text = search.text.trim();
  const { answer, hasFailed, retry } = useSearch(entries, text);
  const waits = text !== '' && answer === undefined;
  const found = useMemo(() => findGames(games, answer, search), [games, answer, search]);
  // Typing has priority over rendering the results.
  const shown = useDeferredValue(found);

  if (hasFailed) return <ErrorState help={t('failed')} onRetry={retry} />;
  return (
    <>
      {text === '' && <RecentSearches onAsk={(again) => onAsk({ ...search, text: again })} />}
      <SearchBar
        config={config}
        search={search}
        count={waits ? undefined : shown.games.length}
        onAsk={onAsk}
        onChoose={() => setChoosing(true)}
      />
      {waits ? <GridSkeleton /> : <FoundParts config={config} search={search} found={shown} onAsk={onAsk} />}
      {choosing && (
        <SearchFilters
          config={config}
          search={search}
          count={found.games.length}
          onAsk={onAsk}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

function FoundParts({ config, search, found, onAsk }: ResultsProps & { readonly found: Found }) {
  const t = useSearchT();
  const openGame = useOpenGame();
  const text = search.text.trim();
  const open = useCallback(
    (game: Game) => {
      rememberSearch(text);
      openGame(game);
    },
    [text, openGame],
  );
  const isAsked = text !== '' || search.sort !== 'best';
  const { activities, games, instead, why } = found;
  return (
    <>
      {activities.length > 0 && (
        <div className={styles.activities}>
          <ActivityRow among={activities} />
        </div>
      )}
      {why !== undefined && (
        <div className={styles.none}>
          <EmptyState
            picture={morePictures.telescope}
            title={why === 'unfiltered' || text === '' ? t('none.filters') : t('none.title', { text })}
            help={t(`none.${why}`)}
            {...(filterCount(search) > 0 && {
              action: (
                <Button kind="violet" onClick={() => onAsk(withoutFilters(search))}>
                  {t('filters.clear')}
                </Button>
              ),
            })}
          />
        </div>
      )}
      <GameGrid
        games={why === undefined ? games : instead}
        types={config.gameTypes}
        onOpen={open}
        asGiven={isAsked || why !== undefined}
      />
    </>
  );
}
