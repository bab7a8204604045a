import { expect, it } from 'vitest';
import { loadScene } from '../architecture/load-scene.ts';
import { scenesOf } from '../architecture/modules.ts';
import { listFiles } from '../architecture/source.ts';
import { type FilmOf, films } from './film-list.ts';

it.each(Object.entries<FilmOf>(films))(
  'the permanent film %s is of an existing example',
  async (_name, film) => {
    const { examples } = await loadScene(film.scene);
    expect(Object.keys(examples)).toContain(film.example);
  },
);

it('the permanent films include each tier of a win and every scene', () => {
  expect(Object.keys(films)).toEqual(
    expect.arrayContaining(['small', 'good', 'big', 'huge', 'jackpot', ...scenesOf(listFiles())]),
  );
});
