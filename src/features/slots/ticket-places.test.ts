import { expect, it } from 'vitest';
import { DIM, LAYOUT, SIZE } from '../../../scenes/halloween-tickets/tuning.ts';
import { PLACES } from './ticket-places.ts';

it('lays the pictures where the scene has them', () => {
  const { size, dim, ...places } = PLACES;
  expect(size).toEqual(SIZE);
  expect(dim).toEqual(DIM);
  expect(LAYOUT).toMatchObject(places);
});
