import sharp from 'sharp';
import type { KycPictureKind } from '../../contract/kyc.ts';
import type { Database } from '../../server/db/database.ts';
import { documentKeysFor } from '../../server/gateways/document-keys.ts';
import { apply, decide, keepPicture } from '../../server/kyc/applications.ts';
import { barriers } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { variantOf } from './support/variant.ts';
import { beginSession } from './support/new-session.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a4' } })
    .jpeg()
    .toBuffer(),
});

/** Scripts that replace the device's camera: by a camera with a plain picture, and by a camera without permission. */
const CAMERA = `navigator.mediaDevices.getUserMedia = async () => {
  const canvas = document.createElement('canvas');
  canvas.width = 640; canvas.height = 480;
  const context = canvas.getContext('2d');
  setInterval(() => { context.fillStyle = '#a74'; context.fillRect(0, 0, 640, 480); }, 30);
  window.cameraTrack = canvas.captureStream(30).getVideoTracks()[0];
  return new MediaStream([window.cameraTrack]);
}`;
const NO_CAMERA = `navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));`;

test('a player who sends two photos gets them back with a reason, sends them again, and is verified', async ({
  page,
  logIn,
}) => {
  await logIn();
  await page.goto('/member/profile');
  await page.getByRole('link', { name: 'Verification' }).click();
  await expect(page.getByRole('heading', { name: 'Verification' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  // If nothing is filled in, every part of the form reports what is missing, and nothing is sent.
  await page.getByRole('button', { name: 'Send to be checked' }).click();
  await expect(page.getByText('Please add this photo.')).toHaveCount(2);
  await expect(page.getByText('Enter the number on your document.')).toBeVisible();
  await expect(page.getByText('Enter the name on your document.')).toBeVisible();

  await page.getByText('Passport', { exact: true }).click();
  await page
    .getByLabel('Front of the document')
    .last()
    .setInputFiles(await photo('id.jpg'));
  await page
    .getByLabel('Your face')
    .last()
    .setInputFiles(await photo('me.jpg'));
  await expect(page.getByText('Photo received.')).toHaveCount(2);
  await page.getByLabel('Number on it').fill('P123 4567-0');
  await page.getByLabel('Name on it').fill('Juana dela Cruz');
  await page.getByLabel('Birth date on it').fill('2015-01-01');
  await page.getByRole('button', { name: 'Send to be checked' }).click();
  await expect(page.getByText('You must be 21 or older to join.')).toBeVisible();
  await page.getByLabel('Birth date on it').fill('1991-02-03');
  await page.getByRole('button', { name: 'Send to be checked' }).click();
  await expect(page.getByRole('heading', { name: 'We’re checking' })).toBeVisible();
  // Reloads in the middle, so that the state must come from the server.
  await page.reload();
  await expect(page.getByText('We couldn’t read the document.')).toBeVisible({ timeout: 15_000 });
  expect(await barriers(page)).toEqual([]);

  await page
    .getByLabel('Front of the document')
    .last()
    .setInputFiles(await photo('id.jpg'));
  await page
    .getByLabel('Your face')
    .last()
    .setInputFiles(await photo('me.jpg'));
  await expect(page.getByText('Photo received.')).toHaveCount(2);
  await page.getByLabel('Number on it').fill('P1234569');
  await page.getByLabel('Name on it').fill('Juana dela Cruz');
  await page.getByLabel('Birth date on it').fill('1991-02-03');
  await page.getByRole('button', { name: 'Send to be checked' }).dblclick();
  await expect(page.getByRole('heading', { name: 'You’re verified' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Known as J••• d••• C•••.')).toBeVisible();
  await page.goto('/email');
  await expect(page.getByText('You’re verified')).toBeVisible();
});

test(
  'kyc: a photo is taken with the camera, which is then switched off',
  variantOf('kyc'),
  async ({ page, logIn }) => {
    await page.addInitScript(CAMERA);
    await logIn();
    await page.goto('/member/profile/kyc');
    await page.getByRole('button', { name: 'Take a photo' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Photo of your face' });
    await dialog.getByRole('button', { name: 'Take the photo' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Photo received.')).toHaveCount(1);
    expect(await page.evaluate('window.cameraTrack.readyState')).toBe('ended');
  },
);

test(
  'kyc: without permission for the camera a file can be chosen; a file that is not an image is refused',
  variantOf('kyc'),
  async ({ page, logIn }) => {
    await page.addInitScript(NO_CAMERA);
    await logIn();
    await page.goto('/member/profile/kyc');
    await page.getByRole('button', { name: 'Take a photo' }).first().click();
    await expect(page.getByText('We can’t use the camera here.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByLabel('Front of the document')
      .last()
      .setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await expect(page.getByText('We can’t open this picture. Please take another.')).toBeVisible();
  },
);

test(
  'kyc: a photo whose upload failed stays in the form, and a press uploads it again',
  variantOf('kyc'),
  async ({ page, context, consoleGuard, logIn }) => {
    consoleGuard.allow('ERR_INTERNET_DISCONNECTED');
    await logIn();
    await page.goto('/member/profile/kyc');
    await expect(page.getByRole('button', { name: 'Send to be checked' })).toBeVisible();
    await context.setOffline(true);
    await page
      .getByLabel('Your face')
      .last()
      .setInputFiles(await photo('me.jpg'));
    await page.getByRole('button', { name: 'Send it again' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByText('Photo received.')).toHaveCount(1);
  },
);

/** Stores a player's documents and their verification, as the pages and the verifier would. */
async function verify(db: Database, userId: number): Promise<void> {
  const keys = documentKeysFor('development', undefined);
  const at = Date.now();
  const picture = (kind: KycPictureKind) =>
    keepPicture(db, keys, { userId, kind, bytes: Buffer.from(kind), at });
  const id = await apply(db, keys, {
    userId,
    person: { idType: 'passport', idNumber: 'P1234567A', realName: 'Ana Cruz', birthDate: '1994-05-12' },
    idPicture: await picture('id'),
    selfiePicture: await picture('selfie'),
    at,
  });
  await decide(db, { id, decision: { verified: true }, by: 'journey', at });
}

test.describe('when the configuration asks every player for documents', () => {
  test.use({ startUp: true });

  test('a newcomer is asked for documents once a session, and never again after sending them', async ({
    page,
    db,
    logIn,
    player,
  }) => {
    await db.query(`update activities set enabled = true where type = activity_id('kyc')`);
    await logIn();
    await page.goto('/');
    const dialog = page.getByRole('dialog', { name: 'Please get verified' });
    await expect(dialog).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('link', { name: 'Verify now' }).click();
    await expect(page).toHaveURL(/\/member\/profile\/kyc$/);
    // Opens a page that requests nothing of what the test changes meanwhile.
    await page.goto('/faq');
    await verify(db, player.id);
    const activities = page.waitForResponse(/getActivityIds/);
    await beginSession(page, '/');
    await activities;
    // No dialog covers the lobby: its links can be pressed.
    await page.getByRole('link', { name: 'Daily visit 5 diamonds ready' }).click();
    await expect(page).toHaveURL(/\/activity\/sign-in$/);
    await expect(dialog).toHaveCount(0);
  });
});
