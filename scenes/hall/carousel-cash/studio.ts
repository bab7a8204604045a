import { STALLS } from '../../../fair/tables/perya.ts';
import { defineStudioScene } from '../../engine/studio-scene.ts';
import { carouselCash } from './definition.ts';
import { examples } from './examples.ts';

/**
 * The Carousel Cash scene with its examples and sounds, for the studio (where artists look at scenes) and for the
 * tests.
 */
export const studioScene = defineStudioScene(carouselCash, {
  examples,
  // Sounds: an animal passes the bell, and the ride stops.
  sounds: {
    'carousel.pass': { longestMs: 220, lufs: -30 },
    'ride.stop': { longestMs: 600, lufs: -24 },
  },
  controls: {
    'props.field': { options: STALLS['carousel-cash'].bets.map(({ name }) => name) },
    'land.at': { min: 0, max: 24, money: false },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
});
