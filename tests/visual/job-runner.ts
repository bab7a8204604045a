import type { Browser } from '@playwright/test';
import { plainAddress, writeAddress } from '../../scenes/studio/address.ts';
import { photoName, type PhotoOf } from '../../scenes/studio/photo-name.ts';
import type { Picture } from './baselines.ts';
import { openBrowser, PIXEL_FLAGS } from './browser.ts';
import { type Camera, openCamera } from './camera.ts';
import { checkFlashes } from './flashes.ts';
import { checkResult, type Job, type JobResult, type PhotosJob, type Targets } from './jobs.ts';
import { openPageCamera, PAGE_FLAGS, type PageCamera } from './page-capture.ts';
import { checkParity } from './parity.ts';
import { comparePictures } from './compare-pictures.ts';
import { checkArtSwaps } from './art-swaps.ts';

/** Runs jobs one after the other in browsers that stay open. */
export interface JobRunner {
  run(job: Job): Promise<JobResult>;
  close(): Promise<void>;
}

/** Creates a job runner. It opens each browser when a job first needs it. */
export function createJobRunner(targets: Targets): JobRunner {
  const browsers: Browser[] = [];
  const open = async (flags: readonly string[]): Promise<Browser> => {
    const browser = await openBrowser(flags);
    browsers.push(browser);
    return browser;
  };
  let pages: Promise<PageCamera> | undefined;
  let forSwaps: Promise<Browser> | undefined;
  let camera: Promise<Camera> | undefined;
  const openedCamera = (): Promise<Camera> =>
    (camera ??= open(PIXEL_FLAGS).then((browser) => openCamera(browser, targets.studio)));

  return {
    async run(job) {
      switch (job.kind) {
        case 'photos': {
          const { pictures, errors } = await takePhotos(await openedCamera(), job);
          return { ...(await comparePictures(pictures, targets.mode)), errors };
        }
        case 'page': {
          const { lobby } = targets;
          if (!lobby) throw new Error('no lobby is open');
          pages ??= open([...PIXEL_FLAGS, ...PAGE_FLAGS]).then((browser) => openPageCamera(browser, lobby));
          const { pictures, seen } = await (await pages).capture(job.view);
          return { ...(await comparePictures(pictures, targets.mode)), seen };
        }
        case 'parity': {
          return checkResult(await checkParity(await openedCamera(), job));
        }
        case 'flashes':
          return checkFlashes(await openedCamera(), job);
        case 'art-swaps': {
          if (targets.swaps === undefined) throw new Error('no page for swaps is open');
          // Uses a browser with a player's flags, since time is measured and no pixels are compared.
          return checkArtSwaps(await (forSwaps ??= open([])), targets.swaps, job);
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
): Promise<{ pictures: Picture[]; errors: string[] }> {
  const pictures: Picture[] = [];
  const errors: string[] = [];
  for (const [index, shot] of shots.entries()) {
    const { png, problems } = await camera.photograph(shot);
    const name = photoName(shot);
    pictures.push({ name, png, problems, tolerance, link: linkOf(shot) });
    if (index >= twice) continue;
    const again = await camera.photograph(shot);
    if (!again.png.equals(png)) errors.push(`${name}: the second photograph is not the first`);
  }
  return { pictures, errors };
}

/** Returns the query of the studio's address that shows what is photographed. */
const linkOf = ({ scene, example, at, pack, reduced = false }: PhotoOf): string =>
  writeAddress({ ...plainAddress, scene, example, at, pack, reduced, against: 'baseline', view: 'blink' });
