import { rename, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a file first under another name and then renames it, so that an ended build or a full disk never leaves an
 * incomplete file that a later build would use. Rejects as `writeFile` does.
 */
export async function writeWhole(file: string, data: string | Buffer): Promise<void> {
  const half = `${file}.${process.pid}.part`;
  try {
    await writeFile(half, data);
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}
