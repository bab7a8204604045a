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

it('every playable handmade title has its photograph', () => {
  expect(missing(games, (id) => gameById.get(id)?.slug ?? '')).toEqual([]);
});

it('the game server sends a generated title its own photograph or its family’s', () => {
  expect(missing(hallGames, () => 'default')).toEqual([]);
});
