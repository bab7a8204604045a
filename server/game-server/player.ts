import { readLaunch } from '../gateways/launch-token.ts';
import { GameServerRefusalError } from './refusal.ts';
import { type GameServer, walletOf } from './game-server.ts';
import { type HallTitle, hallTitle } from './titles.ts';

/** The player who calls, and the title that is played, as read from the player token. */
export interface HallPlayer {
  /** Owner of the rounds and seeds: a player who plays for coins, or one session for fun. */
  readonly owner: string;
  readonly gameId: number;
  readonly title: HallTitle;
  readonly sessionId: string;
  /** Id of the player; null for a session with fun coins. */
  readonly playerId: number | null;
  /** Whether the player's coins are in the second brand's wallet. */
  readonly isArcade: boolean;
  /** The player's masked name, as other players see it. */
  readonly name: string;
  /** The player token, as sent by the frame. */
  readonly token: string;
  /** Time after which no new bets are accepted, ms since 1970. */
  readonly endsAt: number;
}

/** Reads a player token. Refuses an invalid token with sessionEnded. */
export function readPlayer({ secret }: GameServer, token: string): HallPlayer {
  const launch = readLaunch(secret, token);
  const title = launch && hallTitle(launch.gameId);
  if (launch === undefined || title === undefined) throw new GameServerRefusalError('sessionEnded');
  const { playerId, sessionId, isArcade = false } = launch;
  const owner = playerId === null ? `fun:${sessionId}` : `player:${playerId}`;
  return { ...launch, isArcade, owner, title, token };
}

/**
 * Throws the refusal sessionEnded if the player's session is over: its time is up, or for coins also if the player has
 * left, logged out or opened another game, which the player's wallet knows. Use it for rare calls only: the lobby's wallet is asked
 * over the network.
 */
export async function assertOpenSession(gameServer: GameServer, player: HallPlayer): Promise<void> {
  assertInTime(gameServer, player);
  if (player.playerId !== null) await walletOf(gameServer, player).balance(player, player.token);
}

/** Throws the refusal sessionEnded if the time of the player's session is up. */
export function assertInTime({ clock }: GameServer, { endsAt }: HallPlayer): void {
  if (endsAt <= clock.now()) throw new GameServerRefusalError('sessionEnded');
}
