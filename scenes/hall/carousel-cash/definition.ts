import { defineScene } from '../../engine/definition.ts';
import { STALL_SOUNDS } from '../models/stall/sounds.ts';
import { StallScene } from '../models/stall/stall-scene.ts';
import { SIZE } from '../models/stall/tuning.ts';
import { art } from './art.ts';
import { CarouselToy } from './carousel-toy.ts';
import type { CarouselTypes } from './types.ts';

/** Carousel Cash: animals ride around, and the animal that the server drew stops at the bell. */
export const carouselCash = defineScene<CarouselTypes>({
  name: 'carousel-cash',
  seed: 'carousel',
  size: SIZE,
  art,
  soundsFrom: STALL_SOUNDS,
  musicTrack: 'music.fair',
  create: (context) => new StallScene(context, new CarouselToy(context)),
});
