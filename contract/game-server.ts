/**
 * Calls from a game's frame to the game server (docs/providers.md, The game server): `POST /studio/v1/<call>` with
 * JSON on the game server's own origin, `authorization: Bearer <player token>`. Amounts are hundredths, multipliers
 * hundredths of the stake.
 */
import * as v from 'valibot';
import { clientTxnId, count, hundredths, nothing, time } from './call.ts';
import { clientSeed, proof, seedHash } from './proof.ts';
import { PLAY_MODES } from './game-launch.ts';
import type { GameName } from './catalogue/games.ts';

/** Path prefix of the calls. Frames of earlier builds use it too, so it stays as it was first published. */
export const GAME_SERVER_PREFIX = '/studio/v1/';

/** A blank page of the game server that prefetches what every frame loads first (tools/build/preload-engine.ts). */
export const PREFETCH_PAGE = '/ahead.html';

/** The game and the art that a frame shows before its first call. */
export interface FramedTitle {
  /** Name of a game in contract/catalogue/games.ts; a newer lobby may send a name that this build does not know. */
  readonly game: string;
  readonly artSlug: string;
}

/**
 * Returns a frame's address on the game server's origin. The token is in the fragment, which reaches no server or log.
 */
export const frameAddress = (origin: string, token: string, { game, artSlug }: FramedTitle): string =>
  `${origin}/#token=${token}&game=${game}/${artSlug}`;

/** Returns the player token in `location.hash` of a frame, undefined if the hash has none. */
export const playerTokenOf = (hash: string): string | undefined => /^#token=([\w.-]+)(?:&|$)/.exec(hash)?.[1];

/** Returns the game and art in `location.hash` of a frame, undefined if the hash has none. */
export function framedTitleOf(hash: string): FramedTitle | undefined {
  const [, game, artSlug] = /&game=([\w-]+)\/([\w-]*)$/.exec(hash) ?? [];
  return game === undefined || artSlug === undefined ? undefined : { game, artSlug };
}

/** Reasons for refusing a call, with the player's messages; {names} are filled from the refusal's `detail`. */
export const gameServerRefusals = {
  /** A field is missing or has the wrong form. */
  invalidRequest: {
    en: 'That didn’t work. Please open the game again.',
    fil: 'Hindi iyon gumana. Pakibuksan ulit ang laro.',
  },
  /**
   * The token is not valid for this game server, or the player has left, logged out or opened another game: no new
   * bets.
   */
  sessionEnded: {
    en: 'This game was closed. Please open it again.',
    fil: 'Sarado na ang larong ito. Pakibuksan ulit.',
  },
  /** The player is on a break: no new bets. */
  playerExcluded: {
    en: 'You’re on a break from playing.',
    fil: 'Naka-break ka sa paglalaro.',
  },
  /** The stake exceeds the player's balance, which `balance` holds. */
  insufficientFunds: {
    en: 'You don’t have enough balance for this.',
    fil: 'Kulang ang balance mo para rito.',
  },
  /** The stake is below the minimum, above the maximum, not in whole pesos, or could win more than the maximum. */
  stakeNotOffered: {
    en: 'That bet isn’t possible with this choice.',
    fil: 'Hindi puwede ang tayang iyon sa napili mo.',
  },
  /** The game does not offer this choice or step now. */
  choiceNotOffered: {
    en: 'That isn’t possible right now.',
    fil: 'Hindi iyon puwede ngayon.',
  },
  /** A round of this game is still open and must be finished first; the call `open` returns it. */
  roundOpen: {
    en: 'Finish your open round first.',
    fil: 'Tapusin muna ang bukas mong round.',
  },
  /** No round of this player has this id. */
  unknownRound: {
    en: 'We can’t find that round.',
    fil: 'Hindi namin makita ang round na iyon.',
  },
  /** The round is settled: no steps, no cash-out. */
  roundSettled: {
    en: 'This round is over.',
    fil: 'Tapos na ang round na ito.',
  },
  /** No step of the round has won yet. */
  nothingToCashOut: {
    en: 'Win a step first, then cash out.',
    fil: 'Manalo muna ng isang hakbang bago mag-cash out.',
  },
  /** Bets of the shared round are closed, or another round has begun. A stake already taken is returned. */
  betsClosed: {
    en: 'Bets are closed. Join the next round.',
    fil: 'Sarado na ang taya. Sumali sa susunod na round.',
  },
  /** The player has reached the maximum number of bets in this shared round. */
  enoughBets: {
    en: 'You have all your bets in this round.',
    fil: 'Kumpleto na ang mga taya mo sa round na ito.',
  },
  /** The clientTxnId was already used with another body. */
  conflict: {
    en: 'Something got mixed up. Please start again.',
    fil: 'May nagkahalo. Pakiulit mula sa simula.',
  },
  /** There is no call of this name. */
  unknownCall: {
    en: 'We can’t do that.',
    fil: 'Hindi namin ito magagawa.',
  },
  /** Too many calls in this session. */
  rateLimited: {
    en: 'A little too fast! Give it a moment.',
    fil: 'Medyo mabilis iyon! Sandali lang.',
  },
  /**
   * The wallet did not answer, or an internal error occurred. Repeating the call with the same clientTxnId returns
   * the result.
   */
  tryAgain: {
    en: 'We’re still checking that. Please try again in a moment.',
    fil: 'Chine-check pa namin iyon. Pakisubukan ulit maya-maya.',
  },
} as const;

