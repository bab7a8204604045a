import { defineStudioScene } from '../../engine/studio-scene.ts';
import { hilo } from './definition.ts';
import { examples } from './examples.ts';

/** The hilo scene with its examples and sounds, for the studio (where artists look at scenes) and for the tests. */
export const studioScene = defineStudioScene(hilo, {
  examples,
  // Sounds: a card leaves the deck, and is turned over.
  sounds: {
    'card.slide': { longestMs: 320, lufs: -29 },
    'card.turn': { longestMs: 240, lufs: -26 },
  },
  controls: {
    'props.view.stake': { money: true },
    'props.view.payout': { money: true },
    'show.stake': { money: true },
    'show.payout': { money: true },
  },
});
