import type { Mixer } from '../../scenes/engine/sound-mixer.ts';

/** Linear volume of every bus at 100 per cent. */
const FULL = 0.8;

/** Returns the linear volume of a setting in per cent. Squared, because ears hear ratios and not differences. */
const linear = (percent: number): number => FULL * (percent / 100) ** 2;

/** Applies the player's volumes, in per cent, to the mixer's buses. */
export function setVolumes(mixer: Pick<Mixer, 'volume'>, effects: number, music: number): void {
  for (const bus of ['ui', 'game', 'win'] as const) mixer.volume(bus, linear(effects));
  mixer.volume('music', linear(music));
}