/** The name of a refusal. */
export type GameServerRefusal = keyof typeof gameServerRefusals;

/** The name of any game. A list of the known names would load the manifests of all games with every frame. */
const gameName = v.custom<GameName>((name) => typeof name === 'string');

/** A step taken and what it revealed; its fields depend on the game (contract/catalogue/games). */
const takenStep = v.object({
  step: v.unknown(),
  result: v.picklist(['won', 'lost', 'skipped']),
  shown: v.unknown(),
});

/** A round of a step game: everything the player may know about it. */
export const stepRound = v.object({
  choice: v.unknown(),
  /** What the bet itself revealed, such as the first card; null if nothing. */
  start: v.unknown(),
  taken: v.array(takenStep),
  status: v.picklist(['open', 'lost', 'cashedOut', 'void']),
  stake: hundredths,
  /** Current multiplier, in hundredths of the stake; 0 before the first won step and after a lost one. */
  multiplier: count,
  /** Payout in hundredths, once the round is settled; a void round returns its stake. */
  payout: hundredths,
  /** Amount that a cash-out would pay now, in hundredths; 0 if a cash-out is not possible. */
  cashOut: hundredths,
});
/** A round of a step game: everything the player may know about it. */
export type HallStepRound = v.InferOutput<typeof stepRound>;

/** A round as every call of the game server returns it. */
const round = v.object({
  roundId: v.string(),
  time,
  stake: hundredths,
  choice: v.unknown(),
  /** The draw, or for a step game the layout of its steps; null while the round is open. */
  outcome: v.unknown(),
  multiplier: count,
  payout: hundredths,
  /** Proof of the outcome; null while the round is open. */
  proof: v.nullable(proof),
  /** The steps of a round of a step game; null for games of one draw. */
  round: v.nullable(stepRound),
});
/** A round as every call of the game server returns it. */
export type HallRound = v.InferOutput<typeof round>;

/** The seeds of the open round if there is one, else of the next round. */
const seeds = { clientSeed: v.string(), nonce: count, nextSeedHash: seedHash };

/** A round with the resulting balance and seeds. */
const played = v.object({ ...round.entries, balance: hundredths, ...seeds });

const roundId = v.pipe(v.string(), v.uuid());

/** A player's own bet in a shared round. */
export const sharedBet = v.object({
  /** Id of the bet. */
  roundId: v.string(),
  /** Number of the shared round. */
  number: count,
  stake: hundredths,
  choice: v.unknown(),
  /**
   * asking: the stake is being debited; open: the bet takes part in the round; over: the bet is paid or lost; returned:
   * the bet is void and its stake was returned.
   */
  status: v.picklist(['asking', 'open', 'over', 'returned']),
  /** Multiplier of the cash-out or of the win, in hundredths of the stake; 0 until then, and for a lost bet. */
  multiplier: count,
  payout: hundredths,
});
/** A player's own bet in a shared round. */
export type SharedBet = v.InferOutput<typeof sharedBet>;

