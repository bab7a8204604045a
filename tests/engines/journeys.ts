/** The steps of a player's visit in each engine. A step takes screenshots, and throws if something is wrong. */
import { formatExact } from '../../contract/money.ts';
import { boughtRounds, GAME_FIXTURES, type GameFixture } from '../e2e/support/game-fixtures.ts';
import { walletRounds } from '../e2e/support/hall-game.ts';
import { CELL, type Player } from '../e2e/support/player.ts';
import { onlyRain } from '../e2e/support/rains.ts';
import { drawScratch } from '../../fair/scratch.ts';
import { HALLOWEEN } from '../../fair/slots/halloween.ts';
import type { Database } from '../../server/db/database.ts';
import { chooseOutcome, chooseRoundSeed } from '../../server/slots/test-kit.ts';
import { grantDiamonds } from '../../server/testing/diamonds.ts';
import type { EngineBrowser } from './browser.ts';

/** Everything that a step of the visit uses. */
export interface Scene {
  readonly browser: EngineBrowser;
  readonly player: Player;
  readonly db: Database;
  /** Address of the lobby, without a slash at the end. */
  readonly origin: string;
  /** Takes a screenshot; its name is the step's name followed by `what`. */
  picture(what: string): Promise<void>;
}

/** A step of the visit, such as logging in or playing a round. */
export interface Step {
  readonly name: string;
  /** Whether the browser may log an error during this step without failing it. */
  readonly mayComplain?: boolean;
  take(scene: Scene): Promise<void>;
}

const DICE = { gameId: 2002, begin: /^Roll for/ } as const;

/** Waits until the page shows the balance of the player's wallet. */
async function balanceStands({ browser, player }: Scene): Promise<void> {
  const coins = formatExact(await player.coins());
  await browser.until(`the balance on show is ${coins}`, () =>
    browser.run(
      (text) =>
        [...document.querySelectorAll('[data-balance]')].some((pill) =>
          pill.getAttribute('aria-label')?.includes(text),
        ),
      coins,
    ),
  );
}

/** Waits until the lobby shows the latest wins, which appear there as a line of text. */
const tickerRuns = (browser: EngineBrowser): Promise<void> =>
  browser.until('the latest wins are told', () =>
    browser.run(() => / won ₱[\d,.]+/.test(document.querySelector('main')?.textContent ?? '')),
  );

async function openHome({ browser, origin, picture }: Scene): Promise<void> {
  await browser.open(`${origin}/`);
  await browser.until('games are offered', () => browser.offers('button', /return to player/));
  await tickerRuns(browser);
  await browser.settle();
  await picture('guest');
}

/** Leaves the lobby while it is loading; Firefox then aborts pending requests. */
async function leaveEarly({ browser, origin }: Scene): Promise<void> {
  await browser.open(`${origin}/`);
  await browser.open(`${origin}/auth/login`);
  await browser.until('the log-in has come', () => browser.offers('tab', /^Account$/));
  await browser.settle();
}

async function logIn(scene: Scene): Promise<void> {
  const { browser, origin, player, picture } = scene;
  await browser.open(`${origin}/auth/login?redirect=%2F`);
  await browser.press('tab', /^Account$/);
  await browser.settle();
  await browser.fill(/^Account name or mobile number/, player.account);
  await browser.fill(/^Password$/, player.password);
  await picture('form');
  await browser.press('button', /^Log in$/);
  await balanceStands(scene);
  await tickerRuns(browser);
  await browser.settle();
  await picture('home');
}

/**
 * Plays one round of a game. Checks that a result is announced, and that the wallet changes by the amount that the
 * server has stored for the round.
 */
async function playRound(
  scene: Scene,
  { game, path, scene: canvas, button, announcement, finish }: GameFixture,
): Promise<void> {
  const { browser, origin, player, db, picture } = scene;
  const before = await player.coins();
  const { count, net } = await boughtRounds(db, player.id, game);
  await browser.open(`${origin}${path}`);
  await browser.sceneStands(canvas);
  await picture('ready');
  await browser.press('button', button);
  await browser.until(
    'the server has the round',
    async () => (await boughtRounds(db, player.id, game)).count > count,
  );
  await picture('under way');
  if (finish instanceof RegExp) await browser.press('button', finish);
  await browser.hears(announcement);
  await picture('result');
  const after = await boughtRounds(db, player.id, game);
  if (after.count !== count + 1) throw new Error(`${after.count - count} rounds were bought by one press`);
  const coins = await player.coins();
  // A scratch card is paid in diamonds, so its stake is not compared with the change of the coins.
  const moved = game === 'scratch-card' ? coins - before : after.net - net;
  if (coins - before !== moved)
    throw new Error(`the round came to ${moved}, the wallet moved by ${coins - before}`);
  // The page of scratch cards shows diamonds, so the coins are checked in the lobby.
  if (game === 'scratch-card') await browser.open(`${origin}/`);
  await balanceStands(scene);
}

const fixtureOf = (game: GameFixture['game']): GameFixture => {
  const found = GAME_FIXTURES.find((fixture) => fixture.game === game);
  if (!found) throw new Error(`${game} has no fixture`);
  return found;
};

