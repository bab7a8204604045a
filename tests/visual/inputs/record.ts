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

/** File that names the newest build: it changes with every build, and affects no picture. */
const NOT_SHOWN = '/build.json';

/** Records the inputs of a page. Throws in a run without pages. */
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

/** Inputs of a scene's pictures other than modules. */
export interface SceneFacts {
  readonly scene: string;
  /** Art packs in which it is photographed. */
  readonly packs: readonly string[];
  readonly pictures: readonly string[];
}

/** Entry of the studio; it loads scenes with `import()`, so other scenes are not dependencies. */
const STUDIO = 'scenes/index.html';

/** Records the inputs of a scene's pictures. Throws when the studio's build has no such scene. */
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

/** Additional facts for a recording. */
export interface RecordFacts {
  /** Scenes of every art pack. */
  readonly packs: ReadonlyMap<string, readonly string[]>;
  /** Whether the run covers everything: records of anything else are then deleted. */
  readonly isWhole: boolean;
}

/** Writes the inputs of all changed and photographed pages and scenes; returns their number. */
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
