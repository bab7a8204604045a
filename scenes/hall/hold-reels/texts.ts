import type { SceneSettings } from '../../engine/definition.ts';

/** Words on the machine, in characters of the glyph sets. */
export interface HoldTexts {
  readonly hint: string;
  readonly respins: string;
}

/** Words on the machine, by language. */
export const TEXTS: Readonly<Record<SceneSettings['locale'], HoldTexts>> = {
  en: { hint: '6 COINS START THE RESPINS', respins: 'RESPINS' },
  fil: { hint: '6 NA COIN: SIMULA NG RESPIN', respins: 'RESPIN' },
};
