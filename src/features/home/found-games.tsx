import { useDeferredValue, useMemo } from 'react';
import type { Game } from '../../../contract/config.ts';
import type { LobbyConfig } from '../../api/config.ts';
import { pictures } from '../../casino/pictures.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { searchActivities } from './activities.ts';
import ActivityRow from './activity-row.tsx';
import GameGrid from './game-grid.tsx';
import { gamesOfType, searchGames } from './search-games.ts';
import styles from './home.module.css';

const en = {
  results: '{count} {count:game|games} found',
  none: 'No game with that name',
  'none.help': 'Try fewer letters, or see all games.',
  all: 'See all games',
  empty: 'No games here yet',
  'empty.help': 'Try another type for now.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  results: '{count} laro ang nakita',
  none: 'Walang larong ganyan ang pangalan',
  'none.help': 'Bawasan ang letra, o tingnan lahat ng laro.',
  all: 'Tingnan lahat ng laro',
  empty: 'Wala pang laro rito',
  'empty.help': 'Tumingin muna sa iba.',
};
const texts = { en, fil };

interface FoundGamesProps {
  readonly config: LobbyConfig;
  readonly type: string;
  readonly typed: string;
  readonly onOpen: (game: Game) => void;
}

/**
 * The games of a kind or those that a search finds, with how many there are, below the activities that it finds. An empty
 * `type` is every kind.
 */
export default function FoundGames({ config, type, typed, onOpen }: FoundGamesProps) {
  const t = useTexts(texts);
  const asked = useDeferredValue(typed);
  const games = useMemo(
    () => searchGames(gamesOfType(config.games, type === '' ? 'all' : type), asked),
    [config.games, type, asked],
  );
  const activities = useMemo(() => searchActivities(asked), [asked]);
  return (
    <>
      {activities.length > 0 && <ActivityRow among={activities} />}
      <p className={styles.count} role="status">
        {t('results', { count: games.length })}
      </p>
      {games.length === 0 && activities.length > 0 ? null : games.length === 0 ? (
        <EmptyState
          picture={pictures.telescope}
          title={t(typed === '' ? 'empty' : 'none')}
          help={t(typed === '' ? 'empty.help' : 'none.help')}
          action={<LinkButton to="/?type=all">{t('all')}</LinkButton>}
        />
      ) : (
        <GameGrid
          games={games}
          types={config.gameTypes}
          onOpen={onOpen}
          asGiven={asked !== ''}
          amongHot={type === 'hot'}
        />
      )}
    </>
  );
}
