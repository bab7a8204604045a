// Reads: assets/hall-frames
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { gameById, games, hallGames } from '../../../contract/catalogue/catalogue.ts';
import { playingTitle } from '../../../contract/catalogue/playing.ts';
import { firstPictureOf } from '../../../src/game-frame/family-look.ts';

const FRAMES = fileURLToPath(new URL('../../../assets/hall-frames/', import.meta.url));

const missing = (titles: readonly { readonly id: number }[], lookOf: (id: number) => string): string[] =>
  titles.flatMap(({ id }) => {
    const playing = playingTitle(id);
    if (playing?.hasScene !== true) return [];
    const picture = firstPictureOf({ family: playing.family ?? playing.kind, look: lookOf(id) });
    return existsSync(FRAMES + picture) ? [] : [picture];
  });

it('every title made by hand that can be played has its photograph', () => {
  expect(missing(games, (id) => gameById.get(id)?.slug ?? '')).toEqual([]);
});

it('a generated title has its own or that of its family, which the studio sends then', () => {
  expect(missing(hallGames, () => 'default')).toEqual([]);
});
