import { randomUUID } from 'node:crypto';
import { titleById } from '../../contract/catalogue/catalogue.ts';
import { GAMES, PAY_TABLES } from '../../contract/catalogue/games.ts';
import type { GameManifest } from '../../contract/catalogue/games/manifest.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { HOUSE_PROVIDER } from '../../contract/provider-wallet.ts';
import { HOUSE_ARCADE } from '../../contract/transfer-wallet.ts';
import { frameAddress } from '../../contract/game-server.ts';
import { readActivities, statusOf } from '../activities/queries.ts';
import type { Handlers } from '../calls/handler.ts';
import { countStored } from '../sessions/stored-limit.ts';
import type { Queryable } from '../db/database.ts';
import { rememberPlayed } from '../games/member-games.ts';
import { sealLaunch } from '../gateways/launch-token.ts';
import { readMaskedName } from '../winners/winners.ts';
import { readWallet } from '../ledger/wallet.ts';
import { walletAdapter } from '../providers/adapter.ts';
import { endSessionsAtProviders } from '../providers/ended-sessions.ts';
import { readProvidersWithCoins } from '../providers/open-rounds.ts';
import type { TransferWalletClients } from '../providers/transfer-deps.ts';
import {
  closeGameSession,
  endGameSessions,
  GAME_SESSION_MS,
  replaceGameSessions,
  storeGameSession,
} from '../providers/sessions.ts';

/** The lobby server's link to the game server. */
export interface GameServerLink {
  /** Origin at which browsers reach the game server. */
  readonly origin: string;
  /** Secret with which player tokens are sealed. */
  readonly secret: string;
  /** The game server's second brand, which holds its players' coins itself (docs/providers.md, The transfer wallet). */
  readonly arcade?: {
    /** Ids of the titles that the second brand plays. */
    readonly games: ReadonlySet<number>;
    /** URL at which the lobby's server reaches the second brand's wallets. */
    readonly url: string;
  };
}

/** External services that opening a game uses. */
export interface GameLaunchGateways {
  /** Link to the game server; without it no game opens. */
  readonly gameServer?: GameServerLink | undefined;
  /** Clients for the wallets of the providers that hold coins themselves. */
  readonly walletClients: TransferWalletClients;
}

/** Name that other players see for a player who plays for fun. */
const GUEST = 'Guest';

const orientationOf = ({ orientation = 'any' }: GameManifest) => orientation;

/** Handlers that open and leave a game of the hall. */
export const gameLaunchHandlers = ({
  gameServer,
  walletClients,
}: GameLaunchGateways): Pick<Handlers, 'startGame' | 'exitGame'> => ({
  async startGame({ gameId, tryIt: isFun, activityId, amount }, context) {
    const { db, clock, live, session } = context;
    const found = titleById.get(gameId);
    if (found === undefined) throw new CallError(ErrorCode.noSuchGame);
    const { title, payTable, artSlug } = found;
    if (payTable === undefined || artSlug === undefined || gameServer === undefined)
      throw new CallError(ErrorCode.gameNotReady);
    const { game } = PAY_TABLES[payTable];
    // Guests must log in, except to try a game for fun.
    if (session === undefined && !isFun) throw new CallError(ErrorCode.unauthorized);
    await countStored(context, 'game');
    const at = clock.now();
    const activity = await readActivityOf(db, activityId, at);
    const userId = session?.userId ?? null;
    const endsAt = at + GAME_SESSION_MS;
    const sessionId = randomUUID();
    const name = userId === null || isFun ? GUEST : await readMaskedName(db, userId);
    const playerId = isFun ? null : userId;
    const isArcade = playerId !== null && gameServer.arcade?.games.has(gameId) === true;
    const provider = isArcade ? HOUSE_ARCADE : HOUSE_PROVIDER;
    const token = sealLaunch(gameServer.secret, {
      sessionId,
      gameId,
      playerId,
      name,
      endsAt,
      ...(isArcade ? { isArcade } : {}),
    });
    if (userId !== null) await assertNoBreak(db, userId, at);
    // A player has at most one game open for coins; a game for fun does not close it.
    if (playerId !== null) {
      await endGameSessions(db, playerId, at);
      await endSessionsAtProviders({ db, clock }, walletClients, playerId);
      for (const left of await readProvidersWithCoins(db, playerId))
        await walletAdapter({ db, clock, live }, walletClients, left).leave(playerId);
      const entered = await walletAdapter({ db, clock, live }, walletClients, provider).enter(
        playerId,
        amount,
      );
      // Do not open a game that did not receive the player's coins: it would only show a balance that is too low.
      if (entered !== 'done') throw new CallError(ErrorCode.gameSilent);
    }
    const opened = {
      id: sessionId,
      provider,
      token,
      gameId,
      at,
      endsAt,
      loginId: session?.id,
      isFun,
      activity,
    };
    await (playerId === null
      ? storeGameSession(db, { ...opened, userId })
      : replaceGameSessions(db, { ...opened, userId: playerId }));
    if (userId !== null) await rememberPlayed(db, userId, gameId, at);
    return {
      sessionId,
      frameUrl: frameAddress(gameServer.origin, token, {
        game,
        artSlug,
      }),
      mode: isFun ? 'fun' : 'coins',
      title,
      orientation: orientationOf(GAMES[game]),
    };
  },

  async exitGame({ sessionId }, { db, clock, live, session }) {
    const userId = session?.userId ?? null;
    const played = await closeGameSession(db, { id: sessionId, userId, at: clock.now() });
    if (played === undefined) throw new CallError(ErrorCode.noSuchGame);
    if (userId !== null)
      await walletAdapter({ db, clock, live }, walletClients, played.provider).leave(userId);
    const { staked, won, playedMs } = played;
    return { staked, won, playedMs, coin: userId === null ? 0 : (await readWallet(db, userId)).coin };
  },
});

/**
 * Returns the activity whose link opened a game, to be stored with its session; undefined if it is closed, since its
 * link may be old and the game opens all the same. Throws validationFailed for an unknown activity.
 */
async function readActivityOf(
  db: Queryable,
  activityId: number | undefined,
  at: number,
): Promise<number | undefined> {
  if (activityId === undefined) return undefined;
  const activity = (await readActivities(db)).find(({ type }) => type === activityId);
  if (activity === undefined) throw new CallError(ErrorCode.validationFailed, {}, { activityId: 'unknown' });
  return statusOf(activity, at) === 'open' ? activityId : undefined;
}

/** Throws playerExcluded if the player's break began after the login was checked. */
async function assertNoBreak(db: Queryable, userId: number, at: number): Promise<void> {
  const { rowCount } = await db.query('select 1 from users where id = $1 and excluded_until > $2', [
    userId,
    at,
  ]);
  if (rowCount !== 0) throw new CallError(ErrorCode.playerExcluded);
}
