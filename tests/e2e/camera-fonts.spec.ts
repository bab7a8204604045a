import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import subsetFont from 'subset-font';
import { findChromium } from '../run/chromium.mjs';
import { openBrowser } from '../visual/browser.ts';

/** A font family that the test installs on the machine and that no page loads. */
const FAMILY = 'Lilita One';
const FILE = 'assets/fonts/lilita-one.woff2';
const TEXT = 'The fair is open';

interface Widths {
  readonly own: number;
  readonly missing: number;
}

/** Measures the width of a text in FAMILY and in a family that does not exist, CSS px; closes the browser. */
async function widthsIn(browser: Browser): Promise<Widths> {
  try {
    return await measure(await browser.newPage());
  } finally {
    await browser.close();
  }
}

const measure = (page: Page): Promise<Widths> =>
  page.evaluate(
    ({ family, text }) => {
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) throw new Error('no canvas');
      const widthIn = (name: string): number => {
        context.font = `40px ${name}`;
        return context.measureText(text).width;
      };
      return {
        own: widthIn(`"${family}"`),
        missing: widthIn('"No Such Family"'),
      };
    },
    { family: FAMILY, text: TEXT },
  );

test('only the browser that takes screenshots ignores fonts installed on the machine', async () => {
  const home = await mkdtemp(join(tmpdir(), 'perya-fonts-'));
  const { XDG_DATA_HOME: before } = process.env;
  try {
    await mkdir(join(home, 'fonts'));
    const font = await subsetFont(await readFile(FILE), TEXT, { targetFormat: 'truetype' });
    await writeFile(join(home, 'fonts/machine.ttf'), font);
    process.env['XDG_DATA_HOME'] = home;

    const { path } = await findChromium();
    const other = await chromium.launch({
      args: ['--no-sandbox'],
      ...(path === undefined ? {} : { executablePath: path }),
    });
    const seen = await widthsIn(other);
    expect(seen.own).not.toBe(seen.missing);

    const camera = await openBrowser();
    const { own, missing } = await widthsIn(camera);
    expect(own).toBe(missing);
  } finally {
    if (before === undefined) delete process.env['XDG_DATA_HOME'];
    else process.env['XDG_DATA_HOME'] = before;
    await rm(home, { recursive: true });
  }
});
