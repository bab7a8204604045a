import { createHash } from 'node:crypto';
import { accept, judge, type Picture, type Verdict } from './baselines.ts';
import type { Failure, Outcome, Purpose } from './job.ts';

/** Whether a picture becomes the baseline: where there is none, where it differs, where it can be packed tighter. */
const isToKeep = (verdict: Verdict): boolean =>
  verdict.kind === 'new' || verdict.kind === 'differs' || (verdict.kind === 'same' && verdict.isLoose);

/** Does with pictures what the run is for: compares them with the baselines in `folder`, or makes them the baselines. */
export async function settle(
  pictures: readonly Picture[],
  purpose: Purpose,
  folder?: string,
): Promise<Outcome> {
  const failures: Failure[] = [];
  const says: string[] = [];
  for (const picture of pictures) {
    const reasons = [...picture.problems];
    let failure: Pick<Failure, 'expected' | 'marked'> = {};
    if (purpose === 'compare' || purpose === 'update') {
      const verdict = await judge(picture, folder);
      if (purpose === 'update' && isToKeep(verdict)) await accept(picture, folder);
      else if (verdict.kind === 'new')
        reasons.push('there is no baseline; look at it and run npm run visual -- --update');
      else if (verdict.kind === 'differs') {
        const { text, expected, marked } = verdict.difference;
        reasons.push(text);
        failure = { expected, marked };
      } else if (verdict.kind === 'tolerated')
        says.push(`${picture.name}: ${verdict.difference.text}, as it may: ${picture.tolerance?.reason}`);
    }
    if (reasons.length > 0)
      failures.push({ ...failure, name: picture.name, reasons, actual: picture.png, link: picture.link });
  }
  const taken = pictures.map(({ name, png }) =>
    purpose === 'hash' ? { name, hash: createHash('sha256').update(png).digest('hex') } : { name },
  );
  return { taken, failures, passed: 0, broken: [], says };
}
