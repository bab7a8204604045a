import { randomUUID } from 'node:crypto';
import { gameById } from '../../contract/catalogue/catalogue.ts';
import { playingTitle } from '../../contract/catalogue/playing.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { HOUSE_STUDIO } from '../../contract/provider-wallet.ts';
import { HOUSE_ARCADE } from '../../contract/transfer-wallet.ts';
import { frameAddress } from '../../contract/studio.ts';
import type { Handlers } from '../calls/handler.ts';
import type { Queryable } from '../db/database.ts';
import { rememberPlayed } from '../games/member-games.ts';
import { sealLaunch } from '../gateways/launch-token.ts';
import { readMaskedName } from '../winners/winners.ts';
import { readAway } from '../ledger/away.ts';
import { readWallet } from '../ledger/wallet.ts';
import { walletAdapter } from '../providers/adapter.ts';
import type { TransferWalletClients } from '../providers/transfers.ts';
import {
  closeGameSession,
  endGameSessions,
  GAME_SESSION_MS,
  storeGameSession,
} from '../providers/sessions.ts';

/** The house studio as the lobby's server knows it. */
export interface StudioLink {
  /** Its origin as browsers reach it. */
  readonly origin: string;
  /** What player tokens are sealed with. */
  readonly secret: string;
  /** Its second brand, which keeps the coins of its players itself (docs/providers.md, The transfer wallet). */
  readonly arcade?: {
    /** Titles that are played from that purse. */
    readonly games: ReadonlySet<number>;
    /** Where the lobby's server reaches it. */
    readonly url: string;
  };
}

/** What opening a game needs from outside. */
export interface GameLaunchGateways {
  /** Without it no game opens. */
  readonly studio?: StudioLink | undefined;
  /** Clients of the providers that keep coins themselves. */
  readonly walletClients: TransferWalletClients;
}

/** How others see who plays for fun. */
const GUEST = 'Guest';

/** Handlers of opening a game of the hall and leaving it. */
export const gameLaunchHandlers = ({
  studio,
  walletClients,
}: GameLaunchGateways): Pick<Handlers, 'startGame' | 'exitGame'> => ({
  async startGame({ gameId, tryIt: isFun, amount }, { db, clock, live, session }) {
    const game = gameById.get(gameId);
    if (game === undefined) throw new CallError(ErrorCode.noSuchGame);
    const title = playingTitle(gameId);
    if (title === undefined || studio === undefined) throw new CallError(ErrorCode.gameNotReady);
    // Guests are sent to log in, unless they only try the game.
    if (session === undefined && !isFun) throw new CallError(ErrorCode.unauthorized);
    const at = clock.now();
    const userId = session?.userId ?? null;
    const endsAt = at + GAME_SESSION_MS;
    const sessionId = randomUUID();
    const name = userId === null || isFun ? GUEST : await readMaskedName(db, userId);
    const playerId = isFun ? null : userId;
    const isArcade = playerId !== null && studio.arcade?.games.has(gameId) === true;
    const provider = isArcade ? HOUSE_ARCADE : HOUSE_STUDIO;
    const token = sealLaunch(studio.secret, {
      sessionId,
      gameId,
      playerId,
      name,
      endsAt,
      ...(isArcade ? { isArcade } : {}),
    });
    if (userId !== null) await assertNoBreak(db, userId, at);
    // A player has one game open for coins; trying another one leaves it alone.
    if (playerId !== null) {
      await endGameSessions(db, playerId, at);
      for (const away of (await readAway(db, playerId)).keys())
        await walletAdapter({ db, clock, live }, walletClients, away).leave(playerId);
      const entered = await walletAdapter({ db, clock, live }, walletClients, provider).enter(
        playerId,
        amount,
      );
      // A game without the coins that were meant for it would only say that they are too few.
      if (entered !== 'done') throw new CallError(ErrorCode.gameSilent);
    }
    await storeGameSession(db, {
      id: sessionId,
      provider,
      token,
      userId,
      gameId,
      at,
      endsAt,
      loginId: session?.id,
      isFun,
    });
    if (userId !== null) await rememberPlayed(db, userId, gameId, at);
    return {
      sessionId,
      frameUrl: frameAddress(studio.origin, token, {
        family: title.family ?? title.kind,
        look: game.look ?? game.slug ?? '',
      }),
      mode: isFun ? 'fun' : 'coins',
      title: game.title,
      orientation: title.orientation,
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

/** Throws playerExcluded for a player whose break has begun since the login was looked at. */
async function assertNoBreak(db: Queryable, userId: number, at: number): Promise<void> {
  const { rowCount } = await db.query('select 1 from users where id = $1 and excluded_until > $2', [
    userId,
    at,
  ]);
  if (rowCount !== 0) throw new CallError(ErrorCode.playerExcluded);
}
