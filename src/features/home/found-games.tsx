import { useMemo } from 'react';
import type { Game } from '../../../contract/config.ts';
import type { LobbyConfig } from '../../api/config.ts';
import { morePictures } from '../../casino/more-pictures.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { gamesHref } from '../../pages/href.ts';
import { gamesOfType } from './find-games.ts';
import GameGrid from './game-grid.tsx';

import styles from './home.module.css';

const en = {
  results: '{count} {count:game|games} found',
  all: 'See all games',
  empty: 'No games here yet',
  'empty.help': 'Try another type for now.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  results: '{count} laro ang nakita',
  all: 'Tingnan lahat ng laro',
  empty: 'Wala pang laro rito',
  'empty.help': 'Tumingin muna sa iba.',
};
const texts = { en, fil };

interface FoundGamesProps {
  readonly config: LobbyConfig;
  readonly type: string;
  readonly onOpen: (game: Game) => void;
}

/** Draws the games of a category and their number; an empty `type` means games of all categories. */
export default function FoundGames({ config, type, onOpen }: FoundGamesProps) {
  const t = useTexts(texts);
  const games = useMemo(() => gamesOfType(config.games, type === '' ? 'all' : type), [config.games, type]);
  return (
    <>
      <p className={styles.count} role="status">
        {t('results', { count: games.length })}
      </p>
      {games.length === 0 ? (
        <EmptyState
          picture={morePictures.telescope}
          title={t('empty')}
          help={t('empty.help')}
          action={<LinkButton to={gamesHref('all')}>{t('all')}</LinkButton>}
        />
      ) : (
        <GameGrid games={games} types={config.gameTypes} onOpen={onOpen} amongHot={type === 'hot'} />
      )}
    </>
  );
}
