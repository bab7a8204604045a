import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import type { Failure } from './jobs.ts';
import type { ReportEntry } from './report/report-entry.ts';
import { cloneOf, studioAddress } from '../../scenes/studio/serve/clone.ts';
import { ROOT } from './static-server.ts';

/** Folder with the report and the pictures of a failed run. */
export const OUT = join(ROOT, 'tests/visual/out');
/**
 * Maximum number of failures that the report shows with pictures; pictures of further failures are only in the folder.
 */
const SHOWN = 120;

/** Deletes the report and the pictures of the last run. */
export async function clearReport(): Promise<void> {
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
}

/** Writes the report, a single HTML file, and the pictures beside it; returns the report's path. */
export async function writeReport(failures: readonly Failure[]): Promise<string> {
  const sorted = failures.toSorted((a, b) => a.name.localeCompare(b.name));
  for (const { name, expected, actual, marked } of sorted) {
    await save('actual', name, actual);
    await save('expected', name, expected);
    await save('difference', name, marked);
  }
  const path = join(OUT, 'report.html');
  await writeFile(path, await reportPage(sorted));
  return path;
}

/** Returns the report of these failures as HTML. */
export async function reportPage(failures: readonly Failure[]): Promise<string> {
  const part = (name: string): Promise<string> => readFile(join(ROOT, 'tests/visual/report', name), 'utf8');
  const { code } = await transform(await part('viewer.ts'), { loader: 'ts', target: 'es2022' });
  const shown = failures.map(({ name, reasons, actual, expected, marked, link }, index): ReportEntry => ({
    name,
    reasons,
    actual: index < SHOWN ? dataOf(actual) : undefined,
    expected: index < SHOWN ? dataOf(expected) : undefined,
    marked: index < SHOWN ? dataOf(marked) : undefined,
    link: link === undefined ? undefined : `${studioAddress(ROOT)}${link}&clone=${cloneOf(ROOT)}`,
  }));
  const count = failures.length;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${count} pictures differ</title>
<link rel="icon" href="data:,">
<style>${await part('viewer.css')}</style>
</head>
<body>
<header><h1><b>${count}</b> ${count === 1 ? 'picture differs' : 'pictures differ'}</h1></header>
<nav aria-label="Pictures"></nav>
<main></main>
<script type="application/json" id="failures">${JSON.stringify(shown).replaceAll('<', '\\u003c')}</script>
<script type="module">${code}</script>
</body>
</html>
`;
}

const dataOf = (png: Buffer | undefined): string | undefined =>
  png === undefined ? undefined : `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

async function save(kind: string, name: string, png: Buffer | undefined): Promise<void> {
  if (png === undefined) return;
  const path = join(OUT, kind, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, png);
}
