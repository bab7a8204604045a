import * as v from 'valibot';
import { call, count, hundredths, nothing, pageOf, paging, time, forServer, serverCall } from './call.ts';
import { type ManifestWith, promotionsWith } from './promotions/promotions.ts';
import { clientSeed, proof, seedHash } from './proof.ts';

type Games = ManifestWith<'games'>['games'];
type NameIn<Table> = Table extends unknown ? keyof Table & string : never;

/** Name of a game of chance of a promotion, such as `daily-spin`. */
export type GameName = NameIn<Games>;
/**
 * Names of all games of chance of promotions; each player has one chain of seeds per game (docs/product-rules.md,
 * Fairness).
 */
export const GAMES = promotionsWith('games').flatMap(([, { games }]) =>
  Object.keys(games),
) as unknown as readonly GameName[];
/** Schema of the name of a game of chance. */
const gameName = v.picklist(GAMES);

/** A round with its proof and what its scene needs to replay it. */
export const roundRecord = v.object({
  id: v.string(),
  time,
  game: gameName,
  /** Stake and payout, in hundredths. */
  stake: hundredths,
  payout: hundredths,
  /** Outcome as the game's rules produced it; its shape depends on the rules version in the proof. */
  outcome: v.record(v.string(), v.unknown()),
  proof,
});
/** A past round of any game of chance. */
export type RoundRecord = v.InferOutput<typeof roundRecord>;

/** State of the player's chain of seeds in each game. */
export const fairSeed = call('fairSeed', {
  response: v.object({
    seeds: v.array(
      v.object({ game: gameName, clientSeed: v.string(), nonce: count, nextSeedHash: seedHash }),
    ),
  }),
});

/** Sets the client seed of a game, from the next round on. */
export const setClientSeed = call('setClientSeed', {
  response: v.object({ game: gameName, clientSeed: v.string(), nonce: count, nextSeedHash: seedHash }),
});

/** The player's rounds of one game or of all games, newest first. */
export const fairRounds = call('fairRounds', { response: pageOf(roundRecord) });

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const fairCalls = forServer(() => ({
  fairSeed: serverCall(fairSeed, {
    about: 'For each game the commitment to the next seed, the client seed and the number of the next round.',
    token: 'required',
    request: nothing,
  }),
  setClientSeed: serverCall(setClientSeed, {
    about: 'Chooses the client seed of one game, from its next round on.',
    token: 'required',
    request: v.object({ game: gameName, clientSeed }),
  }),
  fairRounds: serverCall(fairRounds, {
    about: "The player's own rounds, newest first, each with its outcome and its proof.",
    token: 'required',
    request: v.object({ ...paging(20), game: v.optional(gameName) }),
  }),
}));
