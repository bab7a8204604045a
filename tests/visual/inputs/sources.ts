import { readFile } from 'node:fs/promises';
import type { LobbyTarget } from '../jobs.ts';
import { modulesFile } from '../lobby-server.ts';
import type { ServedTargets } from '../targets.ts';
import { openArtFiles } from './art-files.ts';
import { readBuild } from './build-files.ts';
import { findChanges, type InputSources, pictureHash } from './changes.ts';
import { readEnvironment } from './environment.ts';
import type { Input } from './input.ts';
import type { ModuleGraph } from './module-graph.ts';
import { openServerReader } from './server-requests.ts';
import { readInputs, type Subject } from './subject.ts';
import type { SubjectState } from '../selection.ts';

/** Returns where the current inputs of the served builds are read. */
export async function openSources(
  { targets, studio, lobbyFolder }: ServedTargets,
  browser: string,
): Promise<InputSources> {
  const [environment, modules, lobby] = await Promise.all([
    readEnvironment(browser),
    readModules(studio.modules),
    lobbyFolder !== undefined && targets.lobby ? openLobbySource(lobbyFolder, targets.lobby) : undefined,
  ]);
  return { environment, studio: modules, art: openArtFiles(studio.art), lobby, picture: pictureHash };
}

async function openLobbySource(folder: string, target: LobbyTarget): Promise<InputSources['lobby']> {
  const [build, modules] = await Promise.all([readBuild(folder), readModules(modulesFile(folder))]);
  return { build, modules, server: openServerReader(target.address, target) };
}

const readModules = async (file: string): Promise<ModuleGraph> =>
  JSON.parse(await readFile(file, 'utf8')) as ModuleGraph;

/** Returns, by the subject's key, what has changed since the inputs of each page and scene were recorded. */
export async function readStates(
  subjects: Iterable<Subject>,
  sources: InputSources,
): Promise<Map<string, SubjectState>> {
  const states = new Map<string, SubjectState>();
  for (const subject of subjects) {
    if (states.has(subject.key)) continue;
    const recorded = await readInputs(subject);
    const changes = await findChanges(subject, recorded, sources);
    states.set(subject.key, { changes, pictures: picturesIn(recorded ?? []) });
  }
  return states;
}

const picturesIn = (inputs: readonly Input[]): Set<string> =>
  new Set(inputs.filter(({ kind }) => kind === 'picture').map(({ name }) => name));
