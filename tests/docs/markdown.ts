import { formatExact } from '../../contract/money.ts';

type Cell = string | number;

/** Returns a Markdown table in the layout of the documents' formatter. */
export function table(head: readonly Cell[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Formats an amount in hundredths as pesos: ₱1,234.50. */
export const peso = (hundredths: number): string => formatExact(hundredths);

/** Formats a share in millionths as per cent, without trailing zeros: 4500 is 0.45 %. */
export const percent = (ppm: number): string => `${Number((ppm / 10_000).toFixed(4))} %`;

const BEGIN = (name: string): string => `<!-- table:${name} -->`;
const END = '<!-- /table -->';

/**
 * Returns the document with the text between each pair of markers replaced by the table of that name. Throws for a
 * marker without a table, and for a table without a marker.
 */
export function withTables(document: string, tables: Readonly<Record<string, () => string>>): string {
  const used = new Set<string>();
  const written = document.replace(
    /<!-- table:([\w-]+) -->\n[^]*?<!-- \/table -->/g,
    (_, name: string): string => {
      const make = tables[name];
      if (!make) throw new Error(`the document asks for a table "${name}" that nobody makes`);
      used.add(name);
      return `${BEGIN(name)}\n\n${make()}\n\n${END}`;
    },
  );
  const unused = Object.keys(tables).filter((name) => !used.has(name));
  if (unused.length > 0) throw new Error(`tables that the document does not ask for: ${unused.join(', ')}`);
  return written;
}
