/**
 * Prints the faults of the pictures and sounds.
 *
 *   npm run assets:check                  everything
 *   npm run assets:check -- christmas     one art pack
 *   npm run assets:check -- --json        everything, for other tools
 */
import { checkEverything, checkOne, packNames } from './check-all.ts';
import { lineOf } from './check.ts';

const pack = process.argv.slice(2).find((word) => !word.startsWith('--'));
if (pack !== undefined && !packNames().includes(pack)) {
  console.error(`There is no art pack "${pack}"; there are: ${packNames().join(', ') || 'none'}.`);
  process.exit(1);
}
const reports = pack === undefined ? await checkEverything() : [await checkOne(pack)];
const count = reports.reduce((sum, { findings }) => sum + findings.length, 0);
if (process.argv.includes('--json')) {
  console.log(JSON.stringify(reports));
} else {
  for (const { pack: name, findings } of reports) {
    for (const finding of findings) console.log(lineOf(finding));
    const title = name === undefined ? 'The default art' : `The art pack "${name}"`;
    console.log(`${title}: ${findings.length === 0 ? 'all is well' : `${findings.length} to mend`}.`);
  }
}
if (count > 0) process.exitCode = 1;
