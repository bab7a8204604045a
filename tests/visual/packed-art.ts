import { buildArt } from '../../assets/pipeline/build-art.ts';
import { artFolders } from '../../assets/pipeline/folders.ts';

/**
 * Packs the art that has changed, so that nothing is photographed with outdated art. Rejects with the name of a file of
 * the default art that cannot be read.
 */
export async function packChangedArt(): Promise<void> {
  await buildArt(artFolders);
}
