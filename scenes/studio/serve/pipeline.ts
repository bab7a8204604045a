import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangedBundle } from '../protocol.ts';

/** Callbacks for what the pipeline packs. */
export interface PipelineListeners {
  /** Called after each packing with the bundles that have changed; their files are complete. */
  readonly onChange: (changed: readonly ChangedBundle[]) => void;
  /** Called with a message when a file cannot be packed. */
  readonly onProblem: (problem: string) => void;
}

const MANIFEST = 'manifest.json';
/** Folder of the reel titles' pictures; its manifest has the same form as those of the bundles. */
const TITLES = 'titles';
/** Interval at which the manifests are read again, ms. */
const POLL_MS = 20;

/** Reads all packed bundles by `<pack>/<bundle>` or `<bundle>`, with their manifest entries as text. */
function readPacked(art: string): Map<string, { readonly entry: string; readonly bundle: ChangedBundle }> {
  const packed = new Map<string, { entry: string; bundle: ChangedBundle }>();
  const read = (folder: string, pack: string | undefined, prefix = ''): void => {
    let manifest: Record<string, unknown>;
    try {
      manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Record<string, unknown>;
    } catch {
      // The folder has no manifest yet, because nothing has been packed.
      return;
    }
    for (const [own, entry] of Object.entries(manifest)) {
      const bundle = prefix + own;
      const name = pack === undefined ? bundle : `${pack}/${bundle}`;
      packed.set(name, {
        // Leave out the sheets of half size: they are packed later, from the same pictures, and the studio does not
        // show them.
        entry: JSON.stringify(entry, (key, value: unknown) => (key === 'half' ? undefined : value)),
        bundle: pack === undefined ? { bundle } : { bundle, pack },
      });
    }
  };
  read(art, undefined);
  read(join(art, TITLES), undefined, `${TITLES}/`);
  const packs = join(art, 'packs');
  for (const pack of existsSync(packs) ? readdirSync(packs) : []) read(join(packs, pack), pack);
  return packed;
}

/** Returns the times at which the manifests were last written, as one text to compare. */
function writtenAt(art: string): string {
  const packs = join(art, 'packs');
  const titles = join(art, TITLES);
  const folders = [
    art,
    titles,
    ...(existsSync(packs) ? readdirSync(packs).map((pack) => join(packs, pack)) : []),
  ];
  return folders
    .map((folder) => statSync(join(folder, MANIFEST), { throwIfNoEntry: false })?.mtimeMs ?? 0)
    .join();
}

/**
 * Reports every bundle under `art` that any process has packed again. Returns a function that ends this. It polls,
 * because a file watcher would stop working when the whole folder is deleted and created again.
 */
export function watchPacked(art: string, onChange: PipelineListeners['onChange']): () => void {
  let known = readPacked(art);
  let written = writtenAt(art);
  const timer = setInterval(() => {
    const now = writtenAt(art);
    if (now === written) return;
    written = now;
    const packed = readPacked(art);
    // Before the first packing is complete, the studio has nothing to show.
    if (packed.size === 0) return;
    const names = new Set([...known.keys(), ...packed.keys()]);
    const changed = [...names].flatMap((name) => {
      const [before, after] = [known.get(name), packed.get(name)];
      return before?.entry === after?.entry ? [] : (after?.bundle ?? before?.bundle ?? []);
    });
    known = packed;
    if (changed.length > 0) onChange(changed);
  }, POLL_MS);
  return () => clearInterval(timer);
}

/**
 * Runs the pipeline in watch mode in a separate process, so that a large picture never blocks the page, and reports
 * what it packs. Returns a function that ends both.
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
