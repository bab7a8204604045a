import type { GameServerRefusal } from '../../../contract/game-server.ts';
import type { EventStream } from '../../http/shared-route.ts';
import { assertInTime, readPlayer } from '../player.ts';
import { GameServerRefusalError } from '../refusal.ts';
import type { GameServer } from '../game-server.ts';
import type { Watcher } from './audience.ts';
import { tableOf } from './bets.ts';

/** Returns the stream of a shared game that a player token opens, or the reason of a refusal. */
export function watchShared(gameServer: GameServer, token: string): EventStream | GameServerRefusal {
  try {
    const player = readPlayer(gameServer, token);
    assertInTime(gameServer, player);
    const table = tableOf(gameServer, player);
    const { owner, playerId } = player;
    return {
      owner,
      begin({ send, end }) {
        const watcher: Watcher = { owner, isFun: playerId === null, send, end };
        table.watch(watcher);
        return () => table.leaveStream(watcher);
      },
    };
  } catch (error) {
    if (error instanceof GameServerRefusalError) return error.code;
    throw error;
  }
}
