/**
 * Makes all default art, fonts and sounds again in a separate folder and lists the committed files that differ.
 *
 *   npx tsx assets/make/verify.ts                everything
 *   npx tsx assets/make/verify.ts scene sound    only these scripts
 *
 * The list includes files that an artist has replaced; such a difference is not an error.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const room = join(import.meta.dirname, '..');
const SCRIPTS: Readonly<Record<string, string>> = {
  scene: 'make/scene/all.ts',
  packs: 'make/packs/all.ts',
  sound: 'make/sound/run.ts',
  fonts: 'make/fonts.ts',
  lobby: 'make/lobby/make-pictures.ts',
  tiles: 'make/lobby/make-tiles.ts',
  titles: 'make/titles/run.ts',
};

const wanted = process.argv.slice(2);
const root = mkdtempSync(join(tmpdir(), 'made-again-'));
const into = join(root, 'assets');
mkdirSync(into);
let made = 0;
const differing: string[] = [];
try {
  for (const [name, script] of Object.entries(SCRIPTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const started = performance.now();
    const run = spawnSync(process.execPath, ['--import', 'tsx', join(room, script)], {
      env: { ...process.env, ART_INTO: into },
      encoding: 'utf8',
    });
    if (run.status !== 0) throw new Error(`${script}: ${run.stderr}`);
    console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    made += 1;
    const again = join(entry.parentPath, entry.name);
    const file = relative(root, again);
    const committed = join(room, '..', file);
    if (!existsSync(committed)) differing.push(`${file} is made and not there`);
    else if (!readFileSync(committed).equals(readFileSync(again))) differing.push(`${file} differs`);
  }
} finally {
  rmSync(root, { recursive: true });
}
for (const line of differing) console.log(line);
console.log(`${made} files made again, ${differing.length} differ from those in the artists' room.`);
if (differing.length > 0) process.exitCode = 1;
