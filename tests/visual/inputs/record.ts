import { extname } from 'node:path';
import { photoName } from '../../../scenes/studio/photo-name.ts';
import type { PageSeen, StudioSeen } from '../jobs.ts';
import { type Build, recordFiles } from './build-files.ts';
import { DEFAULT_ART, hashNow, type InputSources } from './changes.ts';
import type { Input, InputKind } from './input.ts';
import { requestName } from './server-requests.ts';
import type { RunResult } from '../run-jobs.ts';
import type { Selection } from '../selection.ts';
import type { StudioServer } from '../static-server.ts';
import {
  deleteOtherInputs,
  pageSubject,
  sceneSubject,
  type Subject,
  subjectOf,
  writeInputs,
} from './subject.ts';

/** Tells whether there is a newer build than the page's own: another one after every change, and on no picture. */
const NOT_SHOWN = '/build.json';

/** Records what a page was made from. Throws in a run without pages. */
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
  const { inputs, unreached } = recordFiles(lobby.build, new Set(files));
  const others = addresses.filter((address) => !files.includes(address.slice(1)));
  const endings = new Set(files.map((file) => extname(file)));
  return [
    ...sources.environment,
    ...inputs,
    ...(await hashed(pageSubject(name), sources, {
      headers: [[path, ...[...endings].toSorted()].join(' ')],
      resource: [...unreached.map((file) => `/${file}`), ...others],
      answer: requests.map(requestName),
      picture: pictures,
    })),
  ];
}

/** What is recorded of a scene beside what its pages fetched. */
export interface SceneFacts {
  readonly scene: string;
  /** The file of its definition in the studio's build, and those of all scenes. */
  readonly definition: string;
  readonly definitions: readonly string[];
  /** Art packs that it is photographed in. */
  readonly packs: readonly string[];
  readonly pictures: readonly string[];
}

/** Records what the pictures of a scene were made from. */
export async function recordScene(
  { scene, definition, definitions, packs, pictures }: SceneFacts,
  seen: StudioSeen,
  sources: InputSources,
): Promise<Input[]> {
  const { studio } = sources;
  const { inputs, unreached } = recordFiles(studio, sceneFiles(studio, definition, definitions, seen));
  if (unreached.length > 0)
    throw new Error(`${scene}: nothing in the studio's build refers to ${unreached.join(', ')}`);
  return [
    ...sources.environment,
    ...inputs,
    ...(await hashed(sceneSubject(scene), sources, { art: [DEFAULT_ART, ...packs], picture: pictures })),
  ];
}

/**
 * One page shows one scene after another, so what it fetched belongs to all: what it opens with, all that the scene's
 * definition refers to, and whatever else it fetched that no scene's definition refers to.
 */
function sceneFiles(
  studio: Build,
  definition: string,
  definitions: readonly string[],
  { opened, fetched }: StudioSeen,
): Set<string> {
  const names = new Set(studio.names);
  // Parts that all share are in the files that the page opens with, which refer to every scene.
  const shared = new Set(opened.map((address) => address.slice(1)));
  const ofScenes = new Set(definitions.flatMap((file) => [...studio.closure(file, shared)]));
  const ofPage = [...opened, ...fetched.filter((address) => !ofScenes.has(address.slice(1)))]
    .map((address) => address.slice(1))
    .filter((file) => names.has(file));
  return new Set([...ofPage, ...studio.closure(definition, shared)]);
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

/** What a recording needs beside the sources: the studio's scenes and their art packs. */
export interface RecordFacts {
  readonly studio: Pick<StudioServer, 'definitions'>;
  readonly packs: ReadonlyMap<string, readonly string[]>;
  /** Everything there is belongs to the run: what is recorded of anything else goes. */
  readonly isWhole: boolean;
}

/** Writes the inputs of all pages and scenes that have changed and were photographed; returns how many they are. */
export async function recordInputs(
  { changed, sample, unchanged }: Selection,
  { taken, seen }: Pick<RunResult, 'taken' | 'seen'>,
  { studio, packs, isWhole }: RecordFacts,
  sources: InputSources,
): Promise<number> {
  const subjects = new Map(
    changed.flatMap(({ job }) => subjectOf(job) ?? []).map((subject) => [subject.key, subject]),
  );
  const jobs = [...changed.map(({ job }) => job), ...sample, ...unchanged];
  const ofStudio = mergeStudio(seen);
  for (const subject of subjects.values()) {
    const page = seen.find(
      (one): one is PageSeen => one.kind === 'page' && pageSubject(one.name).key === subject.key,
    );
    if (page) {
      const pictures = taken.map(({ name }) => name).filter((name) => isPictureOf(name, page.name));
      await writeInputs(subject, await recordPage(page, pictures, sources));
    } else if (subject.scene !== undefined) {
      const { scene } = subject;
      const facts = {
        scene,
        definition: studio.definitions.get(scene) ?? '',
        definitions: [...studio.definitions.values()],
        packs: [...packs].filter(([, scenes]) => scenes.includes(scene)).map(([pack]) => pack),
        pictures: jobs
          .flatMap((job) => (job.kind === 'photos' && job.shots[0]?.scene === scene ? job.shots : []))
          .map(photoName),
      };
      await writeInputs(subject, await recordScene(facts, ofStudio, sources));
    }
  }
  if (isWhole) await deleteOtherInputs(jobs.flatMap((job) => subjectOf(job) ?? []));
  return subjects.size;
}

const isPictureOf = (name: string, page: string): boolean =>
  name === `pages/${page}.png` || name === `pages/${page}-vip.png`;

function mergeStudio(seen: readonly (PageSeen | StudioSeen)[]): StudioSeen {
  const studios = seen.filter((one) => one.kind === 'studio');
  return {
    kind: 'studio',
    opened: [...new Set(studios.flatMap(({ opened }) => opened))],
    fetched: [...new Set(studios.flatMap(({ fetched }) => fetched))],
  };
}
