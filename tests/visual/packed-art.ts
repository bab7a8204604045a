import { buildArt } from '../../assets/pipeline/build-art.ts';
import { artFolders } from '../../assets/pipeline/folders.ts';

/**
 * Packs the changed art, so that nothing is photographed with outdated art. Rejects with the file's name when default
 * art cannot be read.
 */
export async function packChangedArt(): Promise<void> {
  await buildArt(artFolders);
}
