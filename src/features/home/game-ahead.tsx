import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useGetConfigKeysQuery, useGetLobbyConfigQuery } from '../../api/config.ts';
import { pages } from '../../pages/pages.ts';
import { fetchQuietly, mayFetchAhead } from '../../platform/fetch-ahead.ts';

/**
 * Fetches what every game of the hall needs while its sheet is read: the code of the lobby's page, and what the studio's frame
 * begins with. The latter by a frame that runs nothing: browsers keep the files of a frame apart from those of the page around it.
 */
export function GameAhead({ title }: { readonly title: string }) {
  // Asked once: what has begun is not broken off when the tab is hidden.
  const [may] = useState(mayFetchAhead);
  const { data: lobby } = useGetLobbyConfigQuery();
  const { data } = useGetConfigKeysQuery(
    may && lobby !== undefined
      ? { gameListVersion: lobby.gameListVersion, configKeyList: ['studioAheadUrl'] }
      : skipToken,
  );
  useEffect(() => {
    if (may) void fetchQuietly(pages.game.load);
  }, [may]);
  const url = data?.studioAheadUrl;
  if (url === undefined) return null;
  return <iframe hidden sandbox="allow-same-origin" src={url} title={title} />;
}
