import type { StudioRefusal } from '../../../contract/studio.ts';
import type { EventStream } from '../../http/shared-route.ts';
import { assertInTime, readPlayer } from '../player.ts';
import { StudioRefusalError } from '../refusal.ts';
import type { Studio } from '../studio.ts';
import type { Watcher } from './audience.ts';
import { tableOf } from './bets.ts';

/** Returns the stream of a shared game that a player token opens, or a refusal. */
export function watchShared(studio: Studio, token: string): EventStream | StudioRefusal {
  try {
    const player = readPlayer(studio, token);
    assertInTime(studio, player);
    const table = tableOf(studio, player);
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
    if (error instanceof StudioRefusalError) return error.code;
    throw error;
  }
}
