import type { Browser, Page } from '@playwright/test';
import type { CatalogueEntry } from '../../scenes/studio/catalogue.ts';
import type { Shown } from '../../scenes/studio/camera.ts';
import { openPage } from './browser.ts';

/** One photograph to take; at in ms. */
export interface Shot {
  readonly scene: string;
  readonly example: string;
  readonly at: number;
}

/** A photograph, or why there is none. */
export interface Photo extends Shot {
  readonly png: Buffer;
  readonly problems: readonly string[];
}

/** A picture with fewer colours than this shows nothing but its ground. */
const FLAT = 4;

/** QA's camera: a page of the studio that stands still. */
export interface Camera {
  readonly page: Page;
  catalogue(): Promise<CatalogueEntry[]>;
  photograph(shot: Shot): Promise<Photo>;
  /** Plays an example through instants (ms) with frames of these lengths (ms); answers what was seen, without a photograph. */
  watch(shot: Omit<Shot, 'at'>, instants: readonly number[], steps: readonly number[]): Promise<Shown>;
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

  const show = (
    shot: Omit<Shot, 'at'>,
    instants: readonly number[],
    steps?: readonly number[],
  ): Promise<Shown> =>
    page.evaluate(
      ({ scene, example, times, frames }) => {
        if (!window.studio) throw new Error('this page is no camera');
        return window.studio.show({ scene, example, scale: 1 }, times, frames);
      },
      { scene: shot.scene, example: shot.example, times: instants, frames: steps },
    );

  return {
    page,
    catalogue: () => page.evaluate(() => window.studio?.catalogue() ?? []),
    async photograph(shot) {
      complaints.length = 0;
      const shown = await show(shot, [shot.at]);
      const { width, height } = shown;
      const png = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
      const problems = [...shown.problems, ...complaints];
      if (shown.isContextLost) problems.push('the WebGL context is lost');
      if (shown.colours < FLAT) problems.push(`the picture is flat: ${shown.colours} colours`);
      return { ...shot, png, problems };
    },
    watch: show,
    close: () => context.close(),
  };
}

/** Every photograph of some scenes: each example at its instants. */
export function shotsOf(entries: readonly CatalogueEntry[], scene?: string, example?: string): Shot[] {
  return entries
    .filter(({ name }) => scene === undefined || name === scene)
    .flatMap((entry) =>
      entry.examples
        .filter(({ name }) => example === undefined || name === example)
        .flatMap(({ name, photos }) => photos.map((at) => ({ scene: entry.name, example: name, at }))),
    );
}

/** A photograph's file name: the example and its instant in seconds. */
export const fileOf = ({ example, at }: Shot): string => `${example}@${Number((at / 1000).toFixed(3))}.png`;
