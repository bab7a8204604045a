import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const COUNT = 50;
/** Line of the table of pages before which the new pages are inserted. */
const BEFORE = '  maintenance: ';

/**
 * Adds fifty plain pages to a copy of the project, in the way that the README describes. Throws if the table of pages
 * does not contain the line `BEFORE`.
 */
export function addFiftyPages(root: string): void {
  const numbers = Array.from({ length: COUNT }, (_, index) => index + 1);
  for (const number of numbers)
    writeFileSync(join(root, 'src/features/info', fileOf(number)), pageOf(number));
  const table = join(root, 'src/pages/pages.ts');
  const text = readFileSync(table, 'utf8');
  if (!text.includes(BEFORE)) throw new Error('the table of pages has no line of the page maintenance');
  const lines = numbers.map(
    (number) =>
      `  plain${number}: open('/plain/${number}', () => import('../features/info/${fileOf(number)}')),\n`,
  );
  writeFileSync(table, text.replace(BEFORE, `${lines.join('')}${BEFORE}`));
}

const fileOf = (number: number): string => `plain-${number}-page.tsx`;

const pageOf = (number: number): string => `import { Article, type Text } from './article.tsx';

const text: Text = {
  title: 'Page ${number}',
  parts: [{ heading: 'Heading ${number}', paragraphs: ['A paragraph of page ${number}.'] }],
};

/** A plain page. */
export default function PlainPage() {
  return <Article texts={{ en: text, fil: text }} />;
}
`;
