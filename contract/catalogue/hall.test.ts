import { expect, it } from 'vitest';
import { titles } from './catalogue.ts';
import { fillHall, FIRST_GENERATED_ID, type GeneratedTitle, HALL_SIZE } from './hall.ts';
import { hashOf } from './hash.ts';

/** Number of generated titles that were ever in the lobby. */
const SOLD = 4_870;
/** Names of the handmade titles of the hall; generated titles fill the rest. */
const handmade = titles.flatMap(({ type, title }) => (type === 'slots' || type === 'scratch' ? [title] : []));
const hall = fillHall(new Set(handmade));

/** Returns the titles of the hall `before` that have another id, other art or another pay table in the hall `after`. */
const changed = (before: readonly GeneratedTitle[], after: readonly GeneratedTitle[]): GeneratedTitle[] => {
  const byName = new Map(after.map((title) => [title.title, JSON.stringify(title)]));
  return before.filter(
    (title) => (byName.get(title.title) ?? JSON.stringify(title)) !== JSON.stringify(title),
  );
};

it('generated titles keep the ids, art and pay tables that stored rounds refer to', () => {
  const sold = fillHall(new Set()).slice(0, SOLD);
  const lines = sold.map(({ id, title, artSlug, payTable }) => `${id} ${title} ${artSlug} ${payTable}`);
  expect([lines[0], lines.at(-1)]).toEqual([
    '100001 Disco Liwanag disco-brilyante reels-classic-low-9600',
    '104870 Volcano Galak volcano-vault reels-tumble-low-9600',
  ]);
  expect(hashOf(lines.join('\n'))).toBe(3_800_136_401);
});

it('a new handmade title displaces only the last generated title', () => {
  const filled = fillHall(new Set([...handmade, 'Bagong Pamagat']));
  expect(filled).toHaveLength(HALL_SIZE - handmade.length - 1);
  expect(changed(hall, filled)).toEqual([]);
  expect(filled).toEqual(hall.slice(0, -1));
});

it('a generated title whose name a handmade title takes is left out, and no other title gets its id', () => {
  const [taken] = hall;
  if (taken === undefined) throw new Error('the hall is empty');
  const without = fillHall(new Set([...handmade, taken.title]));
  expect(taken.id).toBe(FIRST_GENERATED_ID);
  expect(without.map(({ id }) => id)).not.toContain(taken.id);
  expect(changed(hall, without)).toEqual([]);
});

it('removing a handmade title adds one generated title and changes no other, even if generated titles use the removed title’s art', () => {
  const without = fillHall(new Set(handmade.slice(1)));
  expect(without).toHaveLength(hall.length + 1);
  expect(changed(hall, without)).toEqual([]);
});
