import sharp from 'sharp';
import { barriers } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { variantOf } from './support/variant.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a player uploads a profile picture, adds contact details, and goes back to a default picture', async ({
  page,
  logIn,
  db,
}) => {
  await logIn();
  await page.goto('/member/profile');
  await page.getByRole('link', { name: 'Name, picture, contact' }).click();
  const choose = page.getByLabel('Your own', { exact: true });
  await choose.setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('me') });
  await expect(page.getByRole('alert').filter({ hasText: 'We can’t open it' })).toBeVisible();
  const buffer = await sharp({ create: { width: 1200, height: 700, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('radio', { name: 'Your own picture' })).toBeChecked();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const picture = page.locator('main img[src^="/player-pictures/"]');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);

  await page.getByRole('link', { name: 'Name, picture, contact' }).click();
  await expect(page.getByRole('radio', { name: 'Your own picture' })).toBeChecked();
  await page.getByLabel('Email').fill('juan');
  await page.getByRole('button', { name: 'Save contact details' }).click();
  await expect(page.getByText('Enter an email address, like juan@example.com.')).toBeVisible();
  await page.getByLabel('Email').fill('juan@example.com');
  await page.getByLabel('Viber number').fill('0917 555 0142');
  await page.getByRole('checkbox', { name: /^Send me offers/ }).check();
  await page.getByRole('button', { name: 'Save contact details' }).dblclick();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Viber number')).toHaveValue('+639175550142');
  await expect(page.getByRole('checkbox', { name: /^Send me offers/ })).toBeChecked();

  await page.getByRole('radio', { name: 'panda' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible();
  await expect(page.locator('main img').first()).toHaveAttribute('src', /panda/);
  expect((await db.query('select from player_pictures')).rowCount).toBe(0);
});

test(
  'member: a newcomer enters the code of their inviter after registering',
  variantOf('member'),
  async ({ page, logIn, db }) => {
    await logIn();
    await db.query(
      `update users set registered_at = 0, invite_code = 'FRIEND77' where id = (select min(id) from users where account <> 'fresh_player')`,
    );
    await page.goto('/agent');
    await page.getByLabel('Your friend’s invite code').fill('AAAAAAAA');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('We don’t know this invite code.')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByLabel('Your friend’s invite code').fill('friend77');
    await page.getByRole('button', { name: 'Save' }).dblclick();
    await expect(page.getByText('Thank you. Your friend has one more friend now.')).toBeVisible();
    await expect(page.getByLabel('Your friend’s invite code')).toBeHidden();
  },
);
