import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BASELINES } from '../baselines.ts';
import type { Job } from '../jobs.ts';
import { formatInputs, type Input, parseInputs } from './input.ts';

/** What has inputs of its own: a page, or a scene with all its pictures. Its file is `baselines/<key>.inputs`. */
export interface Subject {
  readonly key: string;
  /** The scene's name; undefined for a page. */
  readonly scene: string | undefined;
}

/** Returns whose inputs a job depends on; undefined where none are recorded and the job runs always. */
export function subjectOf(job: Job): Subject | undefined {
  switch (job.kind) {
    case 'page':
      return pageSubject(job.view.name);
    case 'photos': {
      const [first] = job.shots;
      return first && sceneSubject(first.scene);
    }
    case 'parity':
      return sceneSubject(job.scene);
    case 'flashes':
    case 'art-swaps':
      return undefined;
  }
}

/** A page by the name of its pictures. */
export const pageSubject = (name: string): Subject => ({ key: `pages/${name}`, scene: undefined });

/** A scene by its name. */
export const sceneSubject = (scene: string): Subject => ({ key: `${scene}/scene`, scene });

/** Reads the recorded inputs of a subject; undefined where there are none or nobody can read them. */
export async function readInputs({ key }: Subject): Promise<Input[] | undefined> {
  try {
    return parseInputs(await readFile(join(BASELINES, `${key}.inputs`), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Writes the inputs of a subject beside its baselines. */
export const writeInputs = ({ key }: Subject, inputs: readonly Input[]): Promise<void> =>
  writeFile(join(BASELINES, `${key}.inputs`), formatInputs(inputs));

/** Deletes the recorded inputs of all but these subjects. */
export async function deleteOtherInputs(subjects: readonly Subject[]): Promise<void> {
  const kept = new Set(subjects.map(({ key }) => `${key}.inputs`));
  const files = (await readdir(BASELINES, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  for (const name of files) if (name.endsWith('.inputs') && !kept.has(name)) await rm(join(BASELINES, name));
}
