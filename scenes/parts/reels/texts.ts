import type { SceneSettings } from '../../engine/definition.ts';

/** Words that a reel game writes, in letters that the glyph sets have. */
export interface ReelTexts {
  readonly win: string;
  readonly total: string;
  readonly bet: string;
  readonly freeSpins: string;
  readonly line: string;
  readonly checking: string;
}

/** By language. */
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
