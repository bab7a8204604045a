import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GAMES, type GameName } from '../../contract/catalogue/games.ts';
import type { GameManifest } from '../../contract/catalogue/games/manifest.ts';
import { gameServerCalls, type GameServerResult } from '../../contract/game-server.ts';
import { recompute } from '../../fair/recompute.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { signUp } from '../testing/sessions.ts';
import { bet, openGame, type OpenGame, type TestHall, testHall } from '../testing/game-server.ts';
import { choiceFor, nextStep } from '../testing/hall-bets.ts';
import { type WorldRandom, worldRandom } from '../worlds/random.ts';
import { type HallTitle, hallTitles, stakesOf } from './titles.ts';

/** Rounds played per title; a higher PERYA_GAME_SERVER_ROUNDS, such as 500, makes a long test. */
const ROUNDS = Number(process.env['PERYA_GAME_SERVER_ROUNDS'] ?? 12);
const COINS = 5_000_000;

let hall: TestHall;
beforeAll(async () => {
  hall = await testHall();
});
afterAll(() => hall.close());

/** Returns the schemas of a game's choice and of the outcome of its settled rounds. */
function schemasOf(game: GameName): {
  readonly choice: v.GenericSchema;
  readonly announced: v.GenericSchema;
} {
  const { shapes }: GameManifest = GAMES[game];
  return { choice: shapes.choice, announced: 'layout' in shapes ? shapes.layout : shapes.outcome };
}

/** Returns the schemas of a step of a game: its request and its result. */
function stepSchemasOf(game: GameName): { readonly step: v.GenericSchema; readonly shown: v.GenericSchema } {
  const { shapes }: GameManifest = GAMES[game];
  return 'step' in shapes ? shapes : { step: v.never(), shown: v.never() };
}

/** Plays a round to its end: takes steps until the round is lost, cashed out or complete. */
async function playRound(
  game: OpenGame,
  title: HallTitle,
  random: WorldRandom,
): Promise<GameServerResult<'play'>> {
  const { payTable } = title;
  const { listed, choices } = stakesOf(title);
  const stake = listed ? random.pick(choices.slice(0, 5)) : 100 * (1 + random.below(20));
  let played = await game.done('play', bet(choiceFor(payTable, random), stake));
  while (played.round?.status === 'open') {
    const { roundId } = played;
    expect(played).toMatchObject({ outcome: null, proof: null });
    const ids = { clientTxnId: randomUUID(), roundId };
    played =
      played.round.cashOut > 0 && random.float() < 0.4
        ? await game.done('cashOut', ids)
        : await game.done('step', { ...ids, choice: nextStep(payTable, played.round, random) });
  }
  return played;
}

/**
 * One title of each pay table, because titles with the same pay table differ only in their art. Shared rounds have
 * their own tests (shared/crash.test.ts and others).
 */
const ownRounds = hallTitles.filter(({ rules }) => !('shared' in rules));
const oneOfEach = [...new Map(ownRounds.map((title) => [title.payTable, title])).values()];

it.each(oneOfEach)(
  '$title: rounds follow from their seeds, and the game server and the wallet have the same books',
  async (title) => {
    const { payTable, game: name, gameId } = title;
    const random = worldRandom(`rounds of ${payTable}`);
    const player = await signUp(hall.product, { coins: COINS });
    const game = await openGame(hall, gameId, { player });
    const played: GameServerResult<'play'>[] = [];
    for (let count = 0; count < ROUNDS; count++) played.push(await playRound(game, title, random));

    for (const { proof, stake, choice, round, outcome, multiplier, payout } of played) {
      expect(v.is(schemasOf(name).choice, choice)).toBe(true);
      expect(v.is(schemasOf(name).announced, outcome)).toBe(true);
      for (const { step, shown } of round?.taken ?? []) {
        expect(v.is(stepSchemasOf(name).step, step)).toBe(true);
        expect(v.is(stepSchemasOf(name).shown, shown)).toBe(true);
      }
      const announced = round === null ? { stake, choice, bet: stake } : { ...round, stake, choice };
      const again = proof && recompute({ ...proof, outcome: announced }).outcome;
      const settled = { multiplier, payout };
      if ('reels' in title.rules) expect(again).toEqual({ ...(outcome as object), payout });
      else
        expect(again).toMatchObject(
          round === null ? { drawn: outcome, ...settled } : { layout: outcome, ...settled },
        );
    }

    const staked = played.reduce((sum, { stake }) => sum + stake, 0);
    const won = played.reduce((sum, { payout }) => sum + payout, 0);
    const { rows: book } = await hall.book.query(
      `select id::text, stake as staked, payout as won from rounds where owner = $1 order by id::text`,
      [`player:${player.userId}`],
    );
    const { rows: wallet } = await hall.product.db.query(
      `select round_id as id, staked, won from provider_rounds where user_id = $1 and ended_at is not null
     order by round_id`,
      [player.userId],
    );
    expect(wallet).toEqual(book);
    expect(book).toHaveLength(ROUNDS);
    expect((await readWallet(hall.product.db, player.userId)).coin).toBe(COINS - staked + won);
    const recorded = await game.done('rounds', { pageSize: 100 });
    expect(v.is(gameServerCalls.rounds.response, recorded)).toBe(true);
    expect(recorded.list).toHaveLength(Math.min(ROUNDS, 100));
    expect(await hall.product.ask('exitGame', { sessionId: game.sessionId }, player)).toMatchObject({
      staked,
      won,
    });
  },
);

it('all titles together leave a correct ledger', async () => {
  expect((await verifyLedger(hall.product.db)).faults).toEqual([]);
});
