import { STALLS } from '../../../fair/tables/perya.ts';
import { defineScene } from '../../engine/definition.ts';
import { STALL_SOUNDS } from '../models/stall/sounds.ts';
import { StallScene } from '../models/stall/stall-scene.ts';
import { SIZE } from '../models/stall/tuning.ts';
import { art, sounds } from './art.ts';
import { CarouselToy } from './carousel-toy.ts';
import { examples } from './examples.ts';
import type { CarouselTypes } from './types.ts';

/** Carousel Cash: animals ride round, and the one that the server drew stops at the bell. */
export const carouselCash = defineScene<CarouselTypes>({
  name: 'carousel-cash',
  seed: 'carousel',
  size: SIZE,
  art,
  sounds,
  soundsFrom: STALL_SOUNDS,
  musicTrack: 'music.fair',
  examples,
  controls: {
    'props.field': { options: STALLS['carousel-cash'].bets.map(({ name }) => name) },
    'land.at': { min: 0, max: 24, money: false },
    'land.stake': { money: true },
    'land.payout': { money: true },
  },
  create: (context) => new StallScene(context, new CarouselToy(context)),
});
