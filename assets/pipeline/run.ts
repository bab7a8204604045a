/**
 * Packs the artists' folders into the files that the game loads, after drawing tiles of titles that have none.
 *
 *   npx tsx assets/pipeline/run.ts            packs what has changed into .art/
 *   npx tsx assets/pipeline/run.ts --default  only the default art, which a first visit needs; the packs later
 *   npx tsx assets/pipeline/run.ts --watch    keeps running, and repacks whenever a file changes
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buildArt, type BuildReport } from './build-art.ts';
import { artFolders } from './folders.ts';
import { missingTiles } from './missing-tiles.ts';
import { watchAssets } from './watch.ts';

/** Script that draws the tiles of the titles whose slugs it gets. */
const TILE_SCRIPT = 'make/lobby/make-tiles.ts';

/**
 * Draws tiles for titles that are new in the catalogue, in a separate process, because the pipeline itself draws
 * nothing.
 */
function drawMissingTiles(): void {
  const missing = missingTiles(artFolders.assets);
  if (missing.length === 0) return;
  const slugs = missing.map(({ slug }) => slug);
  execFileSync(process.execPath, ['--import', 'tsx', join(artFolders.assets, TILE_SCRIPT), ...slugs], {
    stdio: 'inherit',
  });
  for (const { title } of missing) console.log(`drew the tile of ${title}`);
}

function printReport({ lines, changed, bundles }: BuildReport, ms: number): void {
  for (const line of lines) console.log(line);
  console.log(`${changed.length} of ${bundles} bundles packed in ${(ms / 1000).toFixed(2)} s`);
}

if (process.argv.includes('--watch')) {
  watchAssets({
    folders: artFolders,
    onBuilt: (report, ms) => {
      if (report.changed.length > 0) printReport(report, ms);
    },
    onChange: (bundle, pack) => console.log(`changed: ${pack === undefined ? '' : `${pack}/`}${bundle}`),
    onProblem: (problem) => console.error(problem),
  });
} else {
  const started = performance.now();
  try {
    drawMissingTiles();
    const report = await buildArt(artFolders, { isDefaultOnly: process.argv.includes('--default') });
    printReport(report, performance.now() - started);
    for (const problem of report.problems) console.error(problem);
    if (report.problems.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
