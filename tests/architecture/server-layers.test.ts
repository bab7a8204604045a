import { describe, expect, it } from 'vitest';
import { checkServerLayers } from './server-layers.ts';
import { allSources, sourceOf } from './source.ts';

describe('layers of the server', () => {
  it('import only modules of layers below them', () => {
    expect(checkServerLayers(allSources())).toEqual([]);
  });
});

describe('the rule of layers', () => {
  const of = (path: string, text: string) => checkServerLayers([sourceOf(path, text)]);

  it.each([
    ['server/jackpot/handlers.ts', "import { envelope } from '../http/envelope.ts';", 'up'],
    ['server/ledger/post.ts', "import { settleRound } from '../games/rounds.ts';", 'up'],
    ['server/clock.ts', "import { serve } from './serve.ts';", 'up, between files'],
    ['server/wallet/handlers.ts', "import { vipMap } from '../config/vip.ts';", 'sideways'],
    ['server/http/app.ts', "import { readPools } from '../jackpot/pools.ts';", 'HTTP to a resource'],
    [
      'server/game-server/play.ts',
      "import { takeBet } from '../games/rounds.ts';",
      'the game server to the ledger',
    ],
    ['server/ledger/post.ts', "import type { Handlers } from '../calls/handler.ts';", 'up, types only'],
    ['server/raffle/handlers.ts', 'export const x = 1;', 'a module without a layer'],
    ['server/jobs/sweep.ts', "import { raffle } from '../raffle/rules.ts';", 'to a module without a layer'],
  ])('refuses %s with the code %s: %s', (path, text) => {
    expect(of(path, text)).toHaveLength(1);
  });

  it.each([
    ['server/wallet/handlers.ts', "import type { Handlers } from '../calls/handler.ts';"],
    ['server/jackpot/draw.ts', "import { drawValues } from './draw-values.ts';"],
    ['server/main.ts', "import { serve } from './serve.ts';"],
    ['server/ledger/post.test.ts', "import { testProduct } from '../testing/product.ts';"],
  ])('accepts that %s imports %s', (path, text) => {
    expect(of(path, text)).toEqual([]);
  });
});
