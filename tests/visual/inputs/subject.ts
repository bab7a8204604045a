import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BASELINES } from '../baselines.ts';
import type { Job } from '../jobs.ts';
import { formatInputs, type Input, parseInputs } from './input.ts';

/** A page, or a scene with all its pictures: its inputs are recorded together in `baselines/<key>.inputs`. */
export interface Subject {
  readonly key: string;
  /** Name of the scene; undefined if the subject is a page. */
  readonly scene: string | undefined;
}

/** Returns the page or scene on whose inputs a job depends; undefined for a job that always runs. */
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

/** Returns the subject of a page by the name of its pictures. */
export const pageSubject = (name: string): Subject => ({ key: `pages/${name}`, scene: undefined });

/** Returns the subject of a scene by its name. */
export const sceneSubject = (scene: string): Subject => ({ key: `${scene}/scene`, scene });

/** Reads the recorded inputs of a subject; undefined if the file is missing or unreadable. */
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

/** Deletes the recorded inputs of all subjects except these. */
export async function deleteOtherInputs(subjects: readonly Subject[]): Promise<void> {
  const kept = new Set(subjects.map(({ key }) => `${key}.inputs`));
  const files = (await readdir(BASELINES, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  for (const name of files) if (name.endsWith('.inputs') && !kept.has(name)) await rm(join(BASELINES, name));
}
