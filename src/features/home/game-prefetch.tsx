import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useGetConfigKeysQuery, useGetLobbyConfigQuery } from '../../api/config.ts';
import { pages } from '../../pages/pages.ts';
import { prefetch, mayPrefetch } from '../../platform/prefetch.ts';

/**
 * Prefetches what every hall game needs while its sheet is open: the code of the lobby's page, and the first files of
 * the game server's frame. The latter in a frame without scripts: browsers partition the cache of a frame from that of
 * the surrounding page.
 */
export function GamePrefetch({ title }: { readonly title: string }) {
  // Evaluated once: a prefetch under way is not aborted when the tab is hidden.
  const [may] = useState(mayPrefetch);
  const { data: lobby } = useGetLobbyConfigQuery();
  const { data } = useGetConfigKeysQuery(
    may && lobby !== undefined
      ? { gameListVersion: lobby.gameListVersion, configKeyList: ['studioAheadUrl'] }
      : skipToken,
  );
  useEffect(() => {
    if (may) void prefetch(pages.game.load);
  }, [may]);
  const url = data?.studioAheadUrl;
  if (url === undefined) return null;
  return <iframe hidden sandbox="allow-same-origin" src={url} title={title} />;
}
