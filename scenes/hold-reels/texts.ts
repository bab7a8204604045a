import type { SceneSettings } from '../engine/definition.ts';

/** Words on the machine, in letters that the glyph sets have. */
export interface HoldTexts {
  readonly hint: string;
  readonly respins: string;
}

/** By language. */
export const TEXTS: Readonly<Record<SceneSettings['locale'], HoldTexts>> = {
  en: { hint: '6 COINS START THE RESPINS', respins: 'RESPINS' },
  fil: { hint: '6 NA COIN: SIMULA NG RESPIN', respins: 'RESPIN' },
};
