import { defineStudioScene } from '../../engine/studio-scene.ts';
import { scratchCard } from './definition.ts';
import { examples } from './examples.ts';
import { SYMBOLS } from './types.ts';

/** The scratch card scene, set up for the studio (where artists look at scenes), for photographs and for tests. */
export const studioScene = defineStudioScene(scratchCard, {
  examples,
  sounds: {
    'card.deal': { longestMs: 320, lufs: -26 },
    scratch: { longestMs: 900, lufs: -30 },
    'card.wipe': { longestMs: 520, lufs: -26 },
  },
  controls: {
    'props.prizes.*': { money: true },
    'props.price': { money: true },
    'props.waiting': { min: 0, max: 9 },
    '*.card.prize': { money: true },
    '*.terms.prizes.*': { money: true },
    '*.terms.price': { money: true },
    '*.row.prize': { money: true },
    '*.row.price': { money: true },
    '*.card.faces.*': { min: 0, max: SYMBOLS.length - 1, note: SYMBOLS.join(', ') },
  },
});
