import { expect, it } from 'vitest';
import { SYMBOLS } from '../../../scenes/lobby/scratch-card/types.ts';
import { symbolPictures } from './symbols.ts';

it('shows the symbols in the order of the scene', () => {
  expect(Object.keys(symbolPictures)).toEqual([...SYMBOLS]);
});
