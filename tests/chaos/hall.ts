import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { GameServerAnswer, GameServerCallName } from '../../contract/game-server.ts';
import { stopEmbedded } from '../../server/db/embedded.ts';
import { verifyLedger } from '../../server/ledger/verify.ts';
import { readWallet } from '../../server/ledger/wallet.ts';
import { hallTitles, type HallTitle, stakesOf } from '../../server/game-server/titles.ts';
import { bet } from '../../server/testing/game-server.ts';
import { choiceFor, nextStep } from '../../server/testing/hall-bets.ts';
import { worldRandom } from '../../server/worlds/random.ts';
import { bringHome, makeVisitors, type Seat, takeSeat, type Visitor, withDatabase } from './hall-seats.ts';
import { dataDirOf, startVictim, type Victim } from './victim.ts';

/** Result of the run, which has passed if `faults` is empty. */
export interface HallReport {
  readonly kills: number;
  /** Number of game titles played, one for each pay table. */
  readonly titles: number;
  readonly rounds: number;
  /** Number of requests without an answer, and of games that had to be opened again. */
  readonly lost: number;
  readonly faults: readonly string[];
}

const COINS = 100_000_000;
const FEWEST_ANSWERS = 40;
const MORE_ANSWERS = 160;
/** One game title for each pay table. Leaves out games with shared rounds, which tests/chaos/shared.ts plays. */
const own = hallTitles.filter(({ rules }) => !('shared' in rules));
const titles = [...new Map(own.map((title) => [title.payTable, title])).values()];

/** Makes every second game title use the transfer wallet, which moves a player's coins to the game server. */
const ENV = {
  PERYA_ARCADE_GAMES: titles
    .filter((_, index) => index % 2 === 0)
    .map(({ gameId }) => gameId)
    .join(' '),
};

/** Longest time until the game server has paid or rolled back interrupted rounds, ms (server/game-server/sweep.ts). */
const SETTLED_WITHIN_MS = 60_000;

/**
 * Kills the lobby's server together with its game server, and every second time PostgreSQL too, while players play one
 * title of each pay table. Then compares the answers that players received with the ledger.
 */
export async function runHall({
  kills,
  seed,
  log,
}: {
  kills: number;
  seed: string;
  log: (line: string) => void;
}): Promise<HallReport> {
  const folder = mkdtempSync(join(tmpdir(), 'perya-hall-'));
  chmodSync(folder, 0o755);
  try {
    return await new HallChaos(folder, kills, seed, log).run();
  } finally {
    await stopEmbedded(dataDirOf(folder));
    rmSync(folder, { recursive: true, force: true });
  }
}

class HallChaos {
  readonly #folder: string;
  readonly #kills: number;
  readonly #log: (line: string) => void;
  readonly #random;
  /** The server that runs now, or the next one while it starts. */
  #victim: Promise<Victim>;
  #killed = 0;
  #answers = 0;
  #killAt = FEWEST_ANSWERS;
  #lost = 0;
  #rounds = 0;

  constructor(folder: string, kills: number, seed: string, log: (line: string) => void) {
    this.#folder = folder;
    this.#kills = kills;
    this.#log = log;
    this.#random = worldRandom(`hall ${seed}`);
    this.#victim = startVictim(folder, ENV);
  }

