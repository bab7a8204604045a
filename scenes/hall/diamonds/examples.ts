import { DIAMOND_HANDS } from '../../../fair/tables/diamonds.ts';
import type { Example } from '../../engine/studio-scene.ts';
import { roundExamples } from '../models/round/round-examples.ts';
import { landMsOf } from './diamonds-stage.ts';
import type { DiamondsTypes, Hand, HandRow, Landing } from './types.ts';

const CHANCES: readonly (readonly [hand: Hand, chance: string])[] = [
  ['five', '0.0416%'],
  ['four', '1.25%'],
  ['fullHouse', '2.5%'],
  ['three', '12.5%'],
  ['twoPairs', '18.7%'],
  ['pair', '50%'],
  ['none', '15%'],
];

/** Returns the scene's props with all hands, the best first; `names` gives the name of each hand. */
const hands = (names: Readonly<Record<Hand, string>>): DiamondsTypes['props'] => ({
  hands: CHANCES.map(([hand, chance]): HandRow => ({
    hand,
    name: names[hand],
    pays: DIAMOND_HANDS[hand],
    chance,
  })),
});

const drawn = (gems: readonly number[], hand: Hand, pesos: number): Landing => ({
  gems,
  hand,
  stake: pesos * 1_00,
  payout: pesos * DIAMOND_HANDS[hand],
});

/** Examples of diamonds: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<DiamondsTypes>>> = roundExamples({
  props: hands({
    five: 'Five alike',
    four: 'Four alike',
    fullHouse: 'Full house',
    three: 'Three alike',
    twoPairs: 'Two pairs',
    pair: 'One pair',
    none: 'All different',
  }),
  filipino: hands({
    five: 'Limang pareho',
    four: 'Apat na pareho',
    fullHouse: 'Tatlo at dalawa',
    three: 'Tatlong pareho',
    twoPairs: 'Dalawang pares',
    pair: 'Isang pares',
    none: 'Walang pareho',
  }),
  won: drawn([1, 5, 1, 3, 5], 'twoPairs', 20),
  lost: drawn([2, 6, 4, 2, 0], 'pair', 20),
  big: drawn([4, 4, 4, 4, 4], 'five', 50),
  landMs: landMsOf(false),
});
