import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { GameServerAnswer, GameServerCallName, GameServerRequest } from '../../contract/game-server.ts';
import type { SharedRound } from '../../contract/shared-rounds.ts';
import { crashPoint, runMs } from '../../fair/shared/crash.ts';
import { stopEmbedded } from '../../server/db/embedded.ts';
import { verifyLedger } from '../../server/ledger/verify.ts';
import { readWallet } from '../../server/ledger/wallet.ts';
import { readHash, readLastNumber } from '../../server/game-server/shared/chain.ts';
import { openGameServerDatabase } from '../../server/game-server/database.ts';
import { sharedBetOf, type SharedStream, watchGame } from '../../server/testing/shared-game.ts';
import { worldRandom } from '../../server/worlds/random.ts';
import { makeVisitors, type Seat, takeSeat, type Visitor, withDatabase } from './hall-seats.ts';
import { payFault, type Word } from './shared-rules.ts';
import { dataDirOf, freePort, isReady, startGameServer, startVictim, type Victim } from './victim.ts';

/** Processes that the run kills, one at a time, while the other processes keep running. */
const PREY = ['lobby', 'database', 'gameServer'] as const;
type Prey = (typeof PREY)[number];

/** Result of the run, which has passed if `faults` is empty. */
export interface SharedReport {
  readonly kills: number;
  readonly bets: number;
  /** Number of requests without an answer, or with an answer that asked for a retry. */
  readonly lost: number;
  readonly faults: readonly string[];
}

const CRASH = 2001;
const KARERA = 2015;
const COINS = 1_000_000;
const STAKE = 1_000;
/** Bets of Crash open this time before bets of Karera close, ms, so that both rounds run at the same time. */
const CRASH_BEFORE_MS = 6_000;
/** Minimum and maximum length of the Crash rounds during which a process is killed, ms; shorter rounds are skipped. */
const RUNS = { least: 11_000, most: 22_000 };
/** Longest time for which requests are repeated, and for other waits, ms. */
const WITHIN_MS = 90_000;

/**
 * Bets on Crash, each by another player. Three cash out automatically at a multiplier, in hundredths: reached before
 * the kill, after the kill, and never. The others cash out by hand, or not at all.
 */
const CRASH_BETS = [{ auto: 101 }, { auto: 170 }, { auto: 100_000 }, {}, {}, {}];
/** Indexes of the Crash bets that are cashed out by hand at the moment of the kill. */
const GET_OFF = new Set([3, 4]);
const KARERA_BETS = [
  ...Array.from({ length: 6 }, (_, runner) => ({ kind: 'win', runner })),
  { kind: 'place', runner: 0 },
  { kind: 'place', runner: 3 },
  { kind: 'exacta', first: 0, second: 1 },
  { kind: 'exacta', first: 1, second: 0 },
];

/** A bet with the answers received so far: `answer` to placing it, `word` to the cash-out. */
interface Placed {
  readonly visitor: Visitor;
  readonly seat: Seat;
  readonly body: GameServerRequest<'placeBet'>;
  answer: GameServerAnswer<'placeBet'> | undefined;
  word: Word;
}

/**
 * Kills the lobby's server, PostgreSQL or the game server alone, during a round of Crash and one of Karera. The first
 * kill of each process comes while both rounds run, later ones also while bets are placed. Then compares the answers
 * that players received with the rules, the wallet and the game server's rounds.
 */
