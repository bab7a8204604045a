import type { SceneSettings } from '../engine/definition.ts';

/** Words on the machine, in letters that the glyph sets have. */
export interface TumbleTexts {
  readonly tumble: string;
  readonly hint: string;
  readonly left: (count: number) => string;
  /** Which free spin it is, where the ribbon is cut off. */
  readonly spin: (spin: number, of: number) => string;
}

/** By language. */
export const TEXTS: Readonly<Record<SceneSettings['locale'], TumbleTexts>> = {
  en: {
    tumble: 'TUMBLE',
    hint: '8 ALIKE ANYWHERE PAY',
    left: (count) => (count === 0 ? 'LAST FREE SPIN' : `FREE SPINS LEFT ${count}`),
    spin: (spin, of) => `SPIN ${spin}/${of}`,
  },
  fil: {
    tumble: 'BAGSAK',
    hint: '8 MAGKAPAREHO: PANALO',
    left: (count) => (count === 0 ? 'HULING FREE SPIN' : `NATITIRANG FREE SPINS ${count}`),
    spin: (spin, of) => `SPIN ${spin}/${of}`,
  },
};
