import type { Browser, Page } from '@playwright/test';
import type { Filmed, PhotoResult } from '../../scenes/studio/camera.ts';
import type { CatalogueEntry } from '../../scenes/studio/catalogue.ts';
import type { FlashReport } from '../../scenes/studio/flash-film.ts';
import type { PhotoOf } from '../../scenes/studio/photo-name.ts';
import { openPage } from './browser.ts';

/** A photograph and its faults. */
export interface Photo {
  readonly png: Buffer;
  readonly problems: readonly string[];
}

/** Example to play: a photograph without its instant. */
export type ExampleChoice = Omit<PhotoOf, 'at'> & {
  /** Win in whole stakes, instead of the example's amount. */
  readonly times?: number | undefined;
};

/** A picture with fewer colours than this shows only its background. */
const MIN_COLOURS = 4;

/** The studio's camera page: nothing on it moves by itself. */
export interface Camera {
  readonly page: Page;
  catalogue(): Promise<CatalogueEntry[]>;
  photograph(shot: PhotoOf): Promise<Photo>;
  /** Plays an example through instants (ms) with frames of these lengths (ms); returns what was drawn, without a photograph. */
  play(choice: ExampleChoice, instants: readonly number[], steps: readonly number[]): Promise<PhotoResult>;
  /** Prepares an example for filming, at `scale` pixels per CSS px; default 1. */
  film(choice: ExampleChoice, scale?: number): Promise<Filmed>;
  /** Returns the filmed example's next frame at an instant (ms), as a PNG file. */
  frame(at: number): Promise<Buffer>;
  /** Plays an example from its start until it rests and counts flashes. */
  flashes(choice: ExampleChoice): Promise<FlashReport>;
  close(): Promise<void>;
}

/** Opens the camera on a served studio. Throws with the page's error when it does not become ready. */
export async function openCamera(browser: Browser, address: string): Promise<Camera> {
  const context = await browser.newContext({
    viewport: { width: 720, height: 720 },
    deviceScaleFactor: 1,
    serviceWorkers: 'block',
    colorScheme: 'dark',
  });
  const { page, pageProblems } = await openPage(context);
  await page.goto(`${address}/?camera`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const { ready, reason } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  if (ready !== 'true') throw new Error(`the camera did not open: ${reason}`);

  const play: Camera['play'] = ({ scene, example, pack, reduced }, instants, steps) =>
    page.evaluate(
      ({ choice, times, frames }) => {
        if (!window.studio) throw new Error('this page is no camera');
        return window.studio.show({ ...choice, scale: 1 }, times, frames);
      },
      { choice: { scene, example, pack, reduced }, times: instants, frames: steps },
    );

  return {
    page,
    play,
    catalogue: () => page.evaluate(() => window.studio?.catalogue() ?? []),
    async photograph(shot) {
      pageProblems.length = 0;
      const shown = await play(shot, [shot.at], [1000 / 60]);
      const { width, height } = shown;
      const png = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
      const problems = [...shown.problems, ...pageProblems];
      if (shown.isContextLost) problems.push('the WebGL context is lost');
      if (shown.colours < MIN_COLOURS) problems.push(`the picture is flat: ${shown.colours} colours`);
      return { png, problems };
    },
    film: ({ scene, example, pack, reduced, times }, scale = 1) =>
      page.evaluate(
        (choice) => {
          if (!window.studio) throw new Error('this page is no camera');
          return window.studio.film(choice);
        },
        { scene, example, pack, reduced, times, scale },
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
