import type { Locator, Page } from '@playwright/test';
import { ACTIVITY_FIXTURES, type Language } from './support/activity-fixtures.ts';
import { barriers } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { onlyRain } from './support/rains.ts';

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 640 };
const DESKTOP = { width: 1440, height: 900 };
/** Most presses of Tab before a button counts as out of reach of the keyboard. */
const MOST_TABS = 40;

const TEXTS = {
  en: {
    fair: 'At the fair',
    visit: 'Daily visit',
    cards: ['Diamond mall', 'My cards', 'Diamonds', 'Orders', 'Rules and odds'],
    me: 'Me',
    proofs: 'Provably fair',
    check: /^Check: Round \d+ of /,
  },
  fil: {
    fair: 'Sa perya',
    visit: 'Araw-araw na dalaw',
    cards: ['Diamond mall', 'Mga card ko', 'Mga diamond', 'Mga order', 'Rules at odds'],
    me: 'Ako',
    proofs: 'Patas at may patunay',
    check: /^I-check: Round \d+ ng /,
  },
} as const;

const width = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** Checks that nothing overflows sideways on the walk's screen, where axe runs, and on a small phone. */
async function fits(page: Page, screen: typeof PHONE): Promise<void> {
  await expect.poll(() => width(page), `${page.url()} at ${screen.width}`).toBe(screen.width);
  expect(await barriers(page), page.url()).toEqual([]);
  await page.setViewportSize(SMALL);
  await expect.poll(() => width(page), `${page.url()} at ${SMALL.width}`).toBe(SMALL.width);
  await page.setViewportSize(screen);
}

/** Presses Tab from the current focus until the button has it. */
async function reachedByKeyboard(page: Page, button: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${button.toString()} is more than ${MOST_TABS} tabs away`);
}

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

// Filipino takes more room than English: where it fits, English does too.
const walks: readonly {
  readonly language: Language;
  readonly screen: typeof PHONE;
  readonly title: string;
}[] = [
  { language: 'en', screen: PHONE, title: 'in English on a phone' },
  { language: 'fil', screen: DESKTOP, title: 'in Filipino on a desk' },
];
for (const { language, screen, title } of walks) {
  test(`the fair ${title}: every page fits, is accessible and leads back`, async ({ page, db, logIn }) => {
    // Thirteen pages in one test.
    test.setTimeout(400_000);
    await page.setViewportSize(screen);
    await onlyRain(db, Date.now() - 1);
    await logIn({ locale: language });
    const texts = TEXTS[language];
    await page.goto('/');
    const row = page.locator('section').filter({ has: page.getByRole('heading', { name: texts.fair }) });
    await expect(row.getByRole('link')).toHaveText([
      ...ACTIVITY_FIXTURES.map(({ name }) => name[language]),
      texts.visit,
    ]);

    for (const { name, path, scene, main } of ACTIVITY_FIXTURES) {
      await test.step(name[language], async () => {
        await row.getByRole('link', { name: name[language], exact: true }).click();
        await expect(page).toHaveURL(path);
        await expect(page.locator(`canvas[data-scene=${scene}][data-ready=true]`)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const button = page.getByRole('button', { name: main[language] });
        await expect(button).toBeVisible();
        await reachedByKeyboard(page, button);
        await fits(page, screen);
        if (path === '/activity/lottery') await openCardPages(page, texts.cards, screen);
        await page.goBack();
        await expect(page).toHaveURL('/');
      });
    }

    await page.getByRole('link', { name: texts.me, exact: true }).click();
    await page.getByRole('link', { name: texts.proofs }).click();
    await expect(page).toHaveURL('/fair');
    await expect(page.getByRole('button', { name: texts.check }).first()).toBeVisible();
    await fits(page, screen);
    await reachedByKeyboard(page, page.getByRole('button', { name: texts.check }).first());
    await page.goBack();
    await expect(page).toHaveURL('/member');
  });
}

/** Opens the other card pages through their row of links. */
async function openCardPages(page: Page, names: readonly string[], screen: typeof PHONE): Promise<void> {
  for (const name of names) {
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await fits(page, screen);
  }
}