async function spinCoins(scene: Scene): Promise<void> {
  const { browser, origin, player, picture } = scene;
  const before = await player.coins();
  await player.grant(2);
  await player.fixNextDraw({ cell: CELL.coin20 });
  await browser.open(`${origin}/activity/jackpot`);
  await browser.sceneStands('lucky-jackpot');
  await browser.sceneStands('winners-ticker');
  await picture('ready');
  await browser.press('button', /^Spin, \d+ left$/);
  await picture('under way');
  await browser.hears(/^You won ₱20\.00\.$/);
  await picture('result');
  const coins = await player.coins();
  if (coins !== before + 2_000) throw new Error(`₱20 were won, the wallet moved by ${coins - before}`);
  await balanceStands(scene);
}

async function spinJackpot(scene: Scene): Promise<void> {
  const { browser, origin, player, picture } = scene;
  const before = await player.coins();
  await player.grant(1);
  await player.fixNextDraw({ tier: 'mini' });
  await browser.open(`${origin}/activity/jackpot`);
  await browser.sceneStands('lucky-jackpot');
  await browser.press('button', /^Spin, \d+ left$/);
  await browser.sceneStands('jackpot-wheel');
  await picture('wheel');
  const words = await browser.hears(/^You won the Mini jackpot: ₱/);
  await picture('award');
  const coins = await player.coins();
  if (!words.includes(formatExact(coins - before)))
    throw new Error(`"${words}", but the wallet moved by ${formatExact(coins - before)}`);
  await browser.press('button', /^Back to the game$/);
  await balanceStands(scene);
  await picture('after');
}

/** Plays a round of Dice, a hall game, in its frame, which is of another origin and has its own session. */
async function playDice(scene: Scene): Promise<void> {
  const { browser, origin, player, db, picture } = scene;
  const before = await player.coins();
  await browser.open(`${origin}/game/start?gameId=${DICE.gameId}`);
  await browser.until('the frame stands', () => browser.run(() => document.querySelector('iframe') !== null));
  await browser.inFrame(() => browser.until('a roll is offered', () => browser.offers('button', DICE.begin)));
  await browser.inFrame(() => browser.sceneStands('dice'));
  await picture('ready');
  await browser.inFrame(async () => {
    await browser.press('button', DICE.begin);
    await browser.until('the visit counts the round', () =>
      browser.run(() =>
        [...document.querySelectorAll('[aria-label="This visit"] div')].some(
          (row) => row.textContent.includes('Rounds') && row.querySelector('dd')?.textContent === '1',
        ),
      ),
    );
    await browser.hears(/You won ₱|No win this time/);
  });
  await browser.until('the wallet has the round', async () => (await walletRounds(db)).rounds === 1);
  await picture('result');
  const { net } = await walletRounds(db);
  const coins = await player.coins();
  if (coins - before !== net)
    throw new Error(`the round came to ${net}, the wallet moved by ${coins - before}`);
  const shown = formatExact(coins);
  await browser.until(`the balance on show is ${shown}`, () =>
    browser.offers('link', new RegExp(shown.replaceAll('.', '\\.'))),
  );
}

/** Prepares the next round of some games: writes its secret seed so that the player wins, or starts a rain. */
const prepare: Partial<Record<GameFixture['game'], (scene: Scene) => Promise<void>>> = {
  async 'scratch-card'({ db, player }) {
    await grantDiamonds(db, player.id, 200);
    await chooseRoundSeed(
      db,
      { userId: player.id, game: 'scratch-card' },
      ({ seed, clientSeed, nonce }) => drawScratch(seed, clientSeed, nonce).amount === 500,
    );
  },
  'halloween-slots': ({ db, player }) =>
    chooseOutcome(
      db,
      { userId: player.id, game: 'halloween-slots' },
      HALLOWEEN,
      ({ spins, total }) => spins.length === 1 && total >= 500,
    ),
  async 'red-packet-rain'({ db }) {
    await onlyRain(db, Date.now() - 1);
  },
};

const rounds: readonly { readonly name: string; readonly game: GameFixture['game'] }[] = [
  { name: 'daily spin', game: 'daily-spin' },
  { name: 'coin pusher', game: 'coin-pusher' },
  { name: 'scratch card', game: 'scratch-card' },
  { name: 'halloween', game: 'halloween-slots' },
  { name: 'slot shack', game: 'slotshack' },
  { name: 'red packet rain', game: 'red-packet-rain' },
];

/** Names of the steps that always run, since the other steps depend on them. */
export const ALWAYS: readonly string[] = ['home', 'log in'];

/** All steps of a player's visit, in order. */
export const STEPS: readonly Step[] = [
  { name: 'home', take: openHome },
  { name: 'left early', take: leaveEarly, mayComplain: true },
  { name: 'log in', take: logIn },
  { name: 'lucky jackpot', take: spinCoins },
  { name: 'jackpot wheel', take: spinJackpot },
  ...rounds.map(({ name, game }) => ({
    name,
    async take(scene: Scene) {
      await prepare[game]?.(scene);
      await playRound(scene, fixtureOf(game));
    },
  })),
  { name: 'dice', take: playDice },
];
