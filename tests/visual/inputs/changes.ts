import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BASELINES } from '../baselines.ts';
import type { ArtFiles } from './art-files.ts';
import type { Build } from './build-files.ts';
import { hashOf } from './hash.ts';
import type { Input } from './input.ts';
import type { ModuleGraph } from './module-graph.ts';
import { moduleHash, pageInputHash } from './page-modules.ts';
import { parseRequest, type ServerReader } from './server-requests.ts';
import type { Subject } from './subject.ts';

/** Sources of the current inputs. */
export interface InputSources {
  /** Inputs of this run's camera, browser and fonts. */
  readonly environment: readonly Input[];
  /** Modules of the studio, including all scenes. */
  readonly studio: ModuleGraph;
  readonly art: ArtFiles;
  /** Build of the lobby and its server; undefined in a run without pages. */
  readonly lobby:
    | { readonly build: Build; readonly modules: ModuleGraph; readonly server: ServerReader }
    | undefined;
  /** Returns the hash of a baseline's file, by its path in their folder. */
  picture(name: string): Promise<string>;
}

/** A reason to photograph a subject again. */
export interface Change {
  readonly reason: string;
  /** Art pack, if only its pictures are affected. */
  readonly pack?: string;
  /** Picture, if only this one is affected. */
  readonly picture?: string;
}

/** Name of a scene's default art among its inputs. */
export const DEFAULT_ART = 'default';

/** Finds changes since a subject's inputs were recorded; empty if there are none. */
export async function findChanges(
  subject: Subject,
  recorded: readonly Input[] | undefined,
  sources: InputSources,
): Promise<Change[]> {
  if (!recorded) return [{ reason: 'its inputs were never recorded' }];
  const changes = [...environmentChanges(recorded, sources.environment), ...moduleChanges(recorded)];
  for (const input of recorded) {
    const hash = await hashNow(subject, input, sources);
    if (hash !== undefined && hash !== input.hash) changes.push(describe(input));
  }
  return changes;
}

/** Reads the hash of a baseline's file; a missing file has a special hash. */
export const pictureHash = async (name: string): Promise<string> =>
  hashOf(await readFile(join(BASELINES, name)).catch(() => 'none'));

/** Returns the paths whose response headers belong to an input of the kind `headers`: a page, or files by extension. */
export const headerPaths = (name: string, build: Build): string[] =>
  name
    .split(' ')
    .flatMap((part) =>
      part.startsWith('/') ? part : build.names.filter((file) => file.endsWith(part)).slice(0, 1),
    )
    .map((path) => (path.startsWith('/') ? path : `/${path}`));

function environmentChanges(recorded: readonly Input[], environment: readonly Input[]): Change[] {
  return environment
    .filter(({ kind, hash }) => recorded.find((input) => input.kind === kind)?.hash !== hash)
    .map(({ kind, name }) => ({ reason: `the ${kind} changed (${name})` }));
}

/** Modules are compared one by one elsewhere; this only checks that some were recorded. */
const moduleChanges = (recorded: readonly Input[]): Change[] =>
  recorded.some(({ kind }) => kind === 'module') ? [] : [{ reason: 'none of its modules were recorded' }];

/** Reads the current hash of an input; undefined for inputs that are compared elsewhere. */
export async function hashNow(
  { scene }: Subject,
  { kind, name }: Input,
  sources: InputSources,
): Promise<string | undefined> {
  const { art, lobby, picture, studio } = sources;
  switch (kind) {
    case 'camera':
    case 'browser':
    case 'fonts':
      return undefined;
    case 'module':
      return scene === undefined ? lobby && moduleHash(lobby.modules, name) : moduleHash(studio, name);
    case 'pages':
    case 'asset':
      return lobby && pageInputHash(lobby.build, lobby.modules, kind, name);
    case 'picture':
      return picture(name);
    case 'art':
      return scene === undefined
        ? 'none'
        : art.hash(scene, name === DEFAULT_ART ? undefined : name).catch(() => 'none');
    case 'answer':
      return lobby?.server.answer(parseRequest(name));
    case 'resource':
      return lobby?.server.resource(name);
    case 'headers':
      return lobby?.server.headers(headerPaths(name, lobby.build));
  }
}

function describe({ kind, name }: Input): Change {
  switch (kind) {
    case 'picture':
      return { reason: `the baseline ${name} changed`, picture: name };
    case 'art':
      return name === DEFAULT_ART
        ? { reason: 'its art changed' }
        : { reason: `its art in the pack ${name} changed`, pack: name };
    case 'module':
      return { reason: `${name} changed, or what it imports` };
    case 'pages':
      return { reason: 'the table of pages changed' };
    case 'answer':
      return { reason: `the answer to ${name} changed` };
    case 'headers':
      return { reason: 'its response headers changed' };
    default:
      return { reason: `${name} changed` };
  }
}