  async run(): Promise<HallReport> {
    await this.#victim;
    const visitors = await withDatabase(this.#folder, (db) => makeVisitors(db, titles.length, COINS));
    const gained = await Promise.all(
      titles.map(async (title, index) => {
        const visitor = visitors[index];
        return visitor === undefined ? 0 : this.#playOn(title, visitor);
      }),
    );
    const victim = await this.#victim;
    const faults = await this.#faults(victim, visitors, gained);
    await victim.kill(false);
    return {
      kills: this.#killed,
      titles: titles.length,
      rounds: this.#rounds,
      lost: this.#lost,
      faults,
    };
  }

  /** Plays one title until after the last kill. Returns the player's gain according to the answers, in hundredths. */
  async #playOn(title: HallTitle, visitor: Visitor): Promise<number> {
    const { gameId, payTable } = title;
    const { listed, choices } = stakesOf(title);
    const stake = listed ? (choices[0] ?? 0) : 100;
    let gained = 0;
    let seat: Seat | undefined;
    /**
     * Repeats a request until the server returns its result; after a kill, sends it to the server that was started
     * next.
     */
    const insist = async <Name extends GameServerCallName>(
      name: Name,
      body: object,
    ): Promise<GameServerAnswer<Name>> => {
      for (;;) {
        const { address } = await this.#victim;
        seat ??= await takeSeat(address, visitor, gameId).catch(() => undefined);
        const answer = await seat?.ask(name, body).catch(() => undefined);
        // The session has ended, or an interrupted transfer has taken the coins away: the game must be opened again.
        const isOver =
          answer?.status === 'refused' && ['sessionEnded', 'insufficientFunds'].includes(answer.code);
        if (answer !== undefined && !isOver && !(answer.status === 'refused' && answer.code === 'tryAgain')) {
          this.#answered();
          return answer;
        }
        // Opens the game again, since a token is valid only for the server process that issued it.
        if (answer === undefined || isOver) {
          this.#lost += 1;
          seat = undefined;
        }
        await pause(20);
      }
    };
    do {
      let played = await insist('play', bet(choiceFor(payTable, this.#random), stake));
      while (played.status === 'done' && played.result.round?.status === 'open') {
        const { roundId, round } = played.result;
        const ids = { clientTxnId: randomUUID(), roundId };
        played =
          round.cashOut > 0 && this.#random.float() < 0.4
            ? await insist('cashOut', ids)
            : await insist('step', { ...ids, choice: nextStep(payTable, round, this.#random) });
      }
      if (played.status === 'refused') throw new Error(`${title.title} was refused: ${played.code}`);
      gained += played.result.payout - stake;
      this.#rounds += 1;
    } while (this.#killed < this.#kills);
    return gained;
  }

  #answered(): void {
    this.#answers += 1;
    if (this.#answers < this.#killAt || this.#killed >= this.#kills) return;
    this.#killed += 1;
    this.#killAt = this.#answers + FEWEST_ANSWERS + this.#random.below(MORE_ANSWERS);
    const withPostgres = this.#killed % 2 === 0;
    this.#log(
      `kill ${this.#killed}: ${withPostgres ? 'server, game server and PostgreSQL' : 'server and game server'}`,
    );
    this.#victim = this.#victim.then(async (victim) => {
      await victim.kill(withPostgres);
      return startVictim(this.#folder, ENV);
    });
  }

  /** Waits until no round or transfer is open, then returns each fault of the ledger and of the visitors' balances. */
  #faults({ address }: Victim, visitors: readonly Visitor[], gained: readonly number[]): Promise<string[]> {
    return withDatabase(this.#folder, async (db) => {
      const until = Date.now() + SETTLED_WITHIN_MS;
      const open = async (): Promise<number> =>
        (await db.query('select 1 from provider_rounds where ended_at is null')).rowCount ?? 0;
      while ((await open()) > 0 && Date.now() < until) await pause(200);
      for (const visitor of visitors)
        while (!(await bringHome(address, visitor)) && Date.now() < until) await pause(200);
      const faults: string[] = [];
      const left = await open();
      if (left > 0) faults.push(`${left} rounds are open`);
      for (const [index, { userId }] of visitors.entries()) {
        const { coin } = await readWallet(db, userId);
        const expected = COINS + (gained[index] ?? 0);
        if (coin !== expected) faults.push(`player ${userId} has ${coin}, and was told ${expected}`);
      }
      for (const { rule, count, example } of (await verifyLedger(db)).faults)
        faults.push(`${rule}: ${count}, ${example}`);
      return faults;
    });
  }
}
