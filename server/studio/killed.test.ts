import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { StudioAnswer } from '../../contract/studio.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';
import { asker, bet, STUDIO_SECRET } from '../testing/studio.ts';

/** The studio as a process of its own that is killed in the middle of what it does. */

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const DICE = 2002;
const MINES = 2003;
const COINS = 1_000_000;

let product: TestProduct;
let wallet: string;
let port: number;
let studio: ChildProcess;

/** The port stays the same, as that of a studio that is started again. */
async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port: free } = holder.address() as AddressInfo;
  holder.close();
  await once(holder, 'close');
  return free;
}

async function startStudio(): Promise<void> {
  studio = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: {
      ...process.env,
      PERYA_MODE: 'test',
      PERYA_RATE_LIMITS: 'off',
      PERYA_WALLET: wallet,
      PERYA_STUDIO_SECRET: STUDIO_SECRET,
      PERYA_STUDIO_DATABASE_URL: product.db.url,
      PERYA_LOBBY_ORIGINS: 'http://lobby.test',
      PORT: String(port),
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const isOpen = async (): Promise<void> => {
    const { status } = await fetch(`http://127.0.0.1:${port}/healthz`);
    if (status !== 200) throw new Error(`status ${status}`);
  };
  await vi.waitFor(isOpen, { timeout: 30_000 });
}

/** Ends the studio as kill -9 does. */
async function killStudio(): Promise<void> {
  const ended = once(studio, 'exit');
  studio.kill('SIGKILL');
  await ended;
}

beforeAll(async () => {
  port = await freePort();
  // Two processes sign and check by one clock: the machine's.
  const clock = { now: () => Date.now(), set: () => {}, advance: () => {} };
  product = await testProduct({ clock, studio: { origin: 'http://studio.test', secret: STUDIO_SECRET } });
  await product.served.app.listen({ port: 0, host: '127.0.0.1' });
  wallet = `http://127.0.0.1:${(product.served.app.server.address() as AddressInfo).port}`;
  await startStudio();
});
afterAll(async () => {
  await killStudio();
  await product.close();
});

async function openTitle(gameId: number) {
  const player = await signUp(product, { coins: COINS });
  const { frameUrl } = await product.ask('startGame', { gameId }, player);
  return { ...player, ...asker(`http://127.0.0.1:${port}`, frameUrl) };
}

/** An answer, or undefined when the process died over it. */
const orNothing = <Answer>(asked: Promise<Answer>): Promise<Answer | undefined> =>
  asked.catch(() => undefined);

it('has played every bet once when it is killed in the middle of forty, and asked for all of them again', async () => {
  const { ask, userId } = await openTitle(DICE);
  const bets = Array.from({ length: 40 }, () => bet({ target: 4_950, side: 'over' }));
  const asked = bets.map((one) => ask('play', one));
  // The first is answered, the others are anywhere between the bet and the end.
  await Promise.race(asked);
  await killStudio();
  const before = await Promise.all(asked.map(orNothing));
  expect(before.filter((answer) => answer === undefined).length).toBeGreaterThan(0);
  await startStudio();
  const after: StudioAnswer<'play'>[] = await Promise.all(bets.map((one) => ask('play', one)));

  let expected = COINS;
  for (const [index, answer] of after.entries()) {
    if (answer.status === 'refused') throw new Error(`refused: ${answer.code}`);
    const told = before[index];
    if (told !== undefined) expect(answer).toEqual(told);
    expected += answer.result.payout - answer.result.stake;
  }
  expect((await readWallet(product.db, userId)).coin).toBe(expected);
  const { rows } = await product.db.query(
    'select count(*)::int as rounds, count(ended_at)::int as ended from provider_rounds where user_id = $1',
    [userId],
  );
  expect(rows).toEqual([{ rounds: 40, ended: 40 }]);
  expect((await verifyLedger(product.db)).faults).toEqual([]);
});

it('goes on with a round of steps where it was killed, and never tells more of it than before', async () => {
  const { ask, done, userId } = await openTitle(MINES);
  const { roundId, nextSeedHash } = await done('play', bet({ mines: 1 }));
  const step = { clientTxnId: randomUUID(), roundId, choice: { tile: 4 } };
  const asked = orNothing(ask('step', step));
  await killStudio();
  await asked;
  await startStudio();
  const again = await done('step', step);
  expect(again.round?.taken).toHaveLength(1);
  expect(await done('step', step)).toEqual(again);
  const open = again.round?.status === 'open';
  const { round } = await done('open');
  expect(round?.roundId).toBe(open ? roundId : undefined);
  const ended = open ? await done('cashOut', { clientTxnId: randomUUID(), roundId }) : again;
  expect(ended.proof?.seedHash).toBe(nextSeedHash);
  expect((await readWallet(product.db, userId)).coin).toBe(COINS - 1_000 + ended.payout);
});
