/**
 * `npm run engines` (after `npm run build`): repeats a player's visit in Chromium, Firefox and WebKit, each with its own
 * server and database: the lobby, a round of every scene, and a game of the hall. Prints a table of the steps. Writes
 * screenshots to dist/engines, and sheets that show the engines side by side. Exits with 1 if a step failed.
 *
 *   npm run engines -- --only firefox           only this engine, or several separated by commas
 *   npm run engines -- --steps dice,halloween   only these steps, after "home" and "log in"
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import setUp from '../e2e/global-setup.ts';
import { playerOf } from '../e2e/support/player.ts';
import { startServer } from '../e2e/support/server.ts';
import { createWorldDatabase } from '../e2e/support/world-database.ts';
import { openDisplay } from './display.ts';
import { type EarlyProxy, openEarlyProxy } from './early-proxy.ts';
import { ENGINES, type Engine, type EngineName, findEngine, openEngine } from './engines.ts';
import { ALWAYS, STEPS, type Step } from './journeys.ts';
import { freePort } from './ports.ts';
import { PICTURES, laySheets } from './sheets.ts';

/** Result of one step in one engine. */
interface Row {
  readonly step: string;
  readonly engine: string;
  /** Why the step failed: its error, and errors on the console. Empty if it passed. */
  readonly differed: readonly string[];
}

const WORLD = 'demo';
/** Number of characters at which an error message with its stack is cut off. */
const LONGEST_WORDS = 400;

const { values: options } = parseArgs({ options: { only: { type: 'string' }, steps: { type: 'string' } } });

const engines = chosen<EngineName>('engine', ENGINES, options.only);
const names = STEPS.map(({ name }) => name);
const wanted = chosen('step', names, options.steps);
const steps = STEPS.filter(({ name }) => ALWAYS.includes(name) || wanted.includes(name));

function chosen<Name extends string>(what: string, all: readonly Name[], given: string | undefined): Name[] {
  const asked = given?.split(',').map((name) => name.trim()) ?? all;
  for (const name of asked)
    if (!all.some((one) => one === name)) throw new Error(`no ${what} is "${name}": ${all.join(', ')}`);
  return all.filter((name) => asked.includes(name));
}

/** Runs the steps in one engine with a server of its own; returns their results. */
async function visit(name: EngineName, display: string, pictures: Set<string>): Promise<Row[]> {
  const database = await createWorldDatabase(WORLD);
  const proxies = await Promise.all([openEarlyProxy(), openEarlyProxy()]);
  const [lobby, gameServer] = proxies;
  const gameServerPort = await freePort();
  const server = await startServer(database.place, {
    more: {
      PERYA_LOBBY_ORIGINS: lobby.origin,
      PERYA_GAME_SERVER_ORIGIN: gameServer.origin,
      PERYA_GAME_SERVER_PORT: String(gameServerPort),
    },
  });
  lobby.leadTo(Number(new URL(server.url).port));
  gameServer.leadTo(gameServerPort);
  const db = await database.connect();
  let engine: Engine | undefined;
  try {
    const { browser } = (engine = await openEngine(name, display));
    console.log(`\n${browser.name}`);
    const player = await playerOf(db, WORLD);
    const folder = join(PICTURES, name);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const rows: Row[] = [];
    for (const step of steps) {
      const picture = async (what: string): Promise<void> => {
        const file = `${nameOf(step)} ${what}.png`.replaceAll(' ', '-');
        pictures.add(file);
        await writeFile(join(folder, file), await browser.picture());
      };
      const differed: string[] = [];
      const started = performance.now();
      try {
        await step.take({ browser, player, db, origin: lobby.origin, picture });
        // Waits for pending requests: Firefox reports those as failed that the next step aborts by leaving the page.
        await browser.settle();
      } catch (error) {
        differed.push(error instanceof Error ? error.message : String(error));
        await picture('failed').catch(() => undefined);
      }
      const complaints = takeComplaints(proxies);
      if (step.mayComplain !== true) differed.push(...complaints);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(
        `  ${step.name.padEnd(18)}${seconds.padStart(6)} s  ${differed.join('\n    ') || 'passed'}`,
      );
      rows.push({ step: step.name, engine: browser.name, differed });
    }
    return rows;
  } finally {
    await engine?.close();
    await db.close();
    await server.end();
    await Promise.all(proxies.map((proxy) => proxy.close()));
    await database.close();
  }
}

/** Returns the name of a step for its screenshots, with its number in the visit. */
const nameOf = (step: Step): string =>
  `${String(names.indexOf(step.name) + 1).padStart(2, '0')} ${step.name}`;

const takeComplaints = (proxies: readonly EarlyProxy[]): string[] =>
  proxies.flatMap((proxy) => proxy.takeComplaints()).map((words) => words.slice(0, LONGEST_WORDS));

function printTable(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ engine }) => engine.length)) + 2;
  console.log(`\n${'step'.padEnd(18)}${'engine'.padEnd(width)}`);
  for (const step of steps)
    for (const { engine, differed } of rows.filter((row) => row.step === step.name))
      console.log(`${step.name.padEnd(18)}${engine.padEnd(width)}${differed.join('; ') || 'passed'}`);
}

async function main(): Promise<void> {
  const tearDown = await setUp();
  const display = await openDisplayFor(engines);
  const rows: Row[] = [];
  const pictures = new Set<string>();
  try {
    for (const name of engines) rows.push(...(await visit(name, display.name, pictures)));
  } finally {
    display.close();
    await tearDown();
  }
  await laySheets(engines, [...pictures]);
  printTable(rows);
  const failed = rows.filter(({ differed }) => differed.length > 0).length;
  console.log(`${rows.length - failed} passed, ${failed} failed; pictures: dist/engines`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Opens a virtual screen for the requested engines. Rejects if one of them can neither be found nor installed. */
async function openDisplayFor(asked: readonly EngineName[]) {
  for (const name of asked)
    if (!(await findEngine(name)))
      throw new Error(`${name} was not found, nor could it be installed: docs/debugging.md, Other engines`);
  return openDisplay();
}

// Exits in the normal way on these signals, so that the started processes are ended too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
