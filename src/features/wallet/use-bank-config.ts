import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetConfigKeysQuery, useGetLobbyConfigQuery } from '../../api/config.ts';

/** Asks for the channels of deposits and the places of withdrawals, without the list of games that the lobby holds. */
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
