import { build, type Plugin } from 'esbuild';
import type { SearchAnswer, SearchEntry } from '../../src/features/home/search-index.ts';
import { brands } from '../../contract/catalogue/groups.ts';
import { wholeHall } from '../../server/config/game-list.ts';
import type { searchEntries } from '../../src/features/home/search-entries.ts';
import { openBrowser } from '../visual/browser.ts';
import { ROOT } from '../visual/static-server.ts';
import type { Row } from './table.ts';

/** Factor by which the CPU is slowed down, as on a phone. */
const THROTTLE = 4;
/** Goal for the 95th percentile of a search's time, ms. */
const GOAL = 50;
/** Number of game titles that are typed letter by letter; every letter is a search. */
const SEARCHED = 40;

/** Data that the measurement in the page receives. */
interface Asked {
  readonly games: Parameters<typeof searchEntries>[0];
  readonly brands: Parameters<typeof searchEntries>[1];
  readonly texts: readonly string[];
}

/** Result of the measurement, ms: `made` is the time to create the index, `times` are the times of the searches. */
interface Measured {
  readonly made: number;
  readonly times: readonly number[];
  readonly unanswered: number;
}

/** Replaces the cards of promotions by an empty list, since they import pictures. */
const noCards: Plugin = {
  name: 'no cards',
  setup(builder) {
    builder.onLoad({ filter: /promotions\/cards\.ts$/ }, () => ({
      contents: 'export const CARDS = [];',
    }));
  },
};

declare const searchIndex: {
  readonly searchEntries: typeof searchEntries;
  readonly createSearchIndex: (entries: readonly SearchEntry[]) => (text: string) => SearchAnswer;
};

/** Measures how long the lobby's search blocks the main thread per letter typed, among all titles of a full hall. */
export async function searchRows(log: (line: string) => void): Promise<Row[]> {
  log('measuring the search');
  const { outputFiles } = await build({
    stdin: {
      contents: `export { createSearchIndex } from './src/features/home/search-index.ts';
        export { searchEntries } from './src/features/home/search-entries.ts';`,
      resolveDir: ROOT,
    },
    plugins: [noCards],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'searchIndex',
    write: false,
  });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    const { games } = wholeHall();
    const texts = games.filter((_, n) => n % Math.floor(games.length / SEARCHED) === 0).flatMap(typedOf);
    const { made, times, unanswered } = await page.evaluate(measure, { games, brands, texts });
    if (unanswered > 0) throw new Error(`${unanswered} searches for titles that exist found nothing`);
    const sorted = times.toSorted((a, b) => a - b);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
    return [
      {
        what: `search among ${games.length} titles at ${THROTTLE}x: p95 of an answer`,
        value: `${p95.toFixed(1)} ms of ${times.length} answers`,
        goal: `≤ ${GOAL} ms`,
        ok: p95 <= GOAL,
      },
      {
        what: `search among ${games.length} titles at ${THROTTLE}x: index`,
        value: `${made.toFixed(0)} ms`,
        goal: '',
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Runs in the page: creates the index and searches for every text. */
function measure({ games, brands: names, texts }: Asked): Measured {
  const entries = searchIndex.searchEntries(games, names);
  const before = performance.now();
  const ask = searchIndex.createSearchIndex(entries);
  const made = performance.now() - before;
  let unanswered = 0;
  const times = texts.map((text) => {
    const start = performance.now();
    const { found, near } = ask(text);
    if (found.length + near.length === 0) unanswered++;
    return performance.now() - start;
  });
  return { made, times, unanswered };
}

/**
 * Returns the search texts for a game title: its first letter, its first two, and so on, then the title with two wrong
 * letters in the longest word.
 */
function typedOf({ title }: { readonly title: string }): string[] {
  const letters = Array.from({ length: title.length }, (_, n) => title.slice(0, n + 1));
  return [...letters, title.replace(/(\w)(\w)(\w{3})/, '$2$1$3')];
}
