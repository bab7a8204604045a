import { afterAll, beforeAll, expect, test } from 'vitest';
import { titleById } from '../../contract/catalogue/catalogue.ts';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';

const [first = 0, second = 0] = titleById.keys();
/** Id that belongs to no game. */
const NO_GAME = 2_000_000;

let product: TestProduct;
let token: string;

beforeAll(async () => {
  product = await testProduct();
  ({ token } = await product.ask('accountRegist', {
    account: 'here_i_am',
    password: 'a long enough password',
    declarations: grownUp,
  }));
});
afterAll(() => product.close());

/**
 * Sends a heartbeat one minute later. Returns what the session stores: the last heartbeat, the last game and its time.
 */
async function beat(gameId?: number) {
  product.clock.advance(60_000);
  const { errcode } = await product.ask('online', gameId === undefined ? {} : { gameId }, { token });
  const { rows } = await product.db.query<{ seen: number; game: number | null; at: number | null }>(
    'select seen_at as seen, game_id as game, game_at as at from sessions',
  );
  return { errcode, ...rows[0] };
}

test('a session keeps its last game after the player has left it, with the time of the last heartbeat in the game', async () => {
  const now = () => product.clock.now();
  expect(await beat()).toEqual({ errcode: 0, seen: now(), game: null, at: null });
  expect(await beat(first)).toEqual({ errcode: 0, seen: now(), game: first, at: now() });
  expect(await beat(first)).toEqual({ errcode: 0, seen: now(), game: first, at: now() });
  const left = now();
  expect(await beat()).toEqual({ errcode: 0, seen: now(), game: first, at: left });
  expect(await beat(second)).toEqual({ errcode: 0, seen: now(), game: second, at: now() });
});

test('a heartbeat with an unknown game is stored as one without a game', async () => {
  await beat(first);
  const known = product.clock.now();
  expect(await beat(NO_GAME)).toEqual({ errcode: 0, seen: known + 60_000, game: first, at: known });
});
