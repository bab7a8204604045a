import { MOST_AREA } from '../../scenes/studio/flashes.ts';
import type { Worst } from '../../scenes/studio/flash-film.ts';
import type { Camera } from './camera.ts';
import type { FlashesJob, Outcome } from './job.ts';

/** What is not worth a line, part of the allowed area. */
const HARDLY = 0.1;

/** Plays an example to its end; fails when more of it flashes than may (WCAG 2.3.1, the strict count of design/motion). */
export async function checkFlashes(camera: Camera, job: FlashesJob): Promise<Outcome> {
  const { general, red } = await camera.flashes(job);
  const name = `${job.scene}/${job.example}${job.reduced ? ', without motion' : ''}`;
  const told = [
    { what: 'flashes', worst: general },
    { what: 'flashes red', worst: red },
  ].map(({ what, worst }) => ({ worst, text: `${name}: ${inWords(what, worst)}` }));
  const broken = told.filter(({ worst }) => worst.area > MOST_AREA).map(({ text }) => text);
  const says = told
    .filter(({ worst }) => worst.area > MOST_AREA * HARDLY && worst.area <= MOST_AREA)
    .map(({ text }) => text);
  return { taken: [], failures: [], passed: broken.length === 0 ? 1 : 0, broken, says };
}

const inWords = (what: string, { area, at }: Worst): string =>
  `${area.toLocaleString('en')} CSS px² ${what} in the second before ${(at / 1000).toFixed(2)} s (at most ${MOST_AREA.toLocaleString('en')})`;
