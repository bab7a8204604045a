import { readLaunch } from '../gateways/launch-token.ts';
import { GameServerRefusalError } from './refusal.ts';
import type { GameServer } from './game-server.ts';
import { type HallTitle, hallTitle } from './titles.ts';

/** Caller: a player at one title, read from the player token. */
export interface HallPlayer {
  /** Owner of rounds and seeds: a player for coins, or one session for fun. */
  readonly owner: string;
  readonly gameId: number;
  readonly title: HallTitle;
  readonly sessionId: string;
  /** Null for fun coins. */
  readonly playerId: number | null;
  /** Whether the coins are in the second brand's wallet. */
  readonly isArcade: boolean;
  /** Masked name, as others see it. */
  readonly name: string;
  /** The raw player token. */
  readonly token: string;
  /** End of new bets, ms since 1970. */
  readonly endsAt: number;
}

/** Reads a player token. Refuses an invalid one with sessionEnded. */
export function readPlayer({ secret }: GameServer, token: string): HallPlayer {
  const launch = readLaunch(secret, token);
  const title = launch && hallTitle(launch.gameId);
  if (launch === undefined || title === undefined) throw new GameServerRefusalError('sessionEnded');
  const { playerId, sessionId, isArcade = false } = launch;
  const owner = playerId === null ? `fun:${sessionId}` : `player:${playerId}`;
  return { ...launch, isArcade, owner, title, token };
}

/** Refuses a player whose session is over with sessionEnded. */
export function assertInTime({ clock }: GameServer, { endsAt }: HallPlayer): void {
  if (endsAt <= clock.now()) throw new GameServerRefusalError('sessionEnded');
}
