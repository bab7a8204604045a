import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ArtManifest,
  type BundleName,
  findDefaultBundles,
  type Folders,
  MANIFEST,
  manifestText,
  nameOf,
  outputFolderOf,
  sourcesOf,
  bundlePath,
  pipelineVersion,
} from './build-art.ts';
import { findPackBundles } from './bundles.ts';
import { packBundle } from './pack-bundle.ts';
import { whenWritten } from './source-file.ts';
import { openStore, writeFiles } from './store.ts';

function readManifest(file: string): ArtManifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ArtManifest;
  } catch {
    // Nothing has been packed yet.
    return {};
  }
}

/**
 * Packs the given bundles, in which a file was just saved, without the sheets of half size and without the packs over
 * them, which `buildArt` packs later. A draft (`isDraft`) has new sheets only as PNG and new sounds only as WAV; a
 * later call without `isDraft` replaces the draft. Returns the changed bundles. Waits for files that are still being
 * written. Rejects as `buildArt` does, and if the signal aborts it.
 */
export async function packSaved(
  folders: Folders,
  names: readonly BundleName[],
  { isDraft = false, signal }: { readonly isDraft?: boolean; readonly signal?: AbortSignal } = {},
): Promise<BundleName[]> {
  const { assets, output, cache } = folders;
  mkdirSync(cache, { recursive: true });
  const store = openStore(join(cache, 'kept'), { version: pipelineVersion() });
  const wanted = new Set(names.map(bundlePath));
  const plain = await findDefaultBundles(
    folders,
    names.map(({ bundle }) => bundle),
  );
  const over = names.some(({ pack }) => pack !== undefined) ? findPackBundles(assets, plain) : [];
  const changed: BundleName[] = [];
  for (const bundle of [...plain, ...over]) {
    const name = nameOf(bundle);
    if (!wanted.has(bundlePath(name))) continue;
    const folder = join(output, outputFolderOf(name.pack));
    const manifest = readManifest(join(folder, MANIFEST));
    const before = manifest[name.bundle];
    await whenWritten(sourcesOf(bundle), signal);
    const { entry, files } = await packBundle(bundle, store, {
      isDraft,
      before: before ?? {},
    });
    if (JSON.stringify(entry) === JSON.stringify(before)) continue;
    writeFiles(folder, files);
    writeFiles(folder, new Map([[MANIFEST, manifestText({ ...manifest, [name.bundle]: entry })]]));
    changed.push(name);
  }
  return changed;
}
