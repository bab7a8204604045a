import { commit } from '../../fair/random.ts';
import { drawJackpot } from '../../fair/jackpot.ts';
import { JackpotView } from './support/jackpot-page.ts';
import { expect, test } from './support/journey.ts';
import { CELL } from './support/player.ts';
import { HELD, setScenePace } from './support/scene-pace.ts';
import { variantOf } from './support/variant.ts';

test(
  'a jackpot spin that wins coins uses up one spin, and appears in the record, the ranking and the wallet',
  { tag: '@drawn' },
  async ({ page, player, logIn, jackpot }) => {
    await player.grant(3);
    await player.fixNextDraw({ cell: CELL.coin188 });
    await logIn();
    await jackpot.open(3);

    expect((await jackpot.spin()).chanceSize).toBe(2);
    await jackpot.expectAnnounced(JackpotView.won(18_800));
    await jackpot.offers(2);
    expect(await player.coins()).toBe(18_800);
    expect(await player.chances()).toBe(2);

    const record = jackpot.list.getByRole('listitem');
    await expect(record).toHaveCount(1);
    await expect(record).toContainText('Coins');
    await expect(record).toContainText('+₱188.00');

    await jackpot.tab('Rank').click();
    await expect(jackpot.list.getByRole('listitem').filter({ hasText: player.account })).toContainText(
      '₱188.00',
    );

    await page.getByRole('link', { name: /See your wallet records$/ }).click();
    await expect(page.getByRole('heading', { name: 'Wallet records' })).toBeVisible();
    const wallet = page.getByRole('tabpanel');
    await expect(wallet).toContainText('+₱188.00');
    await expect(wallet).toContainText('Balance ₱188.00');
  },
);

test(
  'jackpot: a spin without turbo runs to its end and announces its result',
  { tag: ['@drawn', variantOf('jackpot').tag] },
  async ({ player, logIn, jackpot, liveRegions }) => {
    await player.grant(1);
    await player.fixNextDraw({ cell: CELL.coin5 });
    await logIn({ turbo: false });
    await jackpot.open(1);
    await jackpot.spin();
    await jackpot.expectAnnounced(JackpotView.won(500));
    await jackpot.offers(0);
    expect(liveRegions.times(JackpotView.won(500))).toBe(1);
  },
);

test('a past jackpot spin is replayed from the list of past spins, and its proof is verified', async ({
  page,
  player,
  logIn,
  jackpot,
}) => {
  await player.grant(1);
  const shownBefore = await player.fixNextDraw({ cell: CELL.coin50 });
  await logIn();
  await jackpot.open(1);
  await jackpot.tab('Rules and odds').click();
  await expect(jackpot.list).toContainText(shownBefore);
  const { proof } = await jackpot.spin();
  await jackpot.expectAnnounced(JackpotView.won(5_000));

  await jackpot.tab('My record').click();
  const again = jackpot.list.getByRole('button', { name: 'Watch this round again' });
  await expect(again).toBeVisible();
  // Almost stops the scene, since in turbo the light would stop before the text beside it is checked.
  await setScenePace(page, HELD);
  await again.click();
  await expect(page.getByText(/shown again/)).toBeVisible();
  await expect(jackpot.skip).toBeVisible();
  await setScenePace(page, 1);
  await jackpot.pressSkip();
  await expect(jackpot.skip.last()).toBeHidden();
  await jackpot.expectAnnounced(JackpotView.won(5_000));
  expect(await player.draws()).toHaveLength(1);
  expect(await player.coins()).toBe(5_000);

  await jackpot.list.getByRole('button', { name: /^Proof: / }).click();
  const sheet = page.getByRole('dialog', { name: 'Proof of this round' });
  await expect(sheet).toContainText('Checked on this device: the seed gives the code.');
  await expect(sheet).toContainText(proof.seed);
  await expect(sheet).toContainText(shownBefore);
  expect(commit(proof.seed)).toBe(shownBefore);
  expect(drawJackpot(proof.seed, proof.clientSeed, proof.nonce).cell).toBe(CELL.coin50);
});

test('a double click on the jackpot’s button spins once', async ({ player, logIn, jackpot }) => {
  await player.grant(5);
  await player.fixNextDraw({ cell: CELL.coin2 });
  await logIn();
  await jackpot.open(5);
  await jackpot.hub.dblclick();
  await jackpot.expectAnnounced(JackpotView.won(200));
  await jackpot.offers(4);
  expect(await player.draws()).toHaveLength(1);
});

test(
  'jackpot: pressing Enter several times quickly spins once',
  variantOf('jackpot'),
  async ({ page, player, logIn, jackpot }) => {
    await player.grant(5);
    await player.fixNextDraw({ cell: CELL.coin2 });
    await logIn();
    await jackpot.open(5);
    const letGo = await player.holdDraws();
    await jackpot.hub.focus();
    for (let count = 0; count < 8; count++) await page.keyboard.press('Enter');
    await player.drawWaits();
    await letGo();
    await jackpot.expectAnnounced(JackpotView.won(200));
    await jackpot.offers(4);
    expect(await player.draws()).toHaveLength(1);
  },
);

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'jackpot: the result appears without the running light',
    variantOf('jackpot'),
    async ({ page, player, logIn, jackpot }) => {
      await player.grant(1);
      await player.fixNextDraw({ cell: CELL.coin10 });
      await logIn({ turbo: false });
      await page.clock.install();
      await jackpot.open(1);
      await page.clock.pauseAt(Date.now() + 60_000);
      await jackpot.spin();
      // Advances the clock by one second; the light would run for at least 2.7 s.
      await page.clock.runFor(1_000);
      await jackpot.expectAnnounced(JackpotView.won(1_000));
    },
  );
});

test(
  'jackpot: with Filipino as the language, the spin and its result are in Filipino',
  variantOf('jackpot'),
  async ({ page, player, logIn }) => {
    await player.grant(1);
    await player.fixNextDraw({ cell: CELL.coin5 });
    await logIn();
    await page.goto('/member');
    await page.getByRole('radio', { name: 'Filipino' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
    await page.locator('a[href="/activity/jackpot"]').first().click();
    await expect(page.locator('canvas[data-scene=lucky-jackpot][data-ready=true]')).toBeVisible();
    // Holds the draw back in the database, since in turbo the spin would end before its button is checked.
    const letGo = await player.holdDraws();
    await page.getByRole('button', { name: 'Ikot, 1 pa', exact: true }).click();
    await player.drawWaits();
    await expect(page.getByRole('button', { name: 'Ipakita na ang resulta' })).toBeVisible();
    await letGo();
    await expect(page.getByRole('status').filter({ hasText: 'Nanalo ka ng ₱5.00.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Wala nang spin', exact: true })).toBeVisible();
  },
);
