import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useGetConfigKeysQuery, useGetLobbyConfigQuery } from '../../api/config.ts';
import { pages } from '../../pages/pages.ts';
import { prefetch, mayPrefetch } from '../../platform/prefetch.ts';

/**
 * Prefetches what every hall game needs: the code of the game page, and the first files of the game server's frame.
 * These are loaded in a frame without scripts, because browsers keep a frame's cache apart from the page's cache.
 */
export function GamePrefetch({ title }: { readonly title: string }) {
  // Read only once, so that hiding the tab does not abort a prefetch that has begun.
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
