// Reads: scenes
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { GAME_NAMES, GAMES, PAY_TABLES, sceneOfGame } from '../../contract/catalogue/games.ts';
import { combinationsOf } from '../../contract/catalogue/games/choices.ts';
import type { Fields, GameManifest, Values } from '../../contract/catalogue/games/manifest.ts';
import { isOffered } from '../../fair/choice.ts';
import { INSTANT_GAMES, STEP_GAMES } from '../../fair/games.ts';
import { STALLS, type Stall } from '../../fair/tables/perya.ts';
import { loadScene } from './load-scene.ts';

/** Returns invalid values of a field: just outside its range, or not in its list. */
function outside(values: Values): readonly unknown[] {
  if ('oneOf' in values) return ['no such value', -1];
  if ('from' in values) return [values.from - 1, values.to + 1];
  const { from, to, fewest, most } = values.different;
  const list = (first: number, count: number) => Array.from({ length: count }, (_, place) => first + place);
  return [
    list(from, most + 1),
    list(from, fewest - 1),
    list(from - 1, fewest),
    list(to - fewest + 2, fewest),
  ];
}

/** Returns valid values of a field: the ends of its range, or its whole list. */
function ends(values: Values): readonly unknown[] {
  if ('oneOf' in values) return values.oneOf;
  if ('from' in values) return [values.from, values.to];
  const { from, fewest, most } = values.different;
  return [fewest, most].map((count) => Array.from({ length: count }, (_, place) => from + place));
}

describe.each(GAME_NAMES)('the manifest of %s', (name) => {
  const game: GameManifest = GAMES[name];
  const rules = INSTANT_GAMES.get(name) ?? STEP_GAMES.get(name);
  const candidates = game.choices.flatMap(combinationsOf);
  const accepts = (choice: unknown): boolean => isOffered(() => rules?.readChoice(choice));
  /**
   * Sets one field to a value in all combinations of the other fields; returns the choices that the game's rules
   * accept.
   */
  const withField = (fields: Fields, field: string, value: unknown): object[] =>
    combinationsOf(fields)
      .map((choice) => ({ ...choice, [field]: value }))
      .filter(accepts);

  it('lists only choices that its schema accepts', () => {
    for (const choice of candidates) expect(v.is(game.shapes.choice, choice)).toBe(true);
  });

  it('gives each field of a choice the same limits as the game rules', () => {
    if (rules === undefined) return;
    expect(candidates.some(accepts)).toBe(true);
    for (const fields of game.choices)
      for (const [field, values] of Object.entries(fields)) {
        for (const value of ends(values))
          expect(withField(fields, field, value), `${field} ${String(value)}`).not.toEqual([]);
        for (const value of outside(values))
          expect(withField(fields, field, value), `${field} ${String(value)}`).toEqual([]);
      }
  });

  it('names an example of its scene as its film, and the bundle with the sounds of its scene', async () => {
    const scene = sceneOfGame(name);
    const { examples, soundsFrom } = await loadScene(scene);
    expect(Object.keys(examples)).toContain(game.film);
    expect(game.sounds).toBe(soundsFrom ?? scene);
  });
});

it('the manifest of a stall game offers every bet of its rules', () => {
  for (const [name, stall] of Object.entries<Stall>(STALLS)) {
    const bets = 'bets' in stall ? (stall.bets ?? []) : [];
    const { choices }: GameManifest = GAMES[name as keyof typeof STALLS];
    const field = choices[0]?.['field'];
    expect(field && 'oneOf' in field ? field.oneOf : []).toEqual(bets.map((bet) => bet.name));
  }
});

it('every pay table has a name that is unique among all games', () => {
  const names = GAME_NAMES.flatMap((name) => Object.keys(GAMES[name].payTables));
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(PAY_TABLES)).toHaveLength(names.length);
});
