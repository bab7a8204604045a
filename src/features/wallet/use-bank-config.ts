import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetConfigKeysQuery, useGetLobbyConfigQuery } from '../../api/config.ts';

/** Fetches the ways to deposit and to withdraw from the configuration, without the lobby's list of games. */
export function useBankConfig() {
  const { data: lobby, error: lobbyError, refetch: reloadLobby } = useGetLobbyConfigQuery();
  const asked = useGetConfigKeysQuery(
    lobby === undefined
      ? skipToken
      : { gameListVersion: lobby.gameListVersion, configKeyList: ['rechargeTypes', 'bankMap'] },
  );
  return {
    data: asked.data,
    error: asked.error ?? (lobby === undefined ? lobbyError : undefined),
    isFetching: asked.isFetching,
    reload: () => void (lobby === undefined ? reloadLobby() : asked.refetch()),
  };
}
