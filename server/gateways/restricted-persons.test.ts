import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  NoRestrictedListError,
  restrictedPersonsFor,
  restrictedPersonsFrom,
  type RestrictedPersons,
} from './restricted-persons.ts';

let folder: string;
let file: string;
let list: RestrictedPersons | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'perya-restricted-'));
  file = join(folder, 'list.txt');
});
afterEach(() => {
  list?.close();
  list = undefined;
  rmSync(folder, { recursive: true });
});

it('the list of restricted persons matches phone numbers in any usual format and accounts in upper or lower case', () => {
  writeFileSync(file, '# from the regulator\r\n0917 123 4567\r\nJuan_Cruz # by name\r\n\r\n');
  list = restrictedPersonsFrom(file);
  expect(list.isListed({ mobile: '+639171234567' })).toBe(true);
  expect(list.isListed({ account: 'juan_cruz', mobile: null })).toBe(true);
  expect(list.isListed({ account: 'maria_clara', mobile: '+639171234568' })).toBe(false);
  expect(list.isListed({ account: null, mobile: null })).toBe(false);
});

it('the list of restricted persons is read again when it changes; if the new version is unusable, the old one stays', async () => {
  writeFileSync(file, '09171234567\n');
  const errors: unknown[] = [];
  list = restrictedPersonsFrom(file, { checkIntervalMs: 10, onError: (error) => errors.push(error) });
  const replace = (text: string) => {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  };
  replace('maria_clara\n');
  await expect.poll(() => list?.isListed({ account: 'maria_clara' })).toBe(true);
  expect(list.isListed({ mobile: '+639171234567' })).toBe(false);
  replace('');
  await expect.poll(() => errors).toEqual([expect.any(NoRestrictedListError)]);
  expect(list.isListed({ account: 'maria_clara' })).toBe(true);
});

it('an empty or missing list of restricted persons is refused, and an invalid line is named by its number', () => {
  expect(() => restrictedPersonsFrom(file)).toThrow(/list\.txt, cannot be read\. PERYA_RESTRICTED_PERSONS/);
  writeFileSync(file, '# nobody yet\n');
  expect(() => restrictedPersonsFrom(file)).toThrow(/names nobody/);
  writeFileSync(file, 'juan_cruz\nJuan de la Cruz\n');
  expect(() => restrictedPersonsFrom(file)).toThrow(/line 2: "Juan de la Cruz" is neither/);
});

it('the list of restricted persons is a sample in development and tests, never in production', () => {
  expect(() => restrictedPersonsFor('production', undefined)).toThrow(NoRestrictedListError);
  expect(() => restrictedPersonsFor('production', '')).toThrow(NoRestrictedListError);
  expect(restrictedPersonsFor('development', undefined).isListed({ account: 'listed_person' })).toBe(true);
});
