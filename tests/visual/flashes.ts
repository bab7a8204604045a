import { MAX_AREA } from '../../scenes/studio/flashes.ts';
import type { Worst } from '../../scenes/studio/flash-film.ts';
import type { Camera } from './camera.ts';
import { checkResult, type FlashesJob, type JobResult } from './jobs.ts';

/** Flashes on less than this share of the permitted area are not reported. */
const HARDLY = 0.1;

/**
 * Plays an example to its end. Fails if a larger area than permitted flashes (WCAG 2.3.1, counted strictly as in
 * docs/scenes.md).
 */
export async function checkFlashes(camera: Camera, job: FlashesJob): Promise<JobResult> {
  const { general, red } = await camera.flashes(job);
  const name = `${job.scene}/${job.example}${job.reduced ? ', without motion' : ''}`;
  const counts = [
    { what: 'flashes', worst: general },
    { what: 'flashes red', worst: red },
  ].map(({ what, worst }) => ({ worst, text: `${name}: ${formatWorst(what, worst)}` }));
  const errors = counts.filter(({ worst }) => worst.area > MAX_AREA).map(({ text }) => text);
  const notes = counts
    .filter(({ worst }) => worst.area > MAX_AREA * HARDLY && worst.area <= MAX_AREA)
    .map(({ text }) => text);
  return checkResult(errors, notes);
}

const formatWorst = (what: string, { area, at }: Worst): string =>
  `${area.toLocaleString('en')} CSS px² ${what} in the second before ${(at / 1000).toFixed(2)} s (at most ${MAX_AREA.toLocaleString('en')})`;
