/**
 * What a game's frame asks the house studio (docs/providers.md, Our own studio): `POST /studio/v1/<call>` with JSON on the
 * studio's own origin, `authorization: Bearer <player token>`. Amounts are hundredths, multipliers hundredths of the stake.
 */
import * as v from 'valibot';
import { clientTxnId, count, hundredths, nothing, time } from './call.ts';
import { clientSeed, proof, seedHash } from './fair.ts';
import { PLAY_MODES } from './game-launch.ts';
import { type GameFamily, instantGames, reelGames, sharedGames, stepGames } from './studio-games.ts';

/** Where the calls are. */
export const STUDIO_PREFIX = '/studio/v1/';

/** A page of the studio that shows nothing and fetches what every frame begins with (vite.engine-ahead.ts). */
export const AHEAD_PAGE = '/ahead.html';

/** What a frame shows before it has asked the studio anything: the game's picture, and whose art dresses it. */
export interface FrameLook {
  /** A name of studio-games.ts. */
  readonly family: string;
  /** A slug of the catalogue. */
  readonly look: string;
}

/** A frame's address on the studio's origin. The token stands in the fragment, which no server and no log ever sees. */
export const frameAddress = (origin: string, token: string, { family, look }: FrameLook): string =>
  `${origin}/#token=${token}&game=${family}/${look}`;

/** The player token of a frame's address, out of `location.hash`; undefined when there is none. */
export const playerTokenOf = (hash: string): string | undefined => /^#token=([\w.-]+)(?:&|$)/.exec(hash)?.[1];

/** The look of a frame's address, out of `location.hash`; undefined when it tells none. */
export function frameLookOf(hash: string): FrameLook | undefined {
  const [, family, look] = /&game=([\w-]+)\/([\w-]*)$/.exec(hash) ?? [];
  return family === undefined || look === undefined ? undefined : { family, look };
}

/** Why a call was refused, in words for the player; {names} are filled from the refusal's `detail`. */
export const studioRefusals = {
  /** A field is missing or has the wrong form. */
  invalidRequest: {
    en: 'That didn’t work. Please open the game again.',
    fil: 'Hindi iyon gumana. Pakibuksan ulit ang laro.',
  },
  /** The token is no token of this studio, or the player has left, logged out or opened another game: no new bets. */
  sessionEnded: {
    en: 'This game was closed. Please open it again.',
    fil: 'Sarado na ang larong ito. Pakibuksan ulit.',
  },
  /** The player is on a break: no new bets. */
  playerExcluded: {
    en: 'You’re on a break from playing.',
    fil: 'Naka-break ka sa paglalaro.',
  },
  /** The balance does not cover the stake; `balance` is what there is. */
  insufficientFunds: {
    en: 'You don’t have enough balance for this.',
    fil: 'Kulang ang balance mo para rito.',
  },
  /** The stake is below the smallest, above the largest, no whole peso, or could win more than the maximum. */
  stakeNotOffered: {
    en: 'That bet isn’t possible with this choice.',
    fil: 'Hindi puwede ang tayang iyon sa napili mo.',
  },
  /** The game does not offer this choice or step now. */
  choiceNotOffered: {
    en: 'That isn’t possible right now.',
    fil: 'Hindi iyon puwede ngayon.',
  },
  /** A round of this game is still open: finish it first. `open` tells it. */
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
  /** No step has won yet. */
  nothingToCashOut: {
    en: 'Win a step first, then cash out.',
    fil: 'Manalo muna ng isang hakbang bago mag-cash out.',
  },
  /** The shared round takes no bets any more, or is another one by now. What was taken is given back. */
  betsClosed: {
    en: 'Bets are closed. Join the next round.',
    fil: 'Sarado na ang taya. Sumali sa susunod na round.',
  },
  /** The player has as many bets in this shared round as there may be. */
  enoughBets: {
    en: 'You have all your bets in this round.',
    fil: 'Kumpleto na ang mga taya mo sa round na ito.',
  },
  /** The same clientTxnId came before with another body. */
  conflict: {
    en: 'Something got mixed up. Please start again.',
    fil: 'May nagkahalo. Pakiulit mula sa simula.',
  },
  /** No such call. */
  unknownCall: {
    en: 'We can’t do that.',
    fil: 'Hindi namin ito magagawa.',
  },
  /** Too many calls of this session. */
  rateLimited: {
    en: 'A little too fast! Give it a moment.',
    fil: 'Medyo mabilis iyon! Sandali lang.',
  },
  /** The wallet did not answer, or something failed here. The same call with the same clientTxnId tells what became of it. */
  tryAgain: {
    en: 'We’re still checking that. Please try again in a moment.',
    fil: 'Chine-check pa namin iyon. Pakisubukan ulit maya-maya.',
  },
} as const;

