import type { Page } from '@playwright/test';
import { drawScratch } from '../../fair/scratch.ts';
import { HALLOWEEN } from '../../fair/slots/halloween.ts';
import { SLOTSHACK } from '../../fair/slots/slotshack.ts';
import type { SlotResult } from '../../fair/slots.ts';
import type { Database } from '../../server/db/database.ts';
import { chooseOutcome, chooseRoundSeed } from '../../server/slots/test-kit.ts';
import { GAME_FIXTURES } from './support/game-fixtures.ts';
import { expect, test } from './support/journey.ts';
import { CELL, type Player } from './support/player.ts';
import { pageAt, variantOf } from './support/variant.ts';

test.use({ world: 'demo', pace: 8, contextOptions: { reducedMotion: 'reduce' } });

/**
 * Returns the page's text without the parts that other players change: the scene, announcements, the pools, tables, and
 * lists beyond their first five items.
 */
const figures = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    const others = [
      '[role=status], [aria-live], [aria-hidden=true]',
      '[aria-label="Jackpot pools"], table',
      'li:nth-child(n + 6)',
    ];
    for (const other of copy.querySelectorAll(others.join())) other.remove();
    return copy.textContent.replaceAll(/\s+/g, ' ');
  });

const isSmallWin = ({ spins, total }: SlotResult): boolean =>
  spins.length === 1 && total > 100 && total <= 500;

/**
 * Functions that make the next round of a game a small win, by the game's scene. A win equal to the stake would not
 * change the balance, and a jackpot would open a card over the page.
 */
const CHOOSE: Readonly<Record<string, (db: Database, player: Player) => Promise<unknown>>> = {
  'lucky-jackpot': (_, player) => player.fixNextDraw({ cell: CELL.coin5 }),
  'scratch-card': (db, { id }) =>
    chooseRoundSeed(
      db,
      { userId: id, game: 'scratch-card' },
      ({ seed, clientSeed, nonce }) => drawScratch(seed, clientSeed, nonce).amount === 500,
    ),
  'halloween-slots': (db, { id }) =>
    chooseOutcome(db, { userId: id, game: 'halloween-slots' }, HALLOWEEN, isSmallWin),
  slotshack: (db, { id }) => chooseOutcome(db, { userId: id, game: 'slotshack' }, SLOTSHACK, isSmallWin),
};

const JACKPOT = {
  path: '/activity/jackpot',
  scene: 'lucky-jackpot',
  call: 'receiveDrawChance',
  button: /^Spin, \d+ left$/,
  announcement: /^You (?:won|got)|^JACKPOT/i,
  finish: undefined,
};
/** Calls that the page may make after a round: other players' latest wins, and the log of events. */
const ASKED = new Set(['appDiamondBonusTickersData', 'appEventLogClient']);

const games = GAME_FIXTURES.filter(({ game }) =>
  ['halloween-slots', 'slotshack', 'scratch-card'].includes(game),
);
for (const { path, scene, call, button, announcement, finish } of [JACKPOT, ...games])
  test(
    `${pageAt(path)}: after a round the page shows, without fetching it, the same as after a reload`,
    variantOf(pageAt(path)),
    async ({ page, db, player, logIn }) => {
      await CHOOSE[scene]?.(db, player);
      await logIn();
      await page.goto(path);
      await expect(page.locator(`canvas[data-scene="${scene}"][data-ready="true"]`)).toBeVisible();
      const press = page.getByRole('button', { name: button });
      await expect(press).toBeVisible();
      const before = await figures(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        const [, name] = /\/app\/v1\/(\w+)$/.exec(new URL(request.url()).pathname) ?? [];
        if (name !== undefined && name !== 'live') asked.push(name);
      });
      await press.click();
      if (finish !== undefined) await page.getByRole('button', { name: finish }).click();
      await expect(page.getByRole('status').filter({ hasText: announcement }).first()).toBeVisible();
      await expect(press).toBeVisible();
      await expect.poll(() => figures(page)).not.toBe(before);
      expect(asked.filter((name) => !ASKED.has(name))).toEqual([call]);
      const left = await figures(page);

      await page.reload();
      await expect(page.locator(`canvas[data-scene="${scene}"][data-ready="true"]`)).toBeVisible();
      await expect.poll(() => figures(page)).toBe(left);
    },
  );
