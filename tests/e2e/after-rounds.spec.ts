import type { Page } from '@playwright/test';
import { GAME_FIXTURES } from './support/game-fixtures.ts';
import { expect, test } from './support/journey.ts';

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

/** What the page says beside its scene, its announcements and the pools: figures, and the top of its lists. */
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

const JACKPOT = {
  path: '/activity/jackpot',
  scene: 'lucky-jackpot',
  call: 'receiveDrawChance',
  button: /^Spin, \d+ left$/,
  announcement: /^You (?:won|got)|^JACKPOT/i,
  finish: undefined,
};
/** What a page asks after its play: what others have won meanwhile, where the player's win may stand among them. */
const ASKED = new Set(['appDiamondBonusTickersData', 'appEventLogClient']);

const games = GAME_FIXTURES.filter(({ game }) =>
  ['halloween-slots', 'slotshack', 'scratch-card'].includes(game),
);
for (const { path, scene, call, button, announcement, finish } of [JACKPOT, ...games])
  test(`${path}: what a play leaves on the page is what the server tells the next visit`, async ({
    page,
    logIn,
  }) => {
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
    if (finish instanceof RegExp) await page.getByRole('button', { name: finish }).click();
    await expect(async () => {
      if (finish === 'Escape') await page.keyboard.press('Escape');
      await expect(page.getByRole('status').filter({ hasText: announcement }).first()).toBeVisible({
        timeout: 300,
      });
      await expect(press).toBeVisible({ timeout: 300 });
    }).toPass();
    await expect.poll(() => figures(page)).not.toBe(before);
    expect(asked.filter((name) => !ASKED.has(name))).toEqual([call]);
    const left = await figures(page);

    await page.reload();
    await expect(page.locator(`canvas[data-scene="${scene}"][data-ready="true"]`)).toBeVisible();
    await expect.poll(() => figures(page)).toBe(left);
  });
