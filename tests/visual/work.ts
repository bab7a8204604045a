import type { Browser } from '@playwright/test';
import { plainAddress, writeAddress } from '../../scenes/studio/address.ts';
import { photoName, type PhotoOf } from '../../scenes/studio/photo-name.ts';
import type { Picture } from './baselines.ts';
import { openBrowser, PIXEL_FLAGS } from './browser.ts';
import { type Camera, openCamera } from './camera.ts';
import { checkFlashes } from './flashes.ts';
import type { Job, Outcome, PhotosJob, Places } from './job.ts';
import { PAGE_FLAGS, photographPage } from './pages.ts';
import { checkParity } from './parity.ts';
import { settle } from './settle.ts';
import { swap } from './swaps.ts';

/** One process's hands: does one job after another in browsers that stay open. */
export interface Worker {
  do(job: Job): Promise<Outcome>;
  close(): Promise<void>;
}

/** Makes a worker; browsers are opened when a job first needs them. */
export function createWorker(places: Places): Worker {
  const browsers: Browser[] = [];
  const open = async (flags: readonly string[]): Promise<Browser> => {
    const browser = await openBrowser(flags);
    browsers.push(browser);
    return browser;
  };
  let forPages: Promise<Browser> | undefined;
  let forSwaps: Promise<Browser> | undefined;
  let camera: Promise<Camera> | undefined;
  const openedCamera = (): Promise<Camera> =>
    (camera ??= open(PIXEL_FLAGS).then((browser) => openCamera(browser, places.studio)));

  return {
    async do(job) {
      switch (job.kind) {
        case 'photos': {
          const { pictures, broken } = await takePhotos(await openedCamera(), job);
          return { ...(await settle(pictures, places.purpose)), broken };
        }
        case 'page': {
          if (!places.lobby) throw new Error('no lobby is open');
          const browser = await (forPages ??= open([...PIXEL_FLAGS, ...PAGE_FLAGS]));
          return settle(await photographPage(browser, places.lobby, job.view), places.purpose);
        }
        case 'rhythms': {
          const broken = await checkParity(await openedCamera(), job);
          return { taken: [], failures: [], passed: broken.length === 0 ? 1 : 0, broken, says: [] };
        }
        case 'flashes':
          return checkFlashes(await openedCamera(), job);
        case 'swaps': {
          if (places.swaps === undefined) throw new Error('no page for swaps is open');
          // Timed as on a player's machine, and no pixel is looked at.
          return swap(await (forSwaps ??= open([])), places.swaps, job);
        }
      }
    },
    async close() {
      for (const browser of browsers) await browser.close();
    },
  };
}

async function takePhotos(
  camera: Camera,
  { shots, tolerance, twice }: PhotosJob,
): Promise<{ pictures: Picture[]; broken: string[] }> {
  const pictures: Picture[] = [];
  const broken: string[] = [];
  for (const [index, shot] of shots.entries()) {
    const { png, problems } = await camera.photograph(shot);
    const name = photoName(shot);
    pictures.push({ name, png, problems, tolerance, link: linkOf(shot) });
    if (index >= twice) continue;
    const again = await camera.photograph(shot);
    if (!again.png.equals(png)) broken.push(`${name}: the second photograph is not the first`);
  }
  return { pictures, broken };
}

/** The studio's address of a photograph, beside its baseline. */
const linkOf = ({ scene, example, at, pack, reduced = false }: PhotoOf): string =>
  writeAddress({ ...plainAddress, scene, example, at, pack, reduced, against: 'baseline', view: 'blink' });
