/**
 * Packs the artists' folders into what the game loads.
 *
 *   npx tsx assets/pipeline/run.ts            packs what has changed into .art/
 *   npx tsx assets/pipeline/run.ts --watch    stays, and packs again whenever a file changes
 */
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildArt } from './build.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folders = { assets: `${root}assets`, output: `${root}.art`, cache: `${root}.cache/art` };

async function build(): Promise<boolean> {
  const started = performance.now();
  try {
    const report = await buildArt(folders);
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    for (const line of report.lines) console.log(line);
    console.log(`${report.packed} of ${report.bundles} bundles packed in ${seconds} s`);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

const good = await build();
if (process.argv.includes('--watch')) {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve(true);
  watch(folders.assets, { recursive: true }, () => {
    // Editors save in several steps: wait until they are done, and never pack twice at once.
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(build);
    }, 150);
  });
} else if (!good) {
  process.exitCode = 1;
}
