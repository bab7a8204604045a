import { useMemo, useState } from 'react';
import type { Game } from '../../../contract/config.ts';
import { useGetLobbyConfigQuery } from '../../api/config.ts';
import { useGetMemberGamesQuery } from '../../api/member-games.ts';
import { morePictures } from '../../casino/more-pictures.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { gamesHref } from '../../pages/href.ts';
import { GameTile } from './game-tile.tsx';
import { GridSkeleton } from './home-skeleton.tsx';
import { LobbyFailed } from './lobby-failed.tsx';
import styles from './member-games.module.css';
import { shapeOf } from './tile-shapes.ts';
import { useGameFromLocation } from './use-game-from-location.ts';
import { useOpenGame } from './use-open-game.ts';

const en = {
  title: 'My games',
  liked: 'Liked',
  played: 'Recently played',
  'liked.none': 'No liked games yet',
  'liked.help': 'Tap Like on a game and you’ll find it here.',
  'played.none': 'Nothing played yet',
  'played.help': 'Your latest games show up here.',
  all: 'See all games',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Mga laro ko',
  liked: 'Mga na-like',
  played: 'Huling nilaro',
  'liked.none': 'Wala ka pang na-like na laro',
  'liked.help': 'Magbukas ng laro at pindutin ang I-like: dito mo ito makikita.',
  'played.none': 'Wala ka pang nalalaro',
  'played.help': 'Dito lalabas ang mga nilaro mo, pinakahuli muna.',
  all: 'Tingnan lahat ng laro',
};
const texts = { en, fil };

type List = 'liked' | 'played';

/** Draws the games that the player likes, and the games that the player opened, latest first. */
export default function MemberGamesPage() {
  const t = useTexts(texts);
  const [list, setList] = useState<List>('liked');
  const config = useGetLobbyConfigQuery();
  const own = useGetMemberGamesQuery(undefined, { refetchOnMountOrArgChange: true });
  const open = useOpenGame();
  useGameFromLocation();

  const games = useMemo(() => {
    const byId = new Map(config.data?.games.map((game) => [game.id, game]));
    const of = (ids: readonly number[] = []): readonly Game[] => ids.flatMap((id) => byId.get(id) ?? []);
    return {
      liked: of(own.data?.gameLikeIds),
      played: of(own.data?.gameHistory.map(({ gameId }) => gameId)),
    };
  }, [config.data, own.data]);

  const isKnown = config.data !== undefined && own.data !== undefined;
  const error = config.error ?? own.error;
  const retry = (): void => {
    if (config.error !== undefined) void config.refetch();
    if (own.error !== undefined) void own.refetch();
  };
  return (
    <Page title={t('title')} wide>
      <Tabs
        label={t('title')}
        group="member-games"
        value={list}
        onChange={setList}
        tabs={[
          { id: 'liked', label: t('liked') },
          { id: 'played', label: t('played') },
        ]}
      />
      <TabPanel group="member-games" value={list}>
        {isKnown ? (
          games[list].length === 0 ? (
            <EmptyState
              picture={morePictures.telescope}
              title={t(`${list}.none`)}
              help={t(`${list}.help`)}
              action={<LinkButton to={gamesHref('all')}>{t('all')}</LinkButton>}
            />
          ) : (
            <ul className={styles.grid}>
              {games[list].map((game) => (
                <li key={game.id}>
                  <GameTile game={game} shape={shapeOf(game.type)} onOpen={open} />
                </li>
              ))}
            </ul>
          )
        ) : error === undefined ? (
          <GridSkeleton />
        ) : (
          <LobbyFailed error={error} busy={config.isFetching || own.isFetching} onRetry={retry} />
        )}
      </TabPanel>
    </Page>
  );
}
