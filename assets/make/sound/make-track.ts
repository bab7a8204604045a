import { PEAK_CEILING, bringTo } from '../../pipeline/sound/loudness.ts';
import { LOOPS } from '../../pipeline/sound/sprite-table.ts';
import type { Cue } from './cue.ts';
import { silence, type Track, toSamples } from '../../pipeline/sound/track.ts';

/** Synthesises a sound: plays it, fades it out unless it is a loop, and brings it to its loudness. */
export function makeTrack(cue: Cue): Track {
  const track = silence(cue.seconds);
  cue.play(track);
  if (!LOOPS.has(cue.name)) fadeOut(track, Math.min(0.2, cue.seconds * 0.2));
  bringTo(track, cue.lufs, PEAK_CEILING);
  return track;
}

function fadeOut({ left, right }: Track, seconds: number): void {
  const count = toSamples(seconds);
  for (const side of [left, right]) {
    for (let i = 0; i < count; i += 1) {
      const index = side.length - 1 - i;
      side[index] = (side[index] ?? 0) * Math.sin(((Math.PI / 2) * i) / count) ** 2;
    }
  }
}
