import { expect, it } from 'vitest';
import { loadScene } from '../architecture/load-scene.ts';
import { scenesOf } from '../architecture/modules.ts';
import { listFiles } from '../architecture/source.ts';
import { type FilmOf, films } from './film-list.ts';

it.each(Object.entries<FilmOf>(films))('%s films an existing example', async (_name, film) => {
  const { examples } = await loadScene(film.scene);
  expect(Object.keys(examples)).toContain(film.example);
});

it('includes each step and every scene', () => {
  expect(Object.keys(films)).toEqual(
    expect.arrayContaining(['small', 'good', 'big', 'huge', 'jackpot', ...scenesOf(listFiles())]),
  );
});
