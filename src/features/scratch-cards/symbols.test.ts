import { expect, it } from 'vitest';
import { SYMBOLS } from '../../../scenes/lobby/scratch-card/types.ts';
import { symbolPictures } from './symbols.ts';

it("the symbols' pictures are in the order of the scene's symbols", () => {
  expect(Object.keys(symbolPictures)).toEqual([...SYMBOLS]);
});
