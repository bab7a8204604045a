import { createHash } from 'node:crypto';
import { compareWithBaseline, type Picture, type Verdict, writeBaseline } from './baselines.ts';
import type { Failure, JobResult, RunMode } from './jobs.ts';

/**
 * Returns whether an update writes the baseline: if there is none, if the picture differs from it, or if its file can be
 * compressed further.
 */
const needsWriting = (verdict: Verdict): boolean =>
  verdict.kind === 'new' || verdict.kind === 'differs' || (verdict.kind === 'same' && verdict.isOversized);

/** Depending on the run's mode, compares pictures with the baselines in `folder`, or makes them the baselines. */
export async function comparePictures(
  pictures: readonly Picture[],
  mode: RunMode,
  folder?: string,
): Promise<JobResult> {
  const failures: Failure[] = [];
  const notes: string[] = [];
  for (const picture of pictures) {
    const reasons = [...picture.problems];
    let images: Pick<Failure, 'expected' | 'marked'> = {};
    if (mode === 'compare' || mode === 'update') {
      const verdict = await compareWithBaseline(picture, folder);
      if (mode === 'update' && needsWriting(verdict)) await writeBaseline(picture, folder);
      else if (verdict.kind === 'new')
        reasons.push('there is no baseline; look at it and run npm run visual -- --update');
      else if (verdict.kind === 'differs') {
        const { text, expected, marked } = verdict.difference;
        reasons.push(text);
        images = { expected, marked };
      } else if (verdict.kind === 'tolerated')
        notes.push(`${picture.name}: ${verdict.difference.text}, as it may: ${picture.tolerance?.reason}`);
    }
    if (reasons.length > 0)
      failures.push({ ...images, name: picture.name, reasons, actual: picture.png, link: picture.link });
  }
  const taken = pictures.map(({ name, png }) =>
    mode === 'hash' ? { name, hash: createHash('sha256').update(png).digest('hex') } : { name },
  );
  return { taken, failures, passed: 0, errors: [], notes };
}
