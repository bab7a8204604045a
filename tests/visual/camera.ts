import type { Browser, Page } from '@playwright/test';
import type { Shown } from '../../scenes/studio/camera.ts';
import type { CatalogueEntry } from '../../scenes/studio/catalogue.ts';
import type { FlashReport } from '../../scenes/studio/flash-film.ts';
import type { PhotoOf } from '../../scenes/studio/photo-name.ts';
import { openPage } from './browser.ts';

/** A photograph and what is wrong with it. */
export interface Photo {
  readonly png: Buffer;
  readonly problems: readonly string[];
}

/** What to play: a photograph without its instant. */
export type Play = Omit<PhotoOf, 'at'>;

/** A picture with fewer colours than this shows nothing but its ground. */
const FLAT = 4;

/** QA's camera: a page of the studio that stands still. */
export interface Camera {
  readonly page: Page;
  catalogue(): Promise<CatalogueEntry[]>;
  photograph(shot: PhotoOf): Promise<Photo>;
  /** Plays an example through instants (ms) with frames of these lengths (ms); answers what was seen, without a photograph. */
  watch(play: Play, instants: readonly number[], steps: readonly number[]): Promise<Shown>;
  /** Lays an example out to be filmed; answers its size and length in ms. */
  film(play: Play): Promise<{ width: number; height: number; length: number }>;
  /** The filmed example's next frame at an instant (ms), as a PNG file. */
  frame(at: number): Promise<Buffer>;
  /** Plays an example from its start until it rests and counts what flashes. */
  flashes(play: Play): Promise<FlashReport>;
  close(): Promise<void>;
}

/** Opens the camera on a served studio. Throws with the page's own reason when it does not come to be ready. */
export async function openCamera(browser: Browser, address: string): Promise<Camera> {
  const context = await browser.newContext({
    viewport: { width: 720, height: 720 },
    deviceScaleFactor: 1,
    serviceWorkers: 'block',
    colorScheme: 'dark',
  });
  const { page, complaints } = await openPage(context);
  await page.goto(`${address}/?camera`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const { ready, reason } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  if (ready !== 'true') throw new Error(`the camera did not open: ${reason}`);

  const watch: Camera['watch'] = ({ scene, example, pack, reduced }, instants, steps) =>
    page.evaluate(
      ({ choice, times, frames }) => {
        if (!window.studio) throw new Error('this page is no camera');
        return window.studio.show({ ...choice, scale: 1 }, times, frames);
      },
      { choice: { scene, example, pack, reduced }, times: instants, frames: steps },
    );

  return {
    page,
    watch,
    catalogue: () => page.evaluate(() => window.studio?.catalogue() ?? []),
    async photograph(shot) {
      complaints.length = 0;
      const shown = await watch(shot, [shot.at], [1000 / 60]);
      const { width, height } = shown;
      const png = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
      const problems = [...shown.problems, ...complaints];
      if (shown.isContextLost) problems.push('the WebGL context is lost');
      if (shown.colours < FLAT) problems.push(`the picture is flat: ${shown.colours} colours`);
      return { png, problems };
    },
    film: ({ scene, example, pack, reduced }) =>
      page.evaluate(
        (choice) => {
          if (!window.studio) throw new Error('this page is no camera');
          return window.studio.film({ ...choice, scale: 1 });
        },
        { scene, example, pack, reduced },
      ),
    frame: async (at) =>
      Buffer.from(await page.evaluate((instant) => window.studio?.frame(instant) ?? '', at), 'base64'),
    flashes: ({ scene, example, pack, reduced }) =>
      page.evaluate(
        (choice) => {
          if (!window.studio) throw new Error('this page is no camera');
          return window.studio.flashes(choice);
        },
        { scene, example, pack, reduced },
      ),
    close: () => context.close(),
  };
}
