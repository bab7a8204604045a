import { bandPass, lowPass } from './filters.ts';
import { noise, thump, wood } from './instruments.ts';
import { lay, type Track, type Voice } from '../../pipeline/sound/track.ts';

/** Sounds shared by several games of the hall. */

/**
 * Adds a soft burst to a track: tearing rubber and escaping air. It is softer than a real burst, which would startle.
 */
export function layBurst(track: Track, seed: number, hertz: number): void {
  const hiss = noise(seed);
  const skin = lowPass(2_600);
  const body = bandPass(hertz * 3, 0.8);
  const pop: Voice = (t) => {
    const sample = hiss();
    return (
      Math.min(1, t / 0.002) * (Math.exp(-55 * t) * skin(sample) + 0.7 * Math.exp(-26 * t) * body(sample))
    );
  };
  lay(track, pop, { for: 0.2, gain: 0.8 });
  lay(track, thump(hertz * 1.8, hertz * 0.6, 24), { for: 0.2, gain: 0.7 });
}

/** Returns the sound of something that slides over cloth or wood: dull noise that swells and ends. */
export function slide(seed: number, seconds: number, hertz: number): Voice {
  const hiss = noise(seed);
  const band = bandPass(hertz, 0.7);
  return (t) => Math.sin(Math.PI * Math.min(1, t / seconds)) ** 1.3 * band(hiss());
}

/** Adds dice that roll in a hand or a chute: wooden knocks that follow one another faster and faster. */
export function layRattle(
  track: Track,
  seed: number,
  { from, for: seconds }: { from: number; for: number },
): void {
  let at = 0;
  for (let knock = 0; at < seconds - 0.04; knock += 1) {
    const uneven = ((knock * 7) % 5) / 5;
    lay(track, wood(780 + 260 * uneven, 105, seed + knock), {
      at,
      for: 0.07,
      gain: 0.32 + 0.2 * uneven,
      pan: 0.3 * Math.sin(knock * 1.9),
    });
    at += from * (0.55 + 0.45 * (1 - at / seconds)) * (0.8 + 0.4 * uneven);
  }
}

/** Adds a die that lands on a table: bone on felt-covered wood. */
export function layKnock(track: Track, seed: number): void {
  lay(track, wood(690, 70, seed), { for: 0.12, gain: 0.8 });
  lay(track, wood(1_720, 160, seed + 1), { for: 0.05, gain: 0.3 });
  lay(track, thump(240, 140, 52), { for: 0.12, gain: 0.5 });
}
