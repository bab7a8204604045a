import * as v from 'valibot';
import {
  studioCalls,
  type StudioAnswer,
  type StudioCallName,
  type StudioRequest,
  type StudioResult,
} from '../../contract/studio.ts';
import { mayAutoPlay } from '../../contract/studio-games.ts';
import { MAX_WIN } from '../../fair/bets.ts';
import { carryOn } from './carry-on.ts';
import { cashOut, play, step } from './play.ts';
import { assertInTime, type Player, readPlayer } from './player.ts';
import { NoAnswerError } from './purse.ts';
import { StudioRefusalError } from './refusal.ts';
import { readDoneRounds, readOpenRound } from './rounds.ts';
import { chooseClientSeed } from './seeds.ts';
import { cancelBet, getOff, placeBet } from './shared/bets.ts';
import { purseOf, type Studio } from './studio.ts';
import { returnRangeOf } from './returns.ts';
import { stakesOf } from './titles.ts';
import { toStudioRound, readShownSeeds } from './answers.ts';

type StudioHandlers = {
  readonly [Name in StudioCallName]: (
    studio: Studio,
    player: Player,
    request: StudioRequest<Name>,
  ) => Promise<StudioResult<Name>>;
};

const handlers: StudioHandlers = {
  async open(studio, player) {
    assertInTime(studio, player);
    const { gameId, title, playerId, sessionId, token } = player;
    const left = await readOpenRound(studio.db, player);
    // A bet whose answer was lost is resent; if it is refused there is no round.
    const found = left && (await carryOn(studio, left.id, token).catch(ignoreRefusal));
    const round = found?.state === 'open' ? found : null;
    return {
      gameId,
      title: title.title,
      family: title.family,
      kind: title.kind,
      look: title.look,
      mode: playerId === null ? 'fun' : 'coins',
      balance: await purseOf(studio, player).balance({ playerId, sessionId }, token),
      stakes: stakesOf(title),
      returnRange: returnRangeOf(title),
      maximumWin: MAX_WIN,
      autoPlay: studio.autoPlay && mayAutoPlay(title.family),
      ...(await readShownSeeds(studio.db, player, round)),
      round: round && toStudioRound(round),
    };
  },

  async play(studio, player, request) {
    assertShared(player, false);
    return play(studio, player, request);
  },

  step,

  async cashOut(studio, player, request) {
    return 'shared' in player.title.rules
      ? getOff(studio, player, request)
      : cashOut(studio, player, request);
  },

  async placeBet(studio, player, request) {
    assertShared(player, true);
    return placeBet(studio, player, request);
  },

  async cancelBet(studio, player, request) {
    assertShared(player, true);
    return cancelBet(studio, player, request);
  },

  async setClientSeed(studio, player, { clientSeed }) {
    await chooseClientSeed(studio.db, player, clientSeed);
    return readShownSeeds(studio.db, player, null);
  },

  async rounds(studio, player, { before, pageSize }) {
    const found = await readDoneRounds(studio.db, player, { before, count: pageSize + 1 });
    return { list: found.slice(0, pageSize).map(toStudioRound), more: found.length > pageSize };
  },

  async latestBets(studio, player) {
    return { list: [...(await studio.latest.ofOthers(player))] };
  },
};

/** Checks that bets go only to shared rounds, and plays only to all others. Refuses with invalidRequest. */
function assertShared({ title }: Player, isShared: boolean): void {
  if ('shared' in title.rules !== isShared) throw new StudioRefusalError('invalidRequest');
}

/** Handles a call of a frame. `limit` returns whether the session may call once more now. */
export async function handleStudioCall(
  studio: Studio,
  name: StudioCallName,
  { token, body, limit }: { token: string; body: unknown; limit: (sessionId: string) => boolean },
): Promise<StudioAnswer<StudioCallName>> {
  try {
    const player = readPlayer(studio, token);
    if (!limit(player.sessionId)) throw new StudioRefusalError('rateLimited');
    const parsed = v.safeParse(studioCalls[name].request, body);
    if (!parsed.success) throw new StudioRefusalError('invalidRequest');
    // The message has just passed the schema of this name; TypeScript cannot follow that through a table over
    // names.
    const handle = handlers[name] as (
      studio: Studio,
      player: Player,
      request: unknown,
    ) => Promise<StudioResult<StudioCallName>>;
    return { status: 'done', result: await handle(studio, player, parsed.output) };
  } catch (error) {
    if (error instanceof StudioRefusalError) return error.answer;
    studio.onError(error);
    return { status: 'refused', code: 'tryAgain' };
  }
}

/** A refused bet is not an error for a call that only reads. */
function ignoreRefusal(error: unknown): undefined {
  if (error instanceof StudioRefusalError || error instanceof NoAnswerError) return undefined;
  throw error;
}
