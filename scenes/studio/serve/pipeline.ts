import { execFile, spawn } from 'node:child_process';
import { existsSync, type FSWatcher, mkdirSync, readdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { ChangedBundle, CheckMessage } from '../wire.ts';

/** Who hears of the pipeline. */
export interface PipelineListeners {
  /** Told once for each packing, when its files are in place. */
  readonly onChange: (changed: readonly ChangedBundle[]) => void;
  /** Told in words what could not be packed. */
  readonly onProblem: (problem: string) => void;
}

const MANIFEST = 'manifest.json';
/** A packing writes several lists in a row: how long it must be quiet before they are read, ms. */
const QUIET = 20;

/** What is packed now: each bundle's list of files as text, by `<pack>/<bundle>` or `<bundle>`. */
function readPacked(art: string): Map<string, { readonly entry: string; readonly bundle: ChangedBundle }> {
  const packed = new Map<string, { entry: string; bundle: ChangedBundle }>();
  const read = (folder: string, pack: string | undefined): void => {
    let manifest: Record<string, unknown>;
    try {
      manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Record<string, unknown>;
    } catch {
      // Not packed yet.
      return;
    }
    for (const [bundle, entry] of Object.entries(manifest)) {
      const name = pack === undefined ? bundle : `${pack}/${bundle}`;
      packed.set(name, {
        entry: JSON.stringify(entry),
        bundle: pack === undefined ? { bundle } : { bundle, pack },
      });
    }
  };
  read(art, undefined);
  const packs = join(art, 'packs');
  for (const pack of existsSync(packs) ? readdirSync(packs) : []) read(join(packs, pack), pack);
  return packed;
}

/** Tells of every bundle under `art` that is packed anew, whoever packs it. Answers how to end it. */
export function watchPacked(art: string, onChange: PipelineListeners['onChange']): () => void {
  mkdirSync(art, { recursive: true });
  let known = readPacked(art);
  let timer: NodeJS.Timeout | undefined;
  const compare = (): void => {
    const now = readPacked(art);
    const names = new Set([...known.keys(), ...now.keys()]);
    const changed = [...names].flatMap((name) => {
      const [before, after] = [known.get(name), now.get(name)];
      return before?.entry === after?.entry ? [] : (after?.bundle ?? before?.bundle ?? []);
    });
    known = now;
    if (changed.length > 0) onChange(changed);
  };
  const watchers = new Map<string, FSWatcher>();
  // A watch for each folder: Node 20's recursive one loses files that are replaced by renaming, as lists are.
  const follow = (): void => {
    const packs = join(art, 'packs');
    const folders = [
      art,
      ...(existsSync(packs) ? [packs, ...readdirSync(packs).map((pack) => join(packs, pack))] : []),
    ];
    for (const folder of folders) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, (_, name) => {
        if (folder === art || folder === packs) follow();
        if (name !== MANIFEST && folder !== packs) return;
        clearTimeout(timer);
        timer = setTimeout(compare, QUIET);
      });
      watcher.on('error', () => watchers.delete(folder));
      watchers.set(folder, watcher);
    }
  };
  follow();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

/**
 * Runs the watching pipeline beside this process, so that a heavy picture never holds up the page, and tells of what
 * is packed. Answers how to end it.
 */
export function watchPipeline(root: string, { onChange, onProblem }: PipelineListeners): () => void {
  const endWatching = watchPacked(join(root, '.art'), onChange);
  const child = spawn(process.execPath, ['--import', 'tsx', 'assets/pipeline/run.ts', '--watch'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  let isEnded = false;
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
    const lines = complaint.split('\n');
    complaint = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') onProblem(line);
  });
  child.on('exit', (code) => {
    if (!isEnded) onProblem(`Packing has stopped (${code}): start the studio again to see saved files.`);
  });
  const end = (): void => {
    isEnded = true;
    endWatching();
    child.kill();
    process.off('exit', end);
  };
  process.on('exit', end);
  return end;
}

interface Report {
  readonly pack?: string;
  readonly findings: readonly Omit<CheckMessage, 'pack'>[];
}

/** Looks all assets over, as `npm run assets:check` does. Rejects with its words when it cannot be run. */
export function checkAssets(root: string): Promise<readonly CheckMessage[]> {
  return new Promise((resolve, reject) => {
    const words = ['--import', 'tsx', 'assets/check/run.ts', '--json'];
    execFile(process.execPath, words, { cwd: root, maxBuffer: 16 * 2 ** 20 }, (error, stdout, stderr) => {
      try {
        // It ends with an error when it has found something, which is not one for us.
        const reports = JSON.parse(stdout) as readonly Report[];
        resolve(
          reports.flatMap(({ pack, findings }) =>
            findings.map((finding) => ({ ...finding, ...(pack === undefined ? {} : { pack }) })),
          ),
        );
      } catch {
        reject(new Error(stderr.trim().split('\n').at(-1) || error?.message || 'the check said nothing'));
      }
    });
  });
}
