import type { Camera } from './camera.ts';
import type { ParityJob } from './jobs.ts';

const SIXTY = [1000 / 60];
/** Lengths of successive frames, ms, by name: with each, an example must have the same pixels as with 60 fps. */
const FRAME_RATES: Readonly<Record<string, readonly number[]>> = {
  '24 fps': [1000 / 24],
  '30 fps': [1000 / 30],
  '120 fps': [1000 / 120],
  jitter: [7, 31, 16.7, 3, 48.2, 11, 16.6, 25.1],
};

/**
 * Returns a line for each instant at which a frame rate gives other pixels than 60 fps, or reading the picture twice
 * gives different pixels; empty if all agree.
 */
export async function checkParity(camera: Camera, { scene, example, photos }: ParityJob): Promise<string[]> {
  const [first = 0] = photos;
  // Reads the first instant twice, since reading a picture must not change how the next one is drawn.
  const [firstRead, ...wanted] = (await camera.play({ scene, example }, [first, ...photos], SIXTY)).hashes;
  const problems: string[] = [];
  if (firstRead !== wanted[0])
    problems.push(`${scene}/${example} at ${first} ms: the second read gives other pixels than the first`);
  for (const [name, steps] of Object.entries(FRAME_RATES)) {
    const { hashes } = await camera.play({ scene, example }, photos, steps);
    for (const [index, at] of photos.entries()) {
      if (hashes[index] !== wanted[index])
        problems.push(`${scene}/${example} at ${at} ms: ${name} is not 60 fps`);
    }
  }
  return problems;
}