export async function runShared(options: {
  kills: number;
  seed: string;
  log: (line: string) => void;
}): Promise<SharedReport> {
  const folder = mkdtempSync(join(tmpdir(), 'perya-shared-'));
  chmodSync(folder, 0o755);
  try {
    return await run(folder, options);
  } finally {
    await stopEmbedded(dataDirOf(folder));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(
  folder: string,
  { kills, seed, log }: { kills: number; seed: string; log: (line: string) => void },
): Promise<SharedReport> {
  const random = worldRandom(`shared ${seed}`);
  const house = await openHouse(folder);
  const chaos = new SharedChaos(folder, house);
  const faults: string[] = [];
  let bets = 0;
  try {
    for (let kill = 0; kill < kills; kill++) {
      const prey = PREY[kill % PREY.length] ?? 'lobby';
      const isEarly = kill >= PREY.length && random.below(2) === 0;
      log(`kill ${kill + 1}: ${prey}, ${isEarly ? 'while bets are on their way' : 'while both rounds run'}`);
      const placed = await chaos.round(prey, isEarly, random.below(1_500));
      bets += placed.length;
      faults.push(...(await chaos.faults(placed, prey === 'lobby')));
    }
    faults.push(...(await booksFaults(folder)));
  } finally {
    await house.close();
  }
  return { kills, bets, lost: chaos.lost, faults };
}

/** The running processes: the lobby's server with its PostgreSQL, and the game server. */
interface House {
  readonly lobby: string;
  /** Kills one process and starts it again; resolves when it is ready. */
  kill(prey: Prey): Promise<void>;
  close(): Promise<void>;
}

async function openHouse(folder: string): Promise<House> {
  const [lobbyPort, gameServerPort] = [String(await freePort()), String(await freePort())];
  const secret = randomBytes(32).toString('hex');
  const gameServerUrl = `http://127.0.0.1:${gameServerPort}`;
  const startLobby = (): Promise<Victim> =>
    startVictim(folder, {
      PORT: lobbyPort,
      PERYA_PORT_IS_FIXED: 'on',
      PERYA_GAME_SERVER: 'elsewhere',
      PERYA_GAME_SERVER_ORIGIN: gameServerUrl,
      PERYA_GAME_SERVER_SECRET: secret,
    });
  let lobby = await startLobby();
  const { address } = lobby;
  const url = await withDatabase(folder, (db) => Promise.resolve(db.url));
  const startOwnGameServer = () =>
    startGameServer(folder, {
      PORT: gameServerPort,
      PERYA_MODE: 'development',
      PERYA_WALLET: address,
      PERYA_GAME_SERVER_SECRET: secret,
      PERYA_GAME_SERVER_DATABASE_URL: url,
      PERYA_LOBBY_ORIGINS: 'http://lobby.test',
    });
  let gameServer = await startOwnGameServer();
  return {
    lobby: address,
    async kill(prey) {
      if (prey === 'lobby') {
        await lobby.kill(false);
        lobby = await startLobby();
      } else if (prey === 'gameServer') {
        await gameServer.kill();
        gameServer = await startOwnGameServer();
      } else {
        await lobby.killDatabase();
        await within('the database is back', () => isReady(`${address}/readyz`));
      }
    },
    async close() {
      await gameServer.kill();
      await lobby.kill(false);
    },
  };
}

class SharedChaos {
  lost = 0;
  readonly #folder: string;
  readonly #house: House;

  constructor(folder: string, house: House) {
    this.#folder = folder;
    this.#house = house;
  }

  /** Plays a round of each game with a kill in the middle, and repeats every request whose answer was lost. */
  async round(prey: Prey, isEarly: boolean, laterMs: number): Promise<Placed[]> {
    const crashers = await this.#seats(CRASH, CRASH_BETS.length);
    const racers = await this.#seats(KARERA, 1);
    const race = await this.#watch(racers);
    const karera = (await race.until('round', isOpen)).round;
    await this.#skipShortRuns();
    await pause(Math.max(0, karera.closesAt - CRASH_BEFORE_MS - Date.now()));
    const crashed = await this.#watch(crashers);
    const crash = (await crashed.until('round', isOpen)).round;
    const placed = [
      ...betsOf(crashers, crash, CRASH_BETS),
      ...betsOf(
        KARERA_BETS.map(() => racers[0]),
        karera,
        KARERA_BETS,
      ),
    ];
    const placing = Promise.all(placed.map((bet) => this.#place(bet)));

    if (isEarly) {
      // Kills the process between the first request and the last answer.
      await Promise.all([placing, pause(laterMs / 20).then(() => this.#house.kill(prey))]);
    } else {
      await placing;
      await Promise.all([crashed, race].map((stream) => stream.until('round', isRunning)));
      // Waits until Crash has passed the lowest multiplier at which a player can cash out.
      await pause(300 + laterMs);
      await Promise.all([
        ...placed.filter((_, index) => GET_OFF.has(index)).map((bet) => this.#getOff(bet)),
        pause(laterMs / 75).then(() => this.#house.kill(prey)),
      ]);
    }
    await Promise.all([crashed.close(), race.close()]);
    return placed;
  }

  /**
   * Waits until all bets are settled. Returns each payout that breaks the rules, and each wallet with a wrong balance.
   */
  async faults(placed: readonly Placed[], isWhole: boolean): Promise<string[]> {
    const faults: string[] = [];
    const entered = placed.filter(({ answer }) => answer?.status === 'done');
    for (const { answer, body } of placed)
      if (answer?.status === 'refused' && answer.code !== 'betsClosed')
        faults.push(`${JSON.stringify(body)} was refused: ${answer.code}`);
    for (const seat of new Set(placed.map((bet) => bet.seat))) {
      const own = entered.filter((bet) => bet.seat === seat);
      const { list } = await within('bets are over', async () => {
        const announced = await seat.done('rounds').catch(() => undefined);
        return announced?.list.length === own.length && announced.list.every(({ proof }) => proof)
          ? announced
          : undefined;
      });
      let coins = COINS;
      for (const { answer, word } of own) {
        const id = answer?.status === 'done' ? answer.result.bet.roundId : '';
        const round = list.find(({ roundId }) => roundId === id);
        if (round === undefined) faults.push(`the bet ${id} is not among the rounds`);
        else {
          coins += round.payout - round.stake;
          const fault = payFault(round, { word, isWhole });
          if (fault !== undefined) faults.push(fault);
        }
      }
      const userId = placed.find((bet) => bet.seat === seat)?.visitor.userId ?? 0;
      const held = await this.#coinsWhenHome(userId, coins);
      if (held !== coins) faults.push(`player ${userId} has ${held}, and was told ${coins}`);
    }
    return faults;
  }

  /**
   * Waits until the wallet has the expected balance, since the stake of a bet that came too late is refunded with a
   * delay. Returns the last balance, in hundredths.
   */
  #coinsWhenHome(userId: number, expected: number): Promise<number> {
    return withDatabase(this.#folder, async (db) => {
      const until = Date.now() + WITHIN_MS;
      for (;;) {
        const { coin } = await readWallet(db, userId);
        if (coin === expected || Date.now() > until) return coin;
        await pause(200);
      }
    });
  }

  async #seats(gameId: number, count: number): Promise<{ visitor: Visitor; seat: Seat }[]> {
    const visitors = await withDatabase(this.#folder, (db) => makeVisitors(db, count, COINS));
    return Promise.all(
      visitors.map(async (visitor) => ({
        visitor,
        seat: await takeSeat(this.#house.lobby, visitor, gameId),
      })),
    );
  }

  /** Opens the event stream of the first seat's game. Retries, since right after a kill no process runs the game. */
  #watch([first]: readonly { readonly seat: Seat }[]): Promise<SharedStream> {
    if (first === undefined) throw new Error('nobody is seated');
    return within('the stream opens', () => watchGame(first.seat).catch(() => undefined));
  }

  /** Marks the next rounds of Crash as over, until the one that follows is neither too short nor too long (`RUNS`). */
  #skipShortRuns(): Promise<void> {
    return withDatabase(this.#folder, async (db) => {
      const book = await openGameServerDatabase(db.url);
      const { rows } = await book.query<{ id: number; salt: string }>(
        `select id, salt from chains where kind = 'crash' order by id desc limit 1`,
      );
      const [chain] = rows;
      if (chain === undefined) throw new Error('there is no chain of crash');
      for (let number = (await readLastNumber(book, chain.id)) + 1; ; number++) {
        const hash = await readHash(book, chain.id, number);
        const endsAt = crashPoint(hash, chain.salt);
        if (runMs(endsAt) >= RUNS.least && runMs(endsAt) <= RUNS.most) break;
        await book.query(
          `insert into shared_rounds (chain_id, number, phase, closes_at, starts_at, hash, outcome)
           values ($1, $2, 'result', 0, 0, $3, $4)`,
          [chain.id, number, hash, JSON.stringify({ endsAt })],
        );
      }
      await book.close();
    });
  }

  async #place(bet: Placed): Promise<void> {
    bet.answer = await this.#insist(bet.seat, 'placeBet', bet.body);
  }

  /** Cashes out a bet; repeats the request until it has an answer. */
  async #getOff(bet: Placed): Promise<void> {
    if (bet.answer?.status !== 'done') return;
    const { roundId } = bet.answer.result.bet;
    const answer = await this.#insist(bet.seat, 'cashOut', { clientTxnId: randomUUID(), roundId });
    if (answer.status === 'done') bet.word = answer.result;
    else if (answer.code === 'roundSettled') bet.word = 'too late';
    else throw new Error(`cashOut was refused: ${answer.code}`);
  }

  /** Repeats a request until the game server returns its result. */
  #insist<Name extends GameServerCallName>(
    seat: Seat,
    name: Name,
    body: object,
  ): Promise<GameServerAnswer<Name>> {
    return within(`${name} is answered`, async () => {
      const answer = await seat.ask(name, body).catch(() => undefined);
      if (answer !== undefined && !(answer.status === 'refused' && answer.code === 'tryAgain')) return answer;
      this.lost += 1;
      return undefined;
    });
  }
}

const isOpen = ({ round }: { round: SharedRound }): boolean => round.phase === 'betting';
const isRunning = ({ round }: { round: SharedRound }): boolean => round.phase === 'running';

/** Returns a bet of `STAKE` for each seat in a round. */
const betsOf = (
  seats: readonly ({ visitor: Visitor; seat: Seat } | undefined)[],
  round: SharedRound,
  choices: readonly object[],
): Placed[] =>
  seats.flatMap((chair, index) =>
    chair === undefined
      ? []
      : [{ ...chair, body: sharedBetOf(round, choices[index], STAKE), answer: undefined, word: undefined }],
  );

/** Polls `ask` until it gives a result. Rejects after `WITHIN_MS`. */
async function within<Result>(what: string, ask: () => Promise<Result | undefined | false>): Promise<Result> {
  const until = Date.now() + WITHIN_MS;
  for (;;) {
    const found = await ask();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > until) throw new Error(`not within ${WITHIN_MS} ms: ${what}`);
    await pause(50);
  }
}

/** Returns each difference between the game server's rounds and the lobby's, and each fault of the ledger. */
function booksFaults(folder: string): Promise<string[]> {
  return withDatabase(folder, async (db) => {
    const book = await openGameServerDatabase(db.url);
    const faults: string[] = [];
    const { rows: left } = await book.query<{ id: string; state: string }>(
      `select id, state from rounds where state not in ('done', 'undone')`,
    );
    for (const { id, state } of left) faults.push(`round ${id} is still ${state}`);
    const { rows: gameServer } = await book.query(
      // Leaves out void bets, which were refunded: the lobby has neither a stake nor a win for them.
      `select id::text, stake as staked, payout as won from rounds
       where state = 'done' and not (multiplier = 100 and payout = stake and choice::jsonb = '{}') order by id::text`,
    );
    const { rows: lobby } = await db.query(
      'select round_id as id, staked, won from provider_rounds where staked > 0 order by round_id',
    );
    if (JSON.stringify(gameServer) !== JSON.stringify(lobby))
      faults.push(`the books differ: ${JSON.stringify(gameServer)} and ${JSON.stringify(lobby)}`);
    const { rowCount } = await db.query('select 1 from provider_rounds where ended_at is null');
    if (rowCount !== 0) faults.push(`${rowCount} rounds are open in the lobby's book`);
    await book.close();
    for (const { rule, count, example } of (await verifyLedger(db)).faults)
      faults.push(`${rule}: ${count}, ${example}`);
    return faults;
  });
}