/** A settled bet of another player. */
export const othersBet = v.object({
  betId: v.string(),
  /** Name of the player, masked. */
  name: v.string(),
  stake: hundredths,
  payout: hundredths,
});
/** A settled bet of another player. */
export type OthersBet = v.InferOutput<typeof othersBet>;

/** Every call of the game server with its request and response. */
export const gameServerCalls = {
  /** Returns the player's state in the game, with the unfinished round. */
  open: {
    request: nothing,
    response: v.object({
      gameId: count,
      title: v.string(),
      /** The game that the frame shows (contract/catalogue/games.ts). */
      family: gameName,
      /** Name of the title's pay table. */
      kind: v.string(),
      /** The title's `artSlug`, which names its art. */
      look: v.string(),
      mode: v.picklist(PLAY_MODES),
      balance: hundredths,
      /**
       * Accepted stakes, in hundredths: multiples of `step` from `min` to `max`. `choices` are the stakes of the
       * frame's buttons; if `listed` is true, only these are accepted.
       */
      stakes: v.object({
        min: hundredths,
        max: hundredths,
        step: hundredths,
        choices: v.array(hundredths),
        listed: v.boolean(),
      }),
      /** RTP in millionths, of the worst and the best choice. */
      returnRange: v.object({ least: count, most: count }),
      /** Maximum win of one bet, in hundredths. */
      maximumWin: hundredths,
      /** Whether the frame may offer auto-play. */
      autoPlay: v.boolean(),
      ...seeds,
      /** The player's unfinished round; null if there is none. */
      round: v.nullable(round),
    }),
  },
  /**
   * Places a bet: settles the round of a game of one draw, or opens the round of a step game. At most once per
   * clientTxnId.
   */
  play: {
    request: v.object({ clientTxnId, stake: hundredths, choice: v.unknown() }),
    response: played,
  },
  /** Takes a step of the open round. At most once per clientTxnId. */
  step: { request: v.object({ clientTxnId, roundId, choice: v.unknown() }), response: played },
  /** Places a bet in the shared round `number` and in no other. At most once per clientTxnId. */
  placeBet: {
    request: v.object({ clientTxnId, number: count, stake: hundredths, choice: v.unknown() }),
    response: v.object({ bet: sharedBet, balance: hundredths }),
  },
  /** Withdraws a bet from a shared round before its bets close. Idempotent. */
  cancelBet: { request: v.object({ roundId }), response: v.object({ balance: hundredths }) },
  /**
   * Cashes out the open round at its current multiplier; in a shared round, at the multiplier when the request reaches
   * the server. At most once per clientTxnId.
   */
  cashOut: { request: v.object({ clientTxnId, roundId }), response: played },
  /** Sets the client seed, from the next round on. */
  setClientSeed: { request: v.object({ clientSeed }), response: v.object(seeds) },
  /** Returns the player's settled rounds of this game, newest first: the newest, or those `before` a given round. */
  rounds: {
    request: v.object({
      before: v.optional(v.object({ time, roundId })),
      pageSize: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100)), 20),
    }),
    /** `more` is true if older rounds exist. */
    response: v.object({ list: v.array(round), more: v.boolean() }),
  },
  /**
   * Returns the latest settled bets of other players in this game, newest first; only bets for coins. Empty for shared
   * games, whose live stream sends them.
   */
  latestBets: { request: nothing, response: v.object({ list: v.array(othersBet) }) },
} as const;

/** Name of a call of the game server, also the last part of its path. */
export type GameServerCallName = keyof typeof gameServerCalls;
/** The request of a call as its handler receives it. */
export type GameServerRequest<Name extends GameServerCallName> = v.InferOutput<
  (typeof gameServerCalls)[Name]['request']
>;
/** The result of a call. */
export type GameServerResult<Name extends GameServerCallName> = v.InferOutput<
  (typeof gameServerCalls)[Name]['response']
>;

/** A refused call: nothing was drawn and no coins moved. Only after tryAgain this is not certain. */
export interface GameServerRefused {
  readonly status: 'refused';
  readonly code: GameServerRefusal;
  /** The player's balance in hundredths; present with insufficientFunds. */
  readonly balance?: number;
}

/** The answer to a call, with HTTP status 200 in both cases: done or refused. */
export type GameServerAnswer<Name extends GameServerCallName> =
  | { readonly status: 'done'; readonly result: GameServerResult<Name> }
  | GameServerRefused;
