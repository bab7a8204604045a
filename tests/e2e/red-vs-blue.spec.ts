import { barriers } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { beginSession } from './support/new-session.ts';

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

test('a player joins one of the two camps for the week, after a confirmation, and then pulls for this camp', async ({
  page,
  db,
  logIn,
  player,
}) => {
  await logIn();
  await page.goto('/bonus');
  await page.getByRole('link', { name: /Red vs Blue/ }).click();
  await expect(page.getByRole('heading', { name: 'Choose your camp for the week' })).toBeVisible();
  await expect(page.locator('canvas[data-scene=tug-of-war][data-ready=true]')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /tie right now|is ahead/ })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Join Blue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Blue until Sunday?' });
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  await page.getByRole('button', { name: 'Join Red' }).click();
  await page
    .getByRole('dialog', { name: 'Join Red until Sunday?' })
    .getByRole('button', { name: 'Join Red' })
    .dblclick();
  await expect(page.getByRole('heading', { name: 'You pull for Red' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const { rows } = await db.query('select camp from pk_members where user_id = $1', [player.id]);
  expect(rows).toEqual([{ camp: 'red' }]);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'You pull for Red' })).toBeVisible();
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByText('On Sunday at midnight (Manila)')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test.describe('at the start of a visit', () => {
  test.use({ startUp: true });

  test('a player without a camp is asked to choose a camp after collecting today’s stamp; a member of a camp is not asked', async ({
    page,
    db,
    logIn,
    player,
  }) => {
    await logIn();
    await page.goto('/');
    await page.getByRole('button', { name: 'Collect 5 diamonds' }).click();
    await page.getByRole('link', { name: /Keep playing$/ }).waitFor();
    await beginSession(page, '/');
    const offer = page.getByRole('dialog', { name: 'Two camps, one pool a week' });
    await offer.getByRole('link', { name: 'Red vs Blue' }).click();
    await expect(page).toHaveURL(/\/activity\/redpkblue$/);
    await db.query(
      `insert into pk_members (round, user_id, camp, at, day, bet_before)
       select d - ((d + 3) % 7), $1, 'blue', 0, d, 0 from (select ($2::bigint + 28800000) / 86400000 as d) today`,
      [player.id, Date.now()],
    );
    const asked = page.waitForResponse('**/app/v1/pkData');
    await beginSession(page, '/');
    expect(await (await asked).json()).toMatchObject({ own: { camp: 'blue' } });
    await expect(page.getByRole('link', { name: /^Daily Spin Ready/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
