import { defineScene } from '../../engine/definition.ts';
import { art, sounds } from './art.ts';
import { examples } from './examples.ts';
import { ScratchCardScene } from './scene.ts';
import { SIZE } from './tuning.ts';
import { SYMBOLS, type ScratchCardTypes } from './types.ts';

/** The scratch card: nine faces under a foil that is really scratched away. */
export const scratchCard = defineScene<ScratchCardTypes>({
  name: 'scratch-card',
  size: SIZE,
  art,
  sounds,
  musicTrack: 'music.fair',
  examples,
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
  create: (context) => new ScratchCardScene(context),
});
