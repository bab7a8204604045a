/**
 * `npm run steady`: shows that no journey fails by chance. Runs every journey several times, optionally beside processes
 * that keep the CPU busy, and without retries.
 *
 *   npm run steady                              every journey twenty times on a quiet machine
 *   npm run steady -- --times 5 --burn 4        five times, beside four busy processes
 *   npm run steady -- --times 50 red-packet     only files whose path contains "red-packet"
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values, positionals } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    burn: { type: 'string', default: '0' },
    config: { type: 'string', default: 'tests/playwright.config.ts' },
  },
  allowPositionals: true,
});

const start = (args, options) => spawn(process.execPath, args, options);
const burners = Array.from({ length: Number(values.burn) }, () => start(['-e', 'for (;;);'], {}));
const { CI: _, ...env } = process.env;
const run = start(
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    values.config,
    `--repeat-each=${values.times}`,
    '--reporter=dot',
    ...positionals,
  ],
  { stdio: 'inherit', env },
);
const end = () => burners.forEach((burner) => burner.kill('SIGKILL'));
process.on('exit', end);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
run.on('exit', (code) => process.exit(code ?? 1));
