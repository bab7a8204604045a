import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { findFreePort } from '../free-port.ts';
import { nodeArguments } from './built-server.ts';
import { signUp } from './sessions.ts';
import { type TestProduct, testProduct } from './product.ts';
import { asker, type OpenGame, GAME_SERVER_SECRET } from './game-server.ts';

/** The lobby's server in this process, and the game server as a separate process that can be killed. */
export interface GameServerProcess {
  readonly product: TestProduct;
  start(): Promise<void>;
  /** Kills the game server immediately, as kill -9 does. */
  kill(): Promise<void>;
  /** Opens a title for a new player with the given coins, hundredths. */
  open(gameId: number, coins: number): Promise<Omit<OpenGame, 'login' | 'sessionId'>>;
  close(): Promise<void>;
}

/** Starts the lobby's server and the game server on one database; both use the machine's clock. */
export async function gameServerProcess(): Promise<GameServerProcess> {
  const port = await findFreePort(0, '127.0.0.1');
  // Two processes sign and verify with the same clock: the machine's.
  const clock = { ...systemClock, set: () => {}, advance: () => {} };
  const product = await testProduct({
    clock,
    gameServer: { origin: 'http://games.test', secret: GAME_SERVER_SECRET },
  });
  await product.served.app.listen({ port: 0, host: '127.0.0.1' });
  const wallet = `http://127.0.0.1:${(product.served.app.server.address() as AddressInfo).port}`;
  let gameServer: ChildProcess | undefined;

  async function start(): Promise<void> {
    gameServer = spawn(process.execPath, nodeArguments('game-server/main'), {
      env: {
        ...process.env,
        PERYA_MODE: 'test',
        PERYA_RATE_LIMITS: 'off',
        PERYA_WALLET: wallet,
        PERYA_GAME_SERVER_SECRET: GAME_SERVER_SECRET,
        PERYA_GAME_SERVER_DATABASE_URL: product.db.url,
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

  async function kill(): Promise<void> {
    if (gameServer === undefined) return;
    const ended = once(gameServer, 'exit');
    gameServer.kill('SIGKILL');
    gameServer = undefined;
    await ended;
  }

  await start();
  return {
    product,
    start,
    kill,
    async open(gameId, coins) {
      const player = await signUp(product, { coins });
      const { frameUrl } = await product.ask('startGame', { gameId }, player);
      return { ...player, ...asker(`http://127.0.0.1:${port}`, frameUrl) };
    },
    async close() {
      await kill();
      await product.close();
    },
  };
}
