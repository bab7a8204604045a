import type { SceneSettings } from '../../engine/definition.ts';

/** Texts on the machine, in characters of the glyph sets. */
export interface TumbleTexts {
  readonly tumble: string;
  readonly hint: string;
  readonly left: (count: number) => string;
  /** Returns the text for the number of the current free spin. */
  readonly spin: (spin: number, of: number) => string;
}

/** Texts on the machine, by language. */
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
