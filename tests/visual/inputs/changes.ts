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

/** Where the current state of pictures' inputs (everything they depend on) is read. */
export interface InputSources {
  /** The current camera code, browser and fonts, as inputs. */
  readonly environment: readonly Input[];
  /** Modules of the built studio, including all scenes. */
  readonly studio: ModuleGraph;
  readonly art: ArtFiles;
  /** The built lobby with its modules, and its running server; undefined in a run without pages. */
  readonly lobby:
    | { readonly build: Build; readonly modules: ModuleGraph; readonly server: ServerReader }
    | undefined;
  /** Returns the hash of a baseline's file; `name` is its path in the folder of baselines. */
  picture(name: string): Promise<string>;
}

/** A reason to photograph a page or scene again. */
export interface Change {
  readonly reason: string;
  /** Name of the art pack if only pictures in this pack are affected. */
  readonly pack?: string;
  /** Name of the picture if only this picture is affected. */
  readonly picture?: string;
}

/** Name of the input that is the scene's default art. */
export const DEFAULT_ART = 'default';

/** Returns what has changed since the inputs of a page or scene were recorded; empty if nothing has. */
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

/** Returns the hash of a baseline's file; a missing file has a hash too. */
export const pictureHash = async (name: string): Promise<string> =>
  hashOf(await readFile(join(BASELINES, name)).catch(() => 'none'));

/** Returns the paths whose response headers an input of the kind `headers` covers: a page, or files by extension. */
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

/** Returns a change if no module was recorded. `hashNow` compares the recorded modules. */
const moduleChanges = (recorded: readonly Input[]): Change[] =>
  recorded.some(({ kind }) => kind === 'module') ? [] : [{ reason: 'none of its modules were recorded' }];

/** Returns the current hash of an input; undefined for those that `environmentChanges` compares. */
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
