import type { SceneSettings } from '../../engine/definition.ts';

/** Texts of a slot, limited to the letters of the glyph sets. */
export interface ReelTexts {
  readonly win: string;
  readonly total: string;
  readonly bet: string;
  readonly freeSpins: string;
  readonly line: string;
  readonly checking: string;
}

/** Texts of a slot by language. */
export const TEXTS: Readonly<Record<SceneSettings['locale'], ReelTexts>> = {
  en: {
    win: 'WIN',
    total: 'TOTAL WIN',
    bet: 'BET',
    freeSpins: 'FREE SPINS',
    line: 'LINE',
    checking: 'Checking your spin',
  },
  fil: {
    win: 'PANALO',
    total: 'KABUUANG PANALO',
    bet: 'TAYA',
    freeSpins: 'FREE SPINS',
    line: 'LINYA',
    checking: 'Chine-check ang spin mo',
  },
};
