import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangedBundle } from '../protocol.ts';

/** Callbacks of the pipeline. */
export interface PipelineListeners {
  /** Called once for each packing, when its files are in place. */
  readonly onChange: (changed: readonly ChangedBundle[]) => void;
  /** Called with the reason why something could not be packed. */
  readonly onProblem: (problem: string) => void;
}

const MANIFEST = 'manifest.json';
/** Folder of the reel titles' art; its manifest has the form of the bundles' manifests. */
const TITLES = 'titles';
/** Polling interval of the manifests, ms. */
const POLL_MS = 20;

/** Reads what is packed now: each bundle's list of files as text, by `<pack>/<bundle>` or `<bundle>`. */
function readPacked(art: string): Map<string, { readonly entry: string; readonly bundle: ChangedBundle }> {
  const packed = new Map<string, { entry: string; bundle: ChangedBundle }>();
  const read = (folder: string, pack: string | undefined, prefix = ''): void => {
    let manifest: Record<string, unknown>;
    try {
      manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Record<string, unknown>;
    } catch {
      // Not packed yet.
      return;
    }
    for (const [own, entry] of Object.entries(manifest)) {
      const bundle = prefix + own;
      const name = pack === undefined ? bundle : `${pack}/${bundle}`;
      packed.set(name, {
        // The studio shows full-size pages; those at half size come later and are the same pictures.
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

/** Returns when each manifest was last written. */
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
 * Reports every bundle under `art` that is packed again, by any process. Returns a function that ends it. It polls
 * the few manifests: a file watch would be lost when the whole folder is deleted and created again.
 */
export function watchPacked(art: string, onChange: PipelineListeners['onChange']): () => void {
  let known = readPacked(art);
  let written = writtenAt(art);
  const timer = setInterval(() => {
    const now = writtenAt(art);
    if (now === written) return;
    written = now;
    const packed = readPacked(art);
    // During the first packing of everything there is nothing to show.
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
 * Runs the watching pipeline in a separate process, so that a heavy picture never blocks the page, and reports what
 * is packed. Returns a function that ends it.
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
