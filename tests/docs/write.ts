/** `npm run docs`: writes the tables of docs/product-rules.md again from the data in the code. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from './markdown.ts';
import { ruleTables } from './rule-tables.ts';

const PATH = new URL('../../docs/product-rules.md', import.meta.url);

writeFileSync(PATH, withTables(readFileSync(PATH, 'utf8'), ruleTables));
console.log('docs/product-rules.md says what the code says.');
