import { extname } from 'node:path';
import { sceneFolder } from '../../../assets/check/scene-folders.ts';
import { photoName } from '../../../scenes/studio/photo-name.ts';
import type { PageSeen } from '../jobs.ts';
import { DEFAULT_ART, hashNow, type InputSources } from './changes.ts';
import type { Input, InputKind } from './input.ts';
import { moduleHash, pageInputs } from './page-modules.ts';
import { requestName } from './server-requests.ts';
import type { RunResult } from '../run-jobs.ts';
import type { Selection } from '../selection.ts';
import {
  deleteOtherInputs,
  pageSubject,
  sceneSubject,
  type Subject,
  subjectOf,
  writeInputs,
} from './subject.ts';

/** File with the version of the newest build. It changes with every build and affects no picture, so it is no input. */
const NOT_SHOWN = '/build.json';

/**
 * Returns the inputs of a page (everything on which its pictures depend), with their current hashes. Rejects in a run
 * without pages.
 */
export async function recordPage(
  { name, path, fetched, requests }: PageSeen,
  pictures: readonly string[],
  sources: InputSources,
): Promise<Input[]> {
  const { lobby } = sources;
  if (!lobby) throw new Error(`${name}: no lobby is served`);
  const addresses = fetched.filter((address) => address !== path && !address.startsWith(NOT_SHOWN));
  const files = addresses
    .map((address) => address.slice(1))
    .filter((file) => lobby.build.names.includes(file));
  const others = addresses.filter((address) => !files.includes(address.slice(1)));
  const endings = new Set(files.map((file) => extname(file)));
  return [
    ...sources.environment,
    ...pageInputs(lobby.build, lobby.modules, new Set(files)),
    ...(await hashed(pageSubject(name), sources, {
      headers: [[path, ...[...endings].toSorted()].join(' ')],
      resource: others,
      answer: requests.map(requestName),
      picture: pictures,
    })),
  ];
}

/** Facts on which a scene's pictures depend, besides its modules. */
export interface SceneFacts {
  readonly scene: string;
  /** Names of the art packs in which the scene is photographed. */
  readonly packs: readonly string[];
  readonly pictures: readonly string[];
}

/** Entry of the studio. It loads scenes with `import()`, so it does not make every scene depend on all other scenes. */
const STUDIO = 'scenes/index.html';

/** Returns the inputs of a scene's pictures, with their current hashes. Rejects if the studio has no such scene. */
export async function recordScene(
  { scene, packs, pictures }: SceneFacts,
  sources: InputSources,
): Promise<Input[]> {
  const { studio } = sources;
  const modules = ['vite', STUDIO, `${sceneFolder(scene)}/studio.ts`].map((name): Input => {
    if (!studio.modules[name]) throw new Error(`${scene}: the studio's build has no ${name}`);
    return { kind: 'module', hash: moduleHash(studio, name), name };
  });
  return [
    ...sources.environment,
    ...modules,
    ...(await hashed(sceneSubject(scene), sources, { art: [DEFAULT_ART, ...packs], picture: pictures })),
  ];
}

async function hashed(
  subject: Subject,
  sources: InputSources,
  names: Partial<Record<InputKind, readonly string[]>>,
): Promise<Input[]> {
  const inputs: Input[] = [];
  for (const kind of ['headers', 'resource', 'answer', 'art', 'picture'] as const) {
    for (const name of [...new Set(names[kind])].toSorted()) {
      const hash = await hashNow(subject, { kind, hash: '', name }, sources);
      if (hash === undefined) throw new Error(`${subject.key}: ${kind} ${name} cannot be read`);
      inputs.push({ kind, hash, name });
    }
  }
  return inputs;
}

/** Options of `recordInputs`. */
export interface RecordFacts {
  /** Names of the scenes for which each art pack has pictures. */
  readonly packs: ReadonlyMap<string, readonly string[]>;
  /** Whether the run covers every page and scene. Records of all other pages and scenes are then deleted. */
  readonly isWhole: boolean;
}

/** Writes the inputs of all pages and scenes that have changed or were photographed; returns their number. */
export async function recordInputs(
  { changed, sample, unchanged }: Selection,
  { taken, seen }: Pick<RunResult, 'taken' | 'seen'>,
  { packs, isWhole }: RecordFacts,
  sources: InputSources,
): Promise<number> {
  const subjects = new Map(
    changed.flatMap(({ job }) => subjectOf(job) ?? []).map((subject) => [subject.key, subject]),
  );
  const jobs = [...changed.map(({ job }) => job), ...sample, ...unchanged];
  for (const subject of subjects.values()) {
    const page = seen.find(({ name }) => pageSubject(name).key === subject.key);
    if (page) {
      const pictures = taken.map(({ name }) => name).filter((name) => isPictureOf(name, page.name));
      await writeInputs(subject, await recordPage(page, pictures, sources));
    } else if (subject.scene !== undefined) {
      const { scene } = subject;
      const facts = {
        scene,
        packs: [...packs].filter(([, scenes]) => scenes.includes(scene)).map(([pack]) => pack),
        pictures: jobs
          .flatMap((job) => (job.kind === 'photos' && job.shots[0]?.scene === scene ? job.shots : []))
          .map(photoName),
      };
      await writeInputs(subject, await recordScene(facts, sources));
    }
  }
  if (isWhole) await deleteOtherInputs(jobs.flatMap((job) => subjectOf(job) ?? []));
  return subjects.size;
}

const isPictureOf = (name: string, page: string): boolean =>
  name === `pages/${page}.png` || name === `pages/${page}-vip.png`;