/** The name of a refusal. */
export type StudioRefusal = keyof typeof studioRefusals;

/** Every family of games of the house studio. */
export const GAME_FAMILIES = [instantGames, stepGames, reelGames, sharedGames].flatMap(
  (families) => Object.keys(families) as GameFamily[],
);

/** A step that was taken and what it opened; its parts belong to the game's family (contract/studio-games.ts). */
const takenStep = v.object({
  step: v.unknown(),
  result: v.picklist(['won', 'lost', 'skipped']),
  shown: v.unknown(),
});

/** A round of a step game: all that the player may know of it. */
export const stepRound = v.object({
  choice: v.unknown(),
  /** What the bet opened; null where it opens nothing. */
  start: v.unknown(),
  taken: v.array(takenStep),
  status: v.picklist(['open', 'lost', 'cashedOut', 'void']),
  stake: hundredths,
  /** What it stands at; 0 before the first won step and after a lost one. */
  multiplier: count,
  /** Hundredths, once it is settled; a void round gives its stake back. */
  payout: hundredths,
  /** What a cash-out would pay now, in hundredths; 0 when there is nothing to cash out. */
  cashOut: hundredths,
});
/** A round of a step game: all that the player may know of it. */
export type StudioStepRound = v.InferOutput<typeof stepRound>;

/** A round as every call tells it. */
const round = v.object({
  roundId: v.string(),
  time,
  stake: hundredths,
  choice: v.unknown(),
  /** What was drawn, or the layout of the steps; null while the round is open. */
  outcome: v.unknown(),
  multiplier: count,
  payout: hundredths,
  /** Null while the round is open. */
  proof: v.nullable(proof),
  /** Of a step game; null for games of one draw. */
  round: v.nullable(stepRound),
});
/** A round as every call tells it. */
export type StudioRound = v.InferOutput<typeof round>;

/** The seeds of the next round, or of the one that is open. */
const seeds = { clientSeed: v.string(), nonce: count, nextSeedHash: seedHash };

/** A round with what stands after it. */
const played = v.object({ ...round.entries, balance: hundredths, ...seeds });

const roundId = v.pipe(v.string(), v.uuid());

/** A player's own bet in a shared round. */
export const sharedBet = v.object({
  /** Names the bet. */
  roundId: v.string(),
  /** Which round it is in. */
  number: count,
  stake: hundredths,
  choice: v.unknown(),
  /** asking: its stake is on its way; open: in the round; over: paid or lost; returned: void, the stake is back. */
  status: v.picklist(['asking', 'open', 'over', 'returned']),
  /** What it got off at or won, hundredths of the stake; 0 until then and for a lost one. */
  multiplier: count,
  payout: hundredths,
});
/** A player's own bet in a shared round. */
export type SharedBet = v.InferOutput<typeof sharedBet>;

/** A settled bet of somebody else. */
export const othersBet = v.object({
  betId: v.string(),
  /** Masked. */
  name: v.string(),
  stake: hundredths,
  payout: hundredths,
});
/** A settled bet of somebody else. */
export type OthersBet = v.InferOutput<typeof othersBet>;

