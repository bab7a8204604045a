import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { GameName } from '../../contract/fair.ts';
import { newTxnId } from '../../src/platform/txn-id.ts';
import { addRain } from '../../server/red-packet/rains.ts';
import { WORLD_LOGINS } from '../../server/worlds/world.ts';
import { guardConsole } from './support/console-guard.ts';
import { settledPage } from './support/follow.ts';
import { expect, test } from './support/journey.ts';
import { pageAt, variantOf } from './support/variant.ts';

const FITS = 'It all matches. Nobody changed this round.';
const VERIFIER = pathToFileURL(join(import.meta.dirname, '../../dist/client/perya-verifier.html')).href;

/**
 * One entry per game: the call that plays a round, the game's name on the page, and what appears on the page during a
 * replay.
 */
const GAMES: readonly {
  readonly game: GameName;
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly name: string;
  readonly path: string;
  readonly sign: RegExp;
}[] = [
  {
    game: 'lucky-jackpot',
    call: 'receiveDrawChance',
    body: {},
    name: 'Lucky Jackpot',
    path: '/activity/jackpot',
    sign: /shown again/,
  },
  {
    game: 'coin-pusher',
    call: 'coinPusherDrop',
    body: { x: 500 },
    name: 'Coin Pusher',
    path: '/activity/coin-pusher',
    sign: /shown again/,
  },
  {
    game: 'scratch-card',
    call: 'scratchCardLottery',
    body: { count: 1, buy: 1 },
    name: 'Scratch cards',
    path: '/activity/lottery',
    sign: /shown again/,
  },
  {
    game: 'halloween-slots',
    call: 'halloweenSlotsClick',
    body: { bet: 100 },
    name: 'Halloween Night',
    path: '/activity/halloween',
    sign: /shown again/,
  },
  {
    game: 'halloween-lottery',
    call: 'halloweenLottery',
    body: {},
    name: 'Halloween tickets',
    path: '/activity/halloween',
    sign: /^Your card: /,
  },
  {
    game: 'slotshack',
    call: 'slotshackSpin',
    body: { bet: 100 },
    name: 'Slot Shack',
    path: '/activity/slotshack',
    sign: /shown again/,
  },
  {
    game: 'daily-spin',
    call: 'dailySpin',
    body: {},
    name: 'Daily Spin',
    path: '/activity/spin',
    sign: /^You won /,
  },
  {
    game: 'red-packet-rain',
    call: 'redWars',
    body: {},
    name: 'Red packet rain',
    path: '/activity/red-packet-rain',
    sign: /^Your packet had /,
  },
];

/** Opens the fairness check of the newest round of a game. */
async function check(page: Page, game: GameName, name: string): Promise<void> {
  await page.goto('/fair');
  await page.getByLabel('Game').selectOption(game);
  await page
    .getByRole('button', { name: new RegExp(`^Check: Round \\d+ of ${name}$`) })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(FITS)).toBeVisible();
}

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

for (const { game, call, body, name, path, sign } of GAMES)
  test.describe(game, () => {
    test.use({ pace: 8 });

    test(
      `${pageAt(path)}: a round of ${game} is listed, verifies, and is replayed on its page without paying`,
      variantOf(pageAt(path)),
      async ({ page, db, context, server, player, logIn }) => {
        const now = Date.now();
        await db.query('delete from red_packet_rains');
        await addRain(db, now);
        await logIn();
        const login = await context.request.post(`${server.url}/app/v1/accountLogin`, {
          data: { ...WORLD_LOGINS.demo, loginType: 2 },
        });
        const { token } = await login.json();
        const ask = async (asked: string, data: object = {}) => {
          const headers = { authorization: token };
          return (await context.request.post(`${server.url}/app/v1/${asked}`, { headers, data })).json();
        };
        if (game === 'coin-pusher') {
          const { seedHash } = await ask('coinPusherInfo');
          await ask('coinPusherDeal', { seedHash });
        }
        const rain = call === 'redWars' ? { rainId: `rain-${now}` } : {};
        expect(await ask(call, { ...body, ...rain, clientTxnId: newTxnId(now) })).toMatchObject({
          errcode: 0,
        });

        const coins = await player.coins();
        await check(page, game, name);
        await page.getByRole('link', { name: 'Watch it again' }).click();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(page.getByText(sign).first()).toBeVisible();
        // A reload does not repeat the replay.
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await settledPage(page);
        await expect(page.getByText(sign)).toHaveCount(0);
        expect(await player.coins()).toBe(coins);
      },
    );
  });

test('an invalid client seed is refused and stays in the field; a valid client seed is used from the next round on', async ({
  page,
  db,
  player,
  logIn,
}) => {
  await logIn();
  await page.goto('/fair');
  await page.locator('summary').filter({ hasText: 'Slot Shack' }).click();
  await page.getByRole('button', { name: 'Change: Client seed of Slot Shack' }).click();
  const sheet = page.getByRole('dialog', { name: 'Client seed of Slot Shack' });
  const field = sheet.getByLabel('Your client seed');
  await field.fill('my lucky:seed');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Use 1 to 64 letters, numbers or signs, no spaces or colons.')).toBeVisible();
  await expect(field).toHaveValue('my lucky:seed');
  await field.fill('my-lucky-seed');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('details').filter({ hasText: 'Slot Shack' })).toContainText('my-lucky-seed');
  const { rows } = await db.query<{ seed: string }>(
    `select client_seed as seed from fair_players where user_id = $1 and game = 'slotshack'`,
    [player.id],
  );
  expect(rows).toEqual([{ seed: 'my-lucky-seed' }]);
});

test('the verifier, saved as a file, accepts matching proofs and rejects wrong proofs without a network', async ({
  page,
  context,
  browser,
  logIn,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await logIn();
  await check(page, 'lucky-jackpot', 'Lucky Jackpot');
  await page.getByRole('button', { name: 'Copy the round' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();

  const device = await browser.newContext({ offline: true });
  const guard = guardConsole(device);
  const home = await device.newPage();
  const asked: string[] = [];
  home.on('request', (request) => asked.push(request.url()));
  await device.route(/^(?:https?|wss?):/, (route) => route.abort());
  await home.goto(VERIFIER);
  const verdict = home.getByRole('status');
  const expectText = async (round: string, expected: string): Promise<void> => {
    await home.getByLabel('The round').fill(round);
    await home.getByRole('button', { name: 'Check' }).click();
    await expect(verdict).toHaveText(expected);
  };
  await home.getByLabel('The round').focus();
  await home.keyboard.press('ControlOrMeta+V');
  const copied = await home.getByLabel('The round').inputValue();
  await expectText(copied, FITS);
  const round = JSON.parse(copied);
  await expectText(
    JSON.stringify({ ...round, outcome: { ...round.outcome, cell: (round.outcome.cell + 1) % 12 } }),
    'This does NOT match.',
  );
  await expectText(copied, FITS);
  await expectText(
    JSON.stringify({ ...round, proof: { ...round.proof, seedHash: '0'.repeat(64) } }),
    'This does NOT match.',
  );
  await home.getByLabel('The round').fill('{"game":');
  await home.getByRole('button', { name: 'Check' }).click();
  await expect(verdict).toHaveText(/^We could not read this: /);
  expect(asked).toEqual([VERIFIER]);
  expect(guard.problems()).toEqual([]);
  await device.close();
});
