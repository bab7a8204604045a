import type { Browser, Page } from '@playwright/test';
import type { Filmed, PhotoResult } from '../../scenes/studio/camera.ts';
import type { CatalogueEntry } from '../../scenes/studio/catalogue.ts';
import type { FlashReport } from '../../scenes/studio/flash-film.ts';
import type { PhotoOf } from '../../scenes/studio/photo-name.ts';
import { openPage } from './browser.ts';

/** A photograph (screenshot of a scene), and the problems found while it was taken. */
export interface Photo {
  readonly png: Buffer;
  readonly problems: readonly string[];
}

/** The example of a scene to play, and its settings. */
export type ExampleChoice = Omit<PhotoOf, 'at'> & {
  /** Win to show instead of the example's own, as a multiple of the stake. */
  readonly times?: number | undefined;
};

/** Minimum number of colours in a photograph; with fewer it shows only the background. */
const MIN_COLOURS = 4;

/** The page of the studio that takes photographs of scenes, on which nothing moves by itself. */
export interface Camera {
  readonly page: Page;
  catalogue(): Promise<CatalogueEntry[]>;
  photograph(shot: PhotoOf): Promise<Photo>;
  /** Plays an example with frames of these lengths (`steps`, ms). Returns hashes of what is drawn at `instants`, ms. */
  play(choice: ExampleChoice, instants: readonly number[], steps: readonly number[]): Promise<PhotoResult>;
  /** Prepares an example for `frame`, at `scale` pixels per CSS px; default 1. */
  film(choice: ExampleChoice, scale?: number): Promise<Filmed>;
  /** Advances the filmed example to an instant, ms; returns that frame as a PNG. */
  frame(at: number): Promise<Buffer>;
  /** Plays an example from its start until it rests; counts its flashes of light. */
  flashes(choice: ExampleChoice): Promise<FlashReport>;
  close(): Promise<void>;
}

/** Opens the camera page of a served studio. Rejects with the page's error if it does not become ready. */
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
