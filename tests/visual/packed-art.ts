import { buildArt } from '../../assets/pipeline/build-art.ts';
import { artFolders } from '../../assets/pipeline/folders.ts';

/**
 * Packs the art that has changed, so that nothing is photographed as an earlier state of the folders left it. Rejects with the
 * file's name when default art cannot be read.
 */
export async function packChangedArt(): Promise<void> {
  await buildArt(artFolders);
}
