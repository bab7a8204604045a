import { join } from 'node:path';
import { build } from 'esbuild';
import type { SearchAnswer, SearchEntry } from '../../src/features/home/search-index.ts';
import { openBrowser } from '../visual/browser.ts';
import { ROOT } from '../visual/static-server.ts';
import type { Row } from './table.ts';

const TITLES = 5_000;
/** Times slower than this machine. */
const THROTTLE = 4;
/** Milliseconds in which 95 of 100 answers are there. */
const GOAL = 50;
/** As fast as somebody types that every word is asked for letter by letter. */
const SEARCHED = 40;

const FIRST =
  'Ginto Bituin Perlas Kidlat Bahaghari Agila Pawikan Mangga Kalabaw Tala Hiyas Kampana Buwan Araw Dagat Bulkan Sampaguita Tarsier Parola Kalesa';
const SECOND =
  'Kingdom Trove Rush Punch Fever Quest Parade Harvest Legend Bonanza Ascent Voyage Carnival Treasure Express Garden Palace Dance Storm Fortune';
const THIRD = 'Uno Dos Tres Grande Deluxe Gabi Umaga Hapon Classic Turbo Mini Max Prime';

/** What the page is given to measure with. */
interface Measured {
  readonly made: number;
  readonly times: readonly number[];
  readonly unanswered: number;
}

declare const searchIndex: {
  readonly createSearchIndex: (entries: readonly SearchEntry[]) => (text: string) => SearchAnswer;
};

/** How long the lobby's search takes to answer, letter by letter, among as many titles as a large lobby has. */
export async function searchRows(log: (line: string) => void): Promise<Row[]> {
  log('measuring the search');
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'src/features/home/search-index.ts')],
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
    const entries = makeEntries();
    const texts = entries.filter((_, n) => n % Math.floor(TITLES / SEARCHED) === 0).flatMap(typedOf);
    const { made, times, unanswered } = await page.evaluate(measure, { entries, texts });
    if (unanswered > 0) throw new Error(`${unanswered} searches for titles that exist found nothing`);
    const sorted = times.toSorted((a, b) => a - b);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
    return [
      {
        what: `search among ${TITLES} titles at ${THROTTLE}x: p95 of an answer`,
        value: `${p95.toFixed(1)} ms of ${times.length} answers`,
        goal: `≤ ${GOAL} ms`,
        ok: p95 <= GOAL,
      },
      {
        what: `search among ${TITLES} titles at ${THROTTLE}x: index`,
        value: `${made.toFixed(0)} ms`,
        goal: '',
      },
    ];
  } finally {
    await browser.close();
  }
}

/** In the page. */
function measure({
  entries,
  texts,
}: {
  entries: readonly SearchEntry[];
  texts: readonly string[];
}): Measured {
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

function makeEntries(): SearchEntry[] {
  const words = [FIRST, SECOND, THIRD].map((text) => text.split(' '));
  const [first = [], second = [], third = []] = words;
  return Array.from({ length: TITLES }, (_, n) => {
    const one = first[n % first.length] ?? '';
    const two = second[Math.floor(n / first.length) % second.length] ?? '';
    const three = third[Math.floor(n / (first.length * second.length)) % third.length] ?? '';
    return {
      key: `game-${n}`,
      title: `${one} ${two} ${three}`,
      provider: `${first[n % 8] ?? ''} Works`,
      tags: n % 3 === 0 ? 'slots slot reels hot patok sikat' : 'table cards baraha mesa',
    };
  });
}

/** A title as it is typed: letter by letter, and then with two wrong letters in its longest word. */
function typedOf({ title }: SearchEntry): string[] {
  const letters = Array.from({ length: title.length }, (_, n) => title.slice(0, n + 1));
  return [...letters, title.replace(/(\w)(\w)(\w{3})/, '$2$1$3')];
}
