import type { Page } from '@playwright/test';
import { ACTIVITY_FIXTURES, type Language } from './support/activity-fixtures.ts';
import { barriers } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { onlyRain } from './support/rains.ts';
import { tabToControl } from './support/tab-order.ts';
import { pageAt, variantOf } from './support/variant.ts';

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 640 };
const DESKTOP = { width: 1440, height: 900 };
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

/** Checks that the page is not wider than the window, at `screen` and on a small phone, and that axe accepts it. */
async function fits(page: Page, screen: typeof PHONE): Promise<void> {
  await expect.poll(() => width(page), `${page.url()} at ${screen.width}`).toBe(screen.width);
  expect(await barriers(page), page.url()).toEqual([]);
  await page.setViewportSize(SMALL);
  await expect.poll(() => width(page), `${page.url()} at ${SMALL.width}`).toBe(SMALL.width);
  await page.setViewportSize(screen);
}

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

// Filipino is checked on the wide screen only, and English on the phone.
const walks: readonly {
  readonly language: Language;
  readonly screen: typeof PHONE;
  readonly title: string;
}[] = [
  { language: 'en', screen: PHONE, title: 'in English on a phone' },
  { language: 'fil', screen: DESKTOP, title: 'in Filipino on a desk' },
];
for (const { language, screen, title } of walks) {
  test(
    `home: the row "At the fair" ${title} lists every activity and the daily visit`,
    variantOf('home'),
    async ({ page, logIn }) => {
      await page.setViewportSize(screen);
      await logIn({ locale: language });
      await page.goto('/');
      const texts = TEXTS[language];
      const row = page.locator('section').filter({ has: page.getByRole('heading', { name: texts.fair }) });
      await expect(row.getByRole('link')).toHaveText([
        ...ACTIVITY_FIXTURES.map(({ name }) => name[language]),
        texts.visit,
      ]);
    },
  );

  for (const { name, path, scene, main } of ACTIVITY_FIXTURES)
    test(
      `${pageAt(path)}: ${title} the lobby links to the page, which fits the screen, is accessible and leads back`,
      variantOf(pageAt(path)),
      async ({ page, db, logIn }) => {
        await page.setViewportSize(screen);
        await onlyRain(db, Date.now() - 1);
        await logIn({ locale: language });
        await page.goto('/');
        const texts = TEXTS[language];
        const row = page.locator('section').filter({ has: page.getByRole('heading', { name: texts.fair }) });
        await row.getByRole('link', { name: name[language], exact: true }).click();
        await expect(page).toHaveURL(path);
        await expect(page.locator(`canvas[data-scene=${scene}][data-ready=true]`)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await tabToControl(page, page.getByRole('button', { name: main[language] }));
        await fits(page, screen);
        if (path === '/activity/lottery') await openCardPages(page, texts.cards, screen);
        await page.goBack();
        await expect(page).toHaveURL('/');
      },
    );

  test(
    `fair: ${title} the member page links to the proofs, which fit the screen and are accessible`,
    variantOf('fair'),
    async ({ page, logIn }) => {
      await page.setViewportSize(screen);
      await logIn({ locale: language });
      await page.goto('/');
      const texts = TEXTS[language];
      await page.getByRole('link', { name: texts.me, exact: true }).click();
      await page.getByRole('link', { name: texts.proofs }).click();
      await expect(page).toHaveURL('/fair');
      const check = page.getByRole('button', { name: texts.check }).first();
      await expect(check).toBeVisible();
      await fits(page, screen);
      await tabToControl(page, check);
      await page.goBack();
      await expect(page).toHaveURL('/member');
    },
  );
}

/** Opens the other pages of scratch cards through the row of links that these pages share, and checks each page. */
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
