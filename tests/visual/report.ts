import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Picture, Verdict } from './baselines.ts';
import { ROOT } from './site.ts';

/** Where a failed run leaves its pictures. */
export const OUT = join(ROOT, 'tests/visual/out');
const STUDIO = 'http://localhost:5174/';

/** A picture that is not as it should be. */
export interface Failure {
  readonly picture: Picture;
  readonly verdict: Verdict;
}

/** Empties the folder of the last run. */
export async function clearReport(): Promise<void> {
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
}

/** Writes `out/report.html` with Expected, Actual and Difference of each failure; answers its path. */
export async function writeReport(failures: readonly Failure[]): Promise<string> {
  const parts: string[] = [];
  for (const { picture, verdict } of failures) {
    const cells = [
      verdict.kind === 'differs' ? await save('expected', picture.name, verdict.expected) : undefined,
      await save('actual', picture.name, picture.png),
      verdict.kind === 'differs' ? await save('difference', picture.name, verdict.difference.png) : undefined,
    ].map((file) => (file === undefined ? '<td>none</td>' : `<td><img src="${file}" alt=""></td>`));
    const link =
      picture.link === undefined ? '' : ` <a href="${STUDIO}${escape(picture.link)}">open in the studio</a>`;
    parts.push(
      `<h2>${escape(picture.name)}${link}</h2><p>${escape(reasonOf({ picture, verdict }))}</p>`,
      `<table><tr><th>Expected<th>Actual<th>Difference<tr>${cells.join('')}</table>`,
    );
  }
  const page = `<!doctype html><meta charset="utf-8"><title>Pictures that differ</title>
<style>body{font:14px system-ui;background:#222;color:#eee}a{color:#9cf}td{padding:4px;vertical-align:top}img{border:1px solid #555}</style>
<h1>${failures.length} pictures differ</h1>${parts.join('\n')}`;
  const path = join(OUT, 'report.html');
  await writeFile(path, page);
  return path;
}

/** Why a picture failed, in one line. */
export function reasonOf({ picture, verdict }: Failure): string {
  const reasons = [...picture.problems];
  if (verdict.kind === 'new')
    reasons.push('there is no baseline; look at it and run npm run visual -- --update');
  if (verdict.kind === 'differs') reasons.push(`${verdict.difference.pixels} pixels differ`);
  return reasons.join('; ');
}

async function save(kind: string, name: string, png: Buffer): Promise<string> {
  const file = `${kind}/${name}`;
  await mkdir(dirname(join(OUT, file)), { recursive: true });
  await writeFile(join(OUT, file), png);
  return encodeURI(file);
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