/** Every call with its fields and its result. */
export const studioCalls = {
  /** The game as it stands for this player, with the unfinished round. */
  open: {
    request: nothing,
    response: v.object({
      gameId: count,
      title: v.string(),
      /** Which game the frame shows (contract/studio-games.ts). */
      family: v.picklist(GAME_FAMILIES),
      /** Whose rules it is played by, a name of fair/games.ts. */
      kind: v.string(),
      /** Whose art dresses it: the slug of a title of the catalogue. */
      look: v.string(),
      mode: v.picklist(PLAY_MODES),
      balance: hundredths,
      /**
       * Hundredths; stakes are multiples of `step`. `choices` are those for the buttons; `listed` says that no others are taken.
       */
      stakes: v.object({
        min: hundredths,
        max: hundredths,
        step: hundredths,
        choices: v.array(hundredths),
        listed: v.boolean(),
      }),
      /** Share of the stake that comes back on average, in millionths: of the worst and the best choice. */
      returnRange: v.object({ least: count, most: count }),
      /** Hundredths a bet. */
      maximumWin: hundredths,
      /** The frame may offer to play the same bet again and again by itself. */
      autoPlay: v.boolean(),
      ...seeds,
      /** The unfinished round. */
      round: v.nullable(round),
    }),
  },
  /** A bet. It settles a game of one draw and opens a game of steps. At most once per clientTxnId. */
  play: {
    request: v.object({ clientTxnId, stake: hundredths, choice: v.unknown() }),
    response: played,
  },
  /** A step of the open round. At most once per clientTxnId. */
  step: { request: v.object({ clientTxnId, roundId, choice: v.unknown() }), response: played },
  /** A bet in a shared round, at most once per clientTxnId: the round that is named takes it, or none. */
  placeBet: {
    request: v.object({ clientTxnId, number: count, stake: hundredths, choice: v.unknown() }),
    response: v.object({ bet: sharedBet, balance: hundredths }),
  },
  /** Takes a bet out of a shared round before its bets close. Twice is as good as once. */
  cancelBet: { request: v.object({ roundId }), response: v.object({ balance: hundredths }) },
  /**
   * Ends the open round at what it stands at; in a shared round gets the bet off at what the server shows when it hears of it. At
   * most once per clientTxnId.
   */
  cashOut: { request: v.object({ clientTxnId, roundId }), response: played },
  /** Chooses the client seed, from the next round on. */
  setClientSeed: { request: v.object({ clientSeed }), response: v.object(seeds) },
  /** The player's settled rounds of this game, newest first: those `before` a round that is known, or the newest. */
  rounds: {
    request: v.object({
      before: v.optional(v.object({ time, roundId })),
      pageSize: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100)), 20),
    }),
    /** `more`: others are before those. */
    response: v.object({ list: v.array(round), more: v.boolean() }),
  },
  /** The latest settled bets of others in this game, for coins, newest first; none of a game of shared rounds, whose stream tells them. */
  latestBets: { request: nothing, response: v.object({ list: v.array(othersBet) }) },
} as const;

/** The name of a call, and the last part of its path. */
export type StudioCallName = keyof typeof studioCalls;
/** A call as its handler receives it. */
export type StudioRequest<Name extends StudioCallName> = v.InferOutput<(typeof studioCalls)[Name]['request']>;
/** What a call gives. */
export type StudioResult<Name extends StudioCallName> = v.InferOutput<(typeof studioCalls)[Name]['response']>;

/** A refusal. Nothing was drawn and nothing has moved, except that tryAgain leaves it open. */
export interface StudioRefused {
  readonly status: 'refused';
  readonly code: StudioRefusal;
  /** With insufficientFunds: hundredths. */
  readonly balance?: number;
}

/** The answer to a call: status 200, done or refused. */
export type StudioAnswer<Name extends StudioCallName> =
  | { readonly status: 'done'; readonly result: StudioResult<Name> }
  | StudioRefused;
